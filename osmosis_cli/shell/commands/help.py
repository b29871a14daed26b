"""Help: the commands, the words of the game, and the rules.

The rule book is imported when it is opened.
"""

from __future__ import annotations

from collections.abc import Mapping

from osmosis_cli.shell import lesson_words
from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import anything
from osmosis_cli.shell.questions import numbered
from osmosis_cli.shell.session import GROUPS, Command, Session
from osmosis_cli.shell.vocabulary import Forms, Vocabularies, Vocabulary
from osmosis_cli.words.cards import comma_list, join_list
from osmosis_cli.words.distance import nearest
from osmosis_cli.words.fold import fold
from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop
from osmosis_cli.words.verdicts import not_understood

GROUP_TITLES = {
    "play": pgettext_noop("title", "Playing"),
    "look": pgettext_noop("title", "Looking and asking"),
    "turns": pgettext_noop("title", "Back and forth"),
    "games": pgettext_noop("title", "Games"),
    "learn": pgettext_noop("title", "Learning"),
    "talk": pgettext_noop("title", "Help, settings and leaving"),
}
"""The headings of the groups of commands."""

_GROUP_LINES = {
    # Translators: a line of the help; {commands} are command words with commas between them.
    "play": gettext_noop("To play: {commands}."),
    "look": gettext_noop("To look and ask: {commands}."),
    "turns": gettext_noop("Back and forth: {commands}."),
    "games": gettext_noop("Games: {commands}."),
    "learn": gettext_noop("To learn: {commands}."),
    "talk": gettext_noop("Help, settings and leaving: {commands}."),
}


def _subject(session: Session, text: str) -> str:
    """Take what there is help for, or nothing. Raises `Misfit` for anything else."""
    _lines_about(session, text)
    return text


def _subjects(session: Session) -> list[str]:
    """Return all that there is help for."""
    # The rule book is large.
    from osmosis_cli.words.rulebook import terms

    words = comma_list(pgettext("after help", "keys"))[:1]
    return [*words, *session.vocabulary.local.shown.values(), *(term.name for term in terms())]


def help_command(session: Session, text: str) -> Answer:
    """List the commands, or explain one of them or a word of the game."""
    lines = _lines_about(session, text, session.style.detail == "short")
    if not text and session.activity is not None:
        lines = [*session.activity.help_lines(), *lines]
    return say(*lines)


def _lines_about(session: Session, text: str, short: bool = False) -> list[str]:
    """The help on a command or a word of the game. Raises `Misfit` if the text is neither.

    ``short`` leaves out what only explains how to go on, and examples.
    """
    wanted = fold(text)
    if not wanted:
        return _overview(session, short)
    # Translators: what to type after the command help for the list of short forms; several ways
    # have commas between them.
    if wanted in ("keys", *map(fold, comma_list(pgettext("after help", "keys")))):
        listed = keys(session.commands, session.vocabulary.local)
        return [*listed, _(session.commands["keys"].does)]
    key = _command_key(session.vocabulary, wanted)
    lines = [] if key is None else about(session.commands[key], short)
    lines += lesson_words.about(text)
    # The rule book is large.
    from osmosis_cli.words.rulebook import Term, find_term

    term = find_term(text)
    if isinstance(term, Term):
        lines.append(term.sentence)
    elif isinstance(term, list) and not lines:
        names = join_or(found.name for found in term)
        # Translators: {words} are words of the game, the last after "or".
        return [_("That can mean several words: {words}.").format(words=names)]
    if not lines:
        raise Misfit(_not_found(session.vocabulary.local, text))
    return lines


def _overview(session: Session, short: bool) -> list[str]:
    lines = []
    local = session.vocabulary.local
    for group in GROUPS:
        words = join_list(
            local.shown[key] for key, found in session.commands.items() if found.group == group
        )
        lines.append(words if short else _(_GROUP_LINES[group]).format(commands=words))
    if short:
        return lines
    how = _("Type a card to play it, such as 8 of hearts, or a reserve pile, such as r2.")
    lines.insert(0, how)
    lines.append(_("Type help and a word to learn more about it, or help keys for short forms."))
    return lines


