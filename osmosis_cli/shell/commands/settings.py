"""How the program speaks and asks, going on with a long answer, and leaving."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import TypeVar

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import anything, nothing, on_or_off, read_count, switch_words
from osmosis_cli.shell.session import Auto, Command, Offers, Parser, Session
from osmosis_cli.shell.vocabulary import Message
from osmosis_cli.storage.settings import AUTO, MAX_WIDTH, MIN_WIDTH
from osmosis_cli.words import language
from osmosis_cli.words.cards import join_list
from osmosis_cli.words.choice import resolve
from osmosis_cli.words.fold import fold
from osmosis_cli.words.language import language_name
from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.style import PARTS, CardStyle, Detail, Part
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

_DETAIL_WORDS: dict[Detail, tuple[str, str]] = {
    # Translators: how much is said, typed after the command "verbosity"; one word each.
    "short": pgettext_noop("verbosity", "short"),
    "normal": pgettext_noop("verbosity", "normal"),
    "full": pgettext_noop("verbosity", "full"),
}
_CARD_WORDS: dict[CardStyle, tuple[str, str]] = {
    # Translators: how cards are written, typed after the command "cards"; one word each.
    "auto": pgettext_noop("cards", "auto"),
    "words": pgettext_noop("cards", "words"),
    "short": pgettext_noop("cards", "short"),
}


Value = TypeVar("Value", bound=str)


def _word_of(words: Mapping[Value, Message]) -> Parser:
    """Return a parser for the words of a setting, whole or begun; empty text is None."""

    def parse(_session: Session, text: str) -> Value | None:
        wanted = fold(text)
        if not wanted:
            return None
        for value, message in words.items():
            if wanted in (fold(pgettext(*message)), message[1]):
                return value
        begun = [value for value in words if fold(pgettext(*words[value])).startswith(wanted)]
        if len(begun) == 1:
            return begun[0]
        # Translators: {words} are the words that can be typed, the last after "or".
        sentence = _("Choose {words}.")
        raise Misfit(sentence.format(words=join_or(pgettext(*word) for word in words.values())))

    return parse


def language_command(session: Session, text: str) -> Answer:
    """Say the language, or speak another one from now on."""
    if text:
        wanted = resolve(text)
        if wanted is None:
            # Translators: {languages} are names of languages, the last after "or".
            refusal = _("I do not speak that language. Choose {languages}.")
            return say(refusal.format(languages=join_or(map(language_name, language.LANGUAGES))))
        language.use(wanted)
        session.autosave.choose("language", wanted)
    # Translators: {language} is the name of this language, in itself: English, Deutsch.
    return say(_("The language is {language}.").format(language=language_name(language.current())))


def verbosity(session: Session, detail: Detail | None) -> Answer:
    """Say how much is said, or change it."""
    if detail is not None:
        session.style = session.style._replace(detail=detail)
        session.autosave.choose("verbosity", detail)
    word = pgettext(*_DETAIL_WORDS[session.style.detail])
    # Translators: {detail} is short, normal or full.
    lines = [_("The verbosity is {detail}.").format(detail=word)]
    if detail == "short" and not session.style.codes:
        lines.append(_("For codes of cards instead of names, type cards short."))
    return say(*lines)


def cards(session: Session, style: CardStyle | None) -> Answer:
    """Say how cards are written, or change it."""
    if style is not None:
        session.style = session.style._replace(cards=style)
        session.autosave.choose("cards", style)
    word = pgettext(*_CARD_WORDS[session.style.cards])
    # Translators: {style} is auto, words or short.
    return say(_("The setting for cards is {style}.").format(style=word))


_AUTO_WORDS: dict[Auto, Message] = {
    # Translators: typed after the command "auto": plays that can do no harm; one word.
    "safe": pgettext_noop("auto", "safe"),
    # Translators: typed after the command "auto": an empty line deals on; one word.
    "go": pgettext_noop("auto", "go"),
}

_PART_WORDS: dict[Part, Message] = {
    # Translators: typed after the command "say": where a pass stands, how many cards lie under a
    # pile, the words of the prompt; one word each.
    "passes": pgettext_noop("part of answers", "passes"),
    "piles": pgettext_noop("part of answers", "piles"),
    "prompt": pgettext_noop("part of answers", "prompt"),
    # Translators: the same, for pass, top of the waste and score on the prompt; one word.
    "state": pgettext_noop("part of answers", "state"),
}


def _offered(words: Mapping[Value, Message]) -> Offers:
    """Return what Tab offers for the words of a setting."""
    return lambda _session: [pgettext(*word) for word in words.values()]


def _offered_with_switch(words: Mapping[Value, Message]) -> Offers:
    """Return what Tab offers where on or off can follow each of these words, or stand alone."""

    def offered(session: Session) -> Iterator[str]:
        switches = switch_words(session)
        for word in words.values():
            typed = pgettext(*word)
            yield from (f"{typed} {switch}" for switch in switches)
        yield from switches

    return offered


def _switched(words: Mapping[Value, Message]) -> Parser:
    """Return a parser for one of these words with on or off behind it, on if neither is.

    On or off alone is meant for all of them, which the word None stands for; no text is None.
    """
    one = _word_of(words)

    def parse(session: Session, text: str) -> tuple[Value | None, bool] | None:
        if not text:
            return None
        with suppress(Misfit):
            return None, on_or_off(session, text) is True
        head, _blank, rest = text.partition(" ")
        on = on_or_off(session, rest)
        return one(session, head), on is not False

    return parse


def auto(session: Session, wanted: tuple[Auto | None, bool] | None) -> Answer:
    """Say what goes by itself, or change it."""
    if wanted is not None:
        what, on = wanted
        changed = frozenset(_AUTO_WORDS) if what is None else frozenset({what})
        session.auto = session.auto | changed if on else session.auto - changed
        for name in sorted(changed):
            session.autosave.choose(f"auto_{name}", "yes" if name in session.auto else "no")
            _needs_no_offer(session, f"auto-{name}")
    lines = []
    if "safe" in session.auto:
        lines.append(_("Cards that can do no harm are played by themselves after each move."))
    if "go" in session.auto:
        lines.append(_("Enter alone deals on to the next card that can be played."))
    return say(*(lines or [_("Nothing goes by itself.")]))


def one_key(session: Session, wanted: bool | None) -> Answer:
    """Say whether one key is a line, or change it."""
    if wanted is not None:
        session.keys = wanted
        session.autosave.choose("keys", "yes" if wanted else "no")
        _needs_no_offer(session, "keys")
    if not session.keys:
        return say(_("Keys are off: each line ends with Enter."))
    return say(
        _("Keys are on: at an empty line, one key acts at once."),
        _("Begin a line with a blank or a colon. A question mark lists the keys."),
    )


def _needs_no_offer(session: Session, name: str) -> None:
    """Note that the player has changed this setting himself."""
    if name not in session.learner.knowledge.shown:
        session.learner.change(lambda known: known.with_shown(name))


def say_parts(session: Session, wanted: tuple[Part | None, bool] | None) -> Answer:
    """Say which parts of answers are left out, or change it."""
    if wanted is not None:
        what, on = wanted
        if what == "state":
            return _say_state(session, on)
        changed = frozenset(PARTS) if what is None else frozenset({what})
        silent = session.style.silent - changed if on else session.style.silent | changed
        session.style = session.style._replace(silent=silent)
        for name in sorted(changed):
            session.autosave.choose(f"say_{name}", "no" if name in silent else "yes")
    left_out = [pgettext(*_PART_WORDS[part]) for part in PARTS if part in session.style.silent]
    if not left_out:
        return say(_("All parts of answers are said."))
    # Translators: {parts} are words that are typed after the command say, with commas between.
    return say(_("Not said: {parts}.").format(parts=join_list(left_out)))


def _say_state(session: Session, on: bool) -> Answer:
    """Put the state of the game on the prompt, or leave it out."""
    session.style = session.style._replace(state=on)
    session.autosave.choose("say_state", "yes" if on else "no")
    if not on:
        return say(_("The prompt does not tell the state of the game."))
    return say(_("The prompt begins with the pass, the top of the waste and the score, in signs."))


def more(_session: Session, _argument: None) -> Answer:
    """Ask for the next part of the last long answer."""
    return Answer((), more=True)


def leave(_session: Session, _argument: None) -> Answer:
    """Leave."""
    return Answer((_("Goodbye."),), ends=True)


def _width(_session: Session, text: str) -> int | str | None:
    """Take a width or the word for automatic; None if nothing is named."""
    if not text:
        return None
    # Translators: what is typed to leave a setting to the program, one word
    if fold(text) in (fold(pgettext("setting", "auto")), AUTO):
        return AUTO
    width = read_count(text)
    if width is None or not MIN_WIDTH <= width <= MAX_WIDTH:
        raise Misfit(_("The width is a number from 20 to 80, or auto."))
    return width


def _widths(_session: Session) -> tuple[str, ...]:
    """Return the usual widths of Braille displays and screens, and the word for automatic."""
    return ("20", "32", "40", "80", pgettext("setting", "auto"))


def width(session: Session, wanted: int | str | None) -> Answer:
    """Say how wide lines are, or change it."""
    if wanted is not None:
        session.width = None if wanted == AUTO else int(wanted)
        session.autosave.choose("width", str(wanted))
    if session.width is None:
        return say(_("Lines are as wide as the screen, at most 80 characters."))
    return say(_("Lines are at most {width} characters wide.").format(width=session.width))


def plain(session: Session, wanted: bool | None) -> Answer:
    """Say whether plain mode is on, or switch it."""
    if wanted is not None:
        session.plain = wanted
        session.autosave.choose("plain", "yes" if wanted else "no")
    if session.plain:
        return say(_("Plain mode is on."))
    if session.plain is False:
        return say(_("Plain mode is off."))
    return say(_("You have not set plain mode. The terminal and the environment decide."))


def settings(session: Session, _argument: None) -> Answer:
    """Say all settings, each as its own command says it."""
    keys = ("language", "verbosity", "cards", "width", "plain", "auto", "keys", "say")
    answers = [session.run(key) for key in keys]
    return say(*(line for answer in answers for line in answer.lines))


COMMANDS = (
    Command(
        "auto",
        "talk",
        pgettext_noop("command words", "auto"),
        gettext_noop(
            "Lets things go by themselves: safe plays what can do no harm after each move, go "
            "makes Enter alone deal on. One undo takes back all that one line did."
        ),
        _switched(_AUTO_WORDS),
        auto,
        pgettext_noop("command forms", "auto, auto safe, auto go, auto safe off, auto off"),
        _offered_with_switch(_AUTO_WORDS),
    ),
    Command(
        "keys",
        "talk",
        pgettext_noop("command words", "keys"),
        gettext_noop(
            "Lets one key be a whole line: a digit plays from that reserve pile, w from the waste, "
            "and a short form of one letter is its command. Lines then begin with a blank or a "
            "colon. Not in plain mode."
        ),
        on_or_off,
        one_key,
        pgettext_noop("command forms", "keys, keys on, keys off"),
        switch_words,
    ),
    Command(
        "say",
        "talk",
        pgettext_noop("command words", "say"),
        gettext_noop(
            "Leaves out parts of answers or says them again: passes, piles or prompt, with off or "
            "on behind it. With state on, the prompt begins with the pass, the top of the waste "
            "and the score, in signs for Braille displays."
        ),
        _switched(_PART_WORDS),
        say_parts,
        pgettext_noop(
            "command forms",
            "say, say passes off, say piles off, say prompt on, say state on",
        ),
        _offered_with_switch(_PART_WORDS),
    ),
    Command(
        "language",
        "talk",
        pgettext_noop("command words", "language, lang; l"),
        gettext_noop("Says which language is spoken, or changes it."),
        anything,
        language_command,
        pgettext_noop("command forms", "language, language fr"),
        lambda _session: language.LANGUAGES,
    ),
    Command(
        "verbosity",
        "talk",
        pgettext_noop("command words", "verbosity; v"),
        gettext_noop("Says how much is said, or changes it to short, normal or full."),
        _word_of(_DETAIL_WORDS),
        verbosity,
        pgettext_noop("command forms", "verbosity, verbosity short, v full"),
        _offered(_DETAIL_WORDS),
    ),
    Command(
        "cards",
        "talk",
        pgettext_noop("command words", "cards, card names; cn"),
        gettext_noop(
            "Says how cards are written, or changes it: words, short for codes, or auto for codes "
            "with the short verbosity only."
        ),
        _word_of(_CARD_WORDS),
        cards,
        pgettext_noop("command forms", "cards, cards short, cards auto"),
        _offered(_CARD_WORDS),
    ),
    Command(
        "more",
        "talk",
        pgettext_noop("command words", "more; mo"),
        gettext_noop("Says the next part of a long answer."),
        nothing,
        more,
    ),
    Command(
        "quit",
        "talk",
        pgettext_noop("command words", "quit, exit, bye; q"),
        gettext_noop("Leaves the program."),
        nothing,
        leave,
    ),
    Command(
        "width",
        "talk",
        pgettext_noop("command words", "width, line width; wi"),
        gettext_noop("Says how wide lines are, or sets it to a number from 20 to 80, or to auto."),
        _width,
        width,
        pgettext_noop("command forms", "width, width 40, width auto"),
        _widths,
    ),
    Command(
        "plain",
        "talk",
        pgettext_noop("command words", "plain, plain mode"),
        gettext_noop(
            "Says whether lines are asked for plainly, without line editing, or switches it."
        ),
        on_or_off,
        plain,
        pgettext_noop("command forms", "plain, plain on, plain off"),
        switch_words,
    ),
    Command(
        "settings",
        "talk",
        pgettext_noop("command words", "settings, options"),
        gettext_noop("Says all settings. Each is changed by the command of its name."),
        nothing,
        settings,
    ),
)
