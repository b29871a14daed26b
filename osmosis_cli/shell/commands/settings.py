"""How the program speaks: language, verbosity, names of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, TypeVar

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import anything
from osmosis_cli.shell.registry import command
from osmosis_cli.shell.session import Parser
from osmosis_cli.shell.vocabulary import Message
from osmosis_cli.words import language
from osmosis_cli.words.choice import resolve
from osmosis_cli.words.fold import fold
from osmosis_cli.words.language import language_name
from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.style import CardStyle, Detail
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session

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


@command(
    "language",
    "talk",
    pgettext_noop("command words", "language, lang; l"),
    gettext_noop("Says which language is spoken, or changes it."),
    anything,
    pgettext_noop("command forms", "language, language fr"),
)
def language_command(session: Session, text: str) -> Answer:
    """Say the language, or speak another one from now on."""
    if text:
        wanted = resolve(text)
        if wanted is None:
            # Translators: {languages} are names of languages, the last after "or".
            refusal = _("I do not speak that language. Choose {languages}.")
            return say(refusal.format(languages=join_or(map(language_name, language.LANGUAGES))))
        language.use(wanted)
        session.choose("language", wanted)
    # Translators: {language} is the name of this language, in itself: English, Deutsch.
    return say(_("The language is {language}.").format(language=language_name(language.current())))


@command(
    "verbosity",
    "talk",
    pgettext_noop("command words", "verbosity, verbose; v"),
    gettext_noop("Says how much is said, or changes it to short, normal or full."),
    _word_of(_DETAIL_WORDS),
    pgettext_noop("command forms", "verbosity, verbosity short, v full"),
)
def verbosity(session: Session, detail: Detail | None) -> Answer:
    """Say how much is said, or change it."""
    if detail is not None:
        session.style = session.style._replace(detail=detail)
        session.choose("verbosity", detail)
    word = pgettext(*_DETAIL_WORDS[session.style.detail])
    # Translators: {detail} is short, normal or full.
    return say(_("The verbosity is {detail}.").format(detail=word))


@command(
    "cards",
    "talk",
    pgettext_noop("command words", "cards, card names; cn"),
    gettext_noop(
        "Says how cards are written, or changes it: words, short for codes, or auto for codes "
        "with the short verbosity only."
    ),
    _word_of(_CARD_WORDS),
    pgettext_noop("command forms", "cards, cards short, cards auto"),
)
def cards(session: Session, style: CardStyle | None) -> Answer:
    """Say how cards are written, or change it."""
    if style is not None:
        session.style = session.style._replace(cards=style)
        session.choose("cards", style)
    word = pgettext(*_CARD_WORDS[session.style.cards])
    # Translators: {style} is auto, words or short.
    return say(_("The setting for cards is {style}.").format(style=word))
