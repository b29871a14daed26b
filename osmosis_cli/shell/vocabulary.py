"""The words of the commands in one language, ready to be looked up."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from osmosis_cli.words import language
from osmosis_cli.words.cards import comma_list
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import pgettext

Message = tuple[str, str]
"""The context and the English text of a message."""


class Forms(NamedTuple):
    """All that can be typed for one command, as it is spelled.

    ``words`` are the words and phrases that help names, the first one shown everywhere, and
    ``shorts`` the short forms. ``others`` are further forms of the words, understood but not named.
    """

    words: tuple[str, ...]
    shorts: tuple[str, ...]
    others: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> "Forms":
        """Take the text of the catalogue apart: semicolons between the parts, commas inside."""
        parts = [comma_list(part) for part in text.split(";")]
        words, shorts, others = (*parts, (), (), ())[:3]
        return cls(words, shorts, others)


class Vocabulary(NamedTuple):
    """What can be typed for each command, in one language, folded.

    ``words`` maps whole words and phrases to command keys, ``shorts`` the short forms.
    ``spelled`` maps each of these words to its spelling. ``shown`` maps each key to the word that
    is shown for it, ``short_shown`` to its short form, if it has one.
    """

    words: dict[str, str]
    shorts: dict[str, str]
    spelled: dict[str, str]
    shown: dict[str, str]
    short_shown: dict[str, str]

    def words_of(self, key: str) -> tuple[str, ...]:
        """All folded words of one command."""
        return tuple(word for word, owner in self.words.items() if owner == key)

    def phrases(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The keys of all commands, each with its words."""
        phrases: dict[str, list[str]] = {}
        for word, key in self.words.items():
            phrases.setdefault(key, []).append(word)
        return tuple((key, tuple(words)) for key, words in phrases.items())


class Vocabularies:
    """The words of a table of commands, in each language."""

    def __init__(self, words: Mapping[str, Message]) -> None:
        """Take the message with all that can be typed for each command, by its key."""
        self._words = tuple(words.items())

    @property
    def local(self) -> Vocabulary:
        """The vocabulary of the language of the moment."""
        return _vocabulary(self._words, language.current())

    @property
    def english(self) -> Vocabulary:
        """The English vocabulary: its words are understood in every language."""
        return _vocabulary(self._words, None)


@lru_cache(maxsize=8)
def _vocabulary(words: tuple[tuple[str, Message], ...], spoken: str | None) -> Vocabulary:
    """The vocabulary of the language that is spoken now, None for that of the sources."""
    return _read({key: pgettext(*message) if spoken else message[1] for key, message in words})


def _read(texts: dict[str, str]) -> Vocabulary:
    words: dict[str, str] = {}
    shorts: dict[str, str] = {}
    spelled: dict[str, str] = {}
    shown: dict[str, str] = {}
    short_shown: dict[str, str] = {}
    for key, text in texts.items():
        forms = Forms.of(text)
        for word in (*forms.words, *forms.others):
            words.setdefault(fold(word), key)
            spelled.setdefault(fold(word), word)
            shown.setdefault(key, word)
        for word in forms.shorts:
            shorts.setdefault(fold(word), key)
            short_shown.setdefault(key, word)
    return Vocabulary(words, shorts, spelled, shown, short_shown)
