"""Short forms of a player's own: a word that stands for a whole command."""

from __future__ import annotations

import re

from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.arguments import anything, is_off
from osmosis_cli.shell.readings import Call, Play
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.words.cards import join_list
from osmosis_cli.words.fold import fold
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext, pgettext, pgettext_noop

_NAME = re.compile(r"[^\W_]{1,12}")


def short(session: Session, text: str) -> Answer:
    """List the short forms of the player's own, make one, or take one away."""
    name, _blank, command = text.partition(" ")
    name = fold(name)
    if not name:
        return _listed(session)
    if not command or is_off(command):
        if name not in session.shorts:
            return say(_("You have no short form {short}.").format(short=visible(name)))
        if not command:
            return say(_entry(session, name))
        del session.shorts[name]
        _keep(session)
        return say(_("{short} is no short form any more.").format(short=name))
    if not _NAME.fullmatch(name):
        return say(_("A short form is one word of at most 12 letters and digits."))
    if session.understood(name) is not None:
        text = _("{short} means something already. Choose another word.")
        return say(text.format(short=name))
    meant = _canonical(session, command)
    if meant is None:
        return say(_("After the new word, name a command or a pile, such as draw or r4."))
    session.shorts[name] = meant
    _keep(session)
    return say(_("From now on: {entry}.").format(entry=_entry(session, name)))


def _canonical(session: Session, command: str) -> str | None:
    """The command in words that every language understands, None if it cannot have a short form."""
    reading = session.understood(command)
    if isinstance(reading, Play):
        move = reading.move
        if move.row is None and move.target is None and move.kind != "card":
            return f"r{move.pile}" if move.pile else "w"
    if isinstance(reading, Call):
        word, argument = session.vocabulary.english.shown[reading.command.key], reading.argument
        if argument is None or argument == "":
            return word
        if type(argument) is int:
            return f"{word} {argument}"
    return None


def _entry(session: Session, name: str) -> str:
    """What to type, for which command in the language of the moment."""
    meant = session.shorts[name]
    word, _blank, number = meant.rpartition(" ") if meant[-1:].isdigit() else (meant, "", "")
    key = session.vocabulary.english.words.get(word)
    shown = f"{session.vocabulary.local.shown[key]} {number}".strip() if key else meant
    return pgettext("short form", "{short} for {command}").format(short=name, command=shown)


def _listed(session: Session) -> Answer:
    entries = [_entry(session, name) for name in sorted(session.shorts)]
    if not entries:
        # Translators: {short} is the command word to type.
        text = _("You have no short forms of your own. Type {short}, a new word and a command.")
        return say(text.format(short=session.vocabulary.local.shown["short"]))
    text = ngettext(
        "You have {count} short form of your own: {entries}.",
        "You have {count} short forms of your own: {entries}.",
        len(entries),
    )
    return say(text.format(count=len(entries), entries=join_list(entries)))


def _keep(session: Session) -> None:
    texts = [f"{name} {meant}" for name, meant in sorted(session.shorts.items())]
    session.autosave.choose("shorts", ", ".join(texts) or "none")


COMMANDS = (
    Command(
        "short",
        "talk",
        pgettext_noop("command words", "short, short form, short forms"),
        gettext_noop(
            "Gives a command a short form of your own, lists yours, or takes one away with off."
        ),
        anything,
        short,
        pgettext_noop("command forms", "short, short x go, short x off"),
    ),
)
