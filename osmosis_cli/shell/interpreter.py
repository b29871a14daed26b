"""From a typed line to its meaning, decided in one fixed order.

First an exact command word or short form of the language whose argument fits, then an exact
English command word, then a card or a pile, then an unambiguous beginning of a command word. What
is not understood runs nothing.
"""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from osmosis_cli.game.state import Card, Move
from osmosis_cli.shell.answers import Misfit
from osmosis_cli.shell.arguments import END_MARKS, NUMERIC, no_such_pile, stands_alone
from osmosis_cli.shell.lesson_words import is_word
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.shell.typed_moves import half_card, names_no_pile, read_dealing, read_move
from osmosis_cli.words import language
from osmosis_cli.words.distance import nearest
from osmosis_cli.words.fold import fold

LONGEST = 1000
"""The most characters of a line that are looked at, but for a path; no command is so long."""

LONGEST_PHRASE = 5
"""The most words that the phrase for a command has."""

_TAKE_PATHS = ("export", "import", "script")

_OUTSIDE = re.compile(rf"^[\s{END_MARKS}]+")

_FOLDERS = (".", "..")
"""Marks that are no end of a sentence but folders, after a command that takes a path."""


class Call(NamedTuple):
    """A command with its argument."""

    command: Command
    argument: Any


class Play(NamedTuple):
    """An attempt to play something."""

    move: Move


class AmbiguousCard(NamedTuple):
    """Several cards fit what was typed."""

    cards: tuple[Card, ...]


class AmbiguousCommand(NamedTuple):
    """Several commands begin with what was typed."""

    words: tuple[str, ...]


class WrongArgument(NamedTuple):
    """A command was understood, what follows it was not; the sentence says what is wanted."""

    sentence: str


class LessonWord(NamedTuple):
    """A word of lessons was typed where no lesson is under way, as it is spelled here."""

    word: str


class Unknown(NamedTuple):
    """Nothing fits. ``nearest`` is the command word that is spelled most like it, if any is."""

    text: str
    nearest: str | None


Reading = Call | Play | AmbiguousCard | AmbiguousCommand | WrongArgument | LessonWord | Unknown


class Interpreter:
    """Says what lines mean in a session, in the language of the moment."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.known = session.vocabulary

    def read(self, line: str) -> Reading:
        """Return what the line means in the language of the moment."""
        typed = _OUTSIDE.sub("", line, count=1)
        text = " ".join(typed[:LONGEST].split()).strip(END_MARKS)
        asked = self._asked(text)
        if asked is not None:
            return asked
        text = text.rstrip("?" + END_MARKS)
        misfits: list[str] = []
        exact = self._exact(text, typed, misfits)
        if exact is not None:
            return exact
        # A whole word of lessons never is the beginning of a command or anything else.
        if is_word(text):
            return LessonWord(text)
        move = read_move(text, self.known)
        if move.move is not None:
            return Play(move.move)
        if move.cards:
            return AmbiguousCard(move.cards)
        if names_no_pile(text, self.known):
            return WrongArgument(no_such_pile())
        if misfits:
            return WrongArgument(misfits[0])
        head = text.partition(" ")[0]
        if is_word(head):
            return WrongArgument(stands_alone()) if self.session.activity else LessonWord(head)
        begun = self._by_prefix(text, typed)
        if begun is not None:
            return begun
        cards = half_card(text)
        return AmbiguousCard(cards) if cards else self._unknown(text or line.strip())

    def _asked(self, text: str) -> Reading | None:
        """Read a question mark: alone it asks for help, after a move it asks why."""
        if not text.endswith("?"):
            return None
        text = text.rstrip("?" + END_MARKS)
        if not text:
            return Call(self.session.commands["help"], "")
        move = read_dealing(text, self.known) or read_move(text, self.known).move
        return Call(self.session.commands["why"], move) if move else None

    def _argument(self, command: Command, rest: str, typed: str, words: int) -> Any:
        """Return the argument of a command, which ``rest`` is to be. Raises `Misfit`.

        A path is taken as it stands in the line, behind so many words: there every blank and mark
        may be a part of a name. Only marks alone name no file.
        """
        if command.key in _TAKE_PATHS:
            path = "".join(typed.split(None, words)[words:]).strip()
            if path.strip("?" + END_MARKS) or path in _FOLDERS:
                rest = path
        return command.parse(self.session, rest)

    def _exact(self, text: str, typed: str, misfits: list[str]) -> Reading | None:
        lookups = [self.known.local.words, self.known.local.shorts, self.known.english.words]
        if language.current() == language.DEFAULT:
            lookups.append(self.known.english.shorts)
        for known in lookups:
            refused: set[str] = set()
            for head, rest, glued in _splits(text):
                command = self.session.commands.get(known.get(fold(head), ""))
                if command is None or (glued and command.parse not in NUMERIC):
                    continue
                # The longest phrase of a command is what was meant: "save game" names no save.
                if command.key in refused:
                    continue
                try:
                    words = 0 if glued else len(head.split(" "))
                    return Call(command, self._argument(command, rest, typed, words))
                except Misfit as misfit:
                    refused.add(command.key)
                    misfits.append(misfit.sentence)
        return None

    def _by_prefix(self, text: str, typed: str) -> Reading | None:
        head, _blank, rest = text.partition(" ")
        start = fold(head)
        if not start:
            return None
        begun = self._begun(start)
        found = set(begun)
        if len(found) > 1:
            found = {key for key in found if self._fits(key, rest)} or found
        if len(found) == 1:
            command = self.session.commands[found.pop()]
            try:
                return Call(command, self._argument(command, rest, typed, 1))
            except Misfit as misfit:
                return WrongArgument(misfit.sentence)
        if found:
            words = sorted(begun[key] for key in found)
            return AmbiguousCommand(tuple(self.known.local.spelled[word] for word in words))
        return None

    def _begun(self, start: str) -> dict[str, str]:
        """Return the commands with a word that begins so, each with the first such word.

        Of phrases only those count that are shown.
        """
        known = self.known.local
        begun: dict[str, str] = {}
        for word, key in known.words.items():
            if word.startswith(start) and (" " not in word or word == fold(known.shown[key])):
                begun.setdefault(key, word)
        return begun

    def _fits(self, key: str, rest: str) -> bool:
        try:
            self.session.commands[key].parse(self.session, rest)
        except Misfit:
            return False
        return True

    def _unknown(self, text: str) -> Unknown:
        spelled = self.known.local.spelled
        close = nearest(fold(text), spelled)
        return Unknown(text, spelled[close] if close else None)


def _splits(text: str) -> Iterator[tuple[str, str, bool]]:
    """Yield the ways to cut a line into command and argument, the longest command first.

    The last way, marked with True, is a number that is glued to the command.
    """
    words = text.split(" ")
    for size in range(min(LONGEST_PHRASE, len(words)), 0, -1):
        yield " ".join(words[:size]), " ".join(words[size:]), False
    glued = re.fullmatch(r"([^\W\d]+)([0-9]+)", text)
    if glued:
        yield glued[1], glued[2], True
