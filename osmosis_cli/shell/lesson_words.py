"""The words for moving about in a lesson, read before any command."""

from functools import lru_cache
from typing import Literal

from osmosis_cli.shell.vocabulary import Vocabulary
from osmosis_cli.words import language
from osmosis_cli.words.cards import comma_list, join_list
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

Key = Literal["next", "back", "skip", "step", "hint", "show", "stop"]

# Translators: what can be typed in a lesson, with commas between; the first word is the one that
# is shown. They are understood in lessons only, before all other commands.
_WORDS: dict[Key, tuple[str, str]] = {
    "next": pgettext_noop("typed, lesson", "next, continue, go on"),
    "back": pgettext_noop("typed, lesson", "back, previous"),
    "skip": pgettext_noop("typed, lesson", "skip, leave out"),
    "step": pgettext_noop("typed, lesson", "step, question"),
    "hint": pgettext_noop("typed, lesson", "hint"),
    "show": pgettext_noop("typed, lesson", "show, solution"),
    "stop": pgettext_noop("typed, lesson", "stop, leave"),
}

_DOES: dict[Key, str] = {
    "next": gettext_noop("In a lesson, this goes on to the next step. Enter alone does the same."),
    "back": gettext_noop("In a lesson, this goes back to the step before."),
    "skip": gettext_noop("In a lesson, this leaves the step out and goes on to the next one."),
    "step": gettext_noop("In a lesson, this says the step again from its beginning."),
    "hint": gettext_noop(
        "In a lesson, this helps with the exercise, each time with a little more."
    ),
    "show": gettext_noop("In a lesson, this tells the answer, and the step counts as helped."),
    "stop": gettext_noop("In a lesson, this leads back to your game. Your progress is kept."),
}

BEGUN = 3
"""So many letters of a word at least stand for all of it, if nothing else begins so."""


def read_word(line: str, local: Vocabulary) -> Key | None:
    """The key of the word that was typed or begun, in the language of the moment or in English.

    What ``local``, the vocabulary of the commands, has as a whole word is no beginning.
    """
    typed = fold(line).strip(" .")
    words = _read(language.current())
    if typed in words or len(typed) < BEGUN or typed in local.words or typed in local.shorts:
        return words.get(typed)
    begun = {key for word, key in words.items() if word.startswith(typed)}
    return begun.pop() if len(begun) == 1 else None


def forms() -> tuple[tuple[Key, tuple[str, ...]], ...]:
    """All keys, each with the words for it, folded, in the language of the moment or in English."""
    words = _read(language.current())
    return tuple((key, tuple(word for word in words if words[word] == key)) for key in _WORDS)


def is_word(text: str) -> bool:
    """Whether this is a whole word of lessons, in the language of the moment or in English."""
    return fold(text).strip(" .") in _read(language.current())


def shown(*keys: Key) -> tuple[str, ...]:
    """The words to show for these keys, for all of them if none is named."""
    return tuple(comma_list(pgettext(*_WORDS[key]))[0] for key in keys or _WORDS)


def shown_by_key() -> dict[str, str]:
    """The word to show for each key."""
    return dict(zip(_WORDS, shown(), strict=True))


def about(text: str) -> list[str]:
    """What a word of lessons does and all that can be typed for it; nothing if it is no word."""
    key = _read(language.current()).get(fold(text).strip(" ."))
    if key is None:
        return []
    # Translators: {words} are all that can be typed for a command, with commas between them.
    typed = _("You can type: {words}.")
    return [_(_DOES[key]), typed.format(words=join_list(comma_list(pgettext(*_WORDS[key]))))]


@lru_cache(maxsize=4)
def _read(_language: str) -> dict[str, Key]:
    found: dict[str, Key] = {}
    for key, message in _WORDS.items():
        for text in (pgettext(*message), message[1]):
            for word in comma_list(text):
                found.setdefault(fold(word), key)
    return found