def keys(commands: Mapping[str, Command], local: Vocabulary) -> list[str]:
    """The short forms of all commands, in sentences."""
    shorts = local.short_shown
    # Translators: an entry in a list of short forms: what to type for which command word.
    entry = pgettext("short form", "{short} for {command}")
    entries = [
        entry.format(short=shorts[key], command=local.shown[key])
        for group in GROUPS
        for key, found in commands.items()
        if found.group == group and key in shorts
    ]
    return [
        _("Short forms: {entries}.").format(entries=join_list(entries)),
        _("Also r1 to r4 to play from the reserve, and w to play from the waste."),
    ]


def _command_key(known: Vocabularies, wanted: str) -> str | None:
    local = known.local
    for words in (local.words, local.shorts, known.english.words):
        if wanted in words:
            return words[wanted]
    found = {key for word, key in local.words.items() if word.startswith(wanted)}
    return found.pop() if len(found) == 1 else None


def about(found: Command, short: bool = False) -> list[str]:
    """What a command does, its forms, and everything else that can be typed for it.

    ``short`` leaves out the forms.
    """
    lines = [_(found.does)]
    if found.forms is not None and not short:
        # Translators: {forms} are examples of what can be typed, with commas between them.
        text = _("Examples: {forms}.")
        lines.append(text.format(forms=join_list(comma_list(pgettext(*found.forms)))))
    typed = Forms.of(pgettext(*found.words))
    # Translators: {words} are all that can be typed for a command, with commas between them.
    text = _("You can type: {words}.")
    lines.append(text.format(words=join_list((*typed.words, *typed.shorts))))
    return lines


def _not_found(local: Vocabulary, text: str) -> str:
    return not_understood(text, nearest(fold(text), {word: word for word in local.words}))


def rules(session: Session, text: str) -> Answer:
    """List the sections of the rules, or open one."""
    if not text:
        # The rule book is large.
        from osmosis_cli.words.rulebook import SECTIONS

        return numbered(
            session,
            _contents(session),
            len(SECTIONS),
            lambda number: say(*SECTIONS[number - 1].lines),
        )
    # The rule book is large.
    from osmosis_cli.words.rulebook import (
        Section,
        everything,
        find_section,
        is_everything,
        no_section,
    )

    if is_everything(text):
        return say(*everything())
    found = find_section(text)
    if isinstance(found, Section):
        return say(*found.lines)
    return say(no_section(text, found, session.vocabulary.local.shown["rules"]))


def _sections(_session: Session) -> list[str]:
    """Return the titles of the rules, and the word for all of them."""
    # The rule book is large.
    from osmosis_cli.words.rulebook import SECTIONS, everything_word

    return [*(section.title for section in SECTIONS), everything_word()]


def _contents(session: Session) -> list[str]:
    # The rule book is large.
    from osmosis_cli.words.rulebook import SECTIONS, contents, how_to_open, section_for

    if session.judged is None:
        return [*contents(), how_to_open(session.vocabulary.local.shown["rules"])]
    book = [section.key for section in SECTIONS]
    number = 1 + book.index(section_for(session.judged.verdict.reason.code))
    text = _("The last verdict rests on section {number}. Type rules and a number or a title.")
    return [*contents(), text.format(number=number)]


COMMANDS = (
    Command(
        "help",
        "talk",
        pgettext_noop("command words", "help; h; menu, commands, how do i play, what can i do"),
        gettext_noop("Lists the commands, or explains a command or a word of the game."),
        _subject,
        help_command,
        pgettext_noop("command forms", "help, help draw, help waste, help keys"),
        _subjects,
    ),
    Command(
        "rules",
        "learn",
        pgettext_noop("command words", "rules, rule; ru"),
        gettext_noop("Lists the sections of the rules, or opens the one that you name, or all."),
        anything,
        rules,
        pgettext_noop("command forms", "rules, rules 3, rules tips, rules all"),
        _sections,
    ),
)
