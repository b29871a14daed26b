"""From a typed line to its meaning, decided in one fixed order.

First an exact command word or short form of the language whose argument fits, then an exact
English command word, then a card or a pile, then what the grammar of the language makes of the
whole line, then several such things one after the other. A line with slips of the keyboard or
unknown words runs only a command that tells something; what would change anything is asked about.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from osmosis_cli.shell.answers import Misfit
from osmosis_cli.shell.arguments import END_MARKS, NUMERIC, no_such_pile, stands_alone
from osmosis_cli.shell.lesson_words import is_word
from osmosis_cli.shell.meanings import TELLING, Meanings
from osmosis_cli.shell.readings import (
    AmbiguousCard,
    Call,
    Choice,
    Doubt,
    Play,
    Reading,
    Steps,
    Unknown,
    WrongArgument,
)
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.shell.typed_moves import (
    half_card,
    names_no_pile,
    read_dealing,
    read_move,
    read_pile,
)
from osmosis_cli.shell.vocabulary import Vocabulary
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_name
from osmosis_cli.words.distance import nearest
from osmosis_cli.words.fold import fold
from osmosis_cli.words.yesno import parse_agreement

if TYPE_CHECKING:
    from osmosis_cli.words.understanding import Reader

LONGEST = 1000
"""The most characters of a line that are looked at, but for a path; no command is so long."""

LIKELY_SENTENCE = 4
"""Words from which on the name of a save, where no word such as "as" leads to it, may be none."""

LONGEST_PHRASE = 5
"""The most words that the phrase for a command has."""

MOST_STEPS = 20
"""The most steps of a line."""

_TAKE_PATHS = ("export", "import", "script")

_TAKE_WORDS = ("save", "load", "delete", "rules", "help", "language", "new", "short")
"""Commands that take what follows them as it stands; a sentence may mean something else."""

_ASK_THEMSELVES = ("give up", "delete", "reset progress")
"""Commands that do nothing before the player has said yes to them."""

_OUTSIDE = re.compile(rf"^[\s{END_MARKS}]+")

_FOLDERS = (".", "..")
"""Marks that are no end of a sentence but folders, after a command that takes a path."""


class Interpreter:
    """Says what lines mean in a session, in the language of the moment."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.known = session.vocabulary
        self.meanings = Meanings(session)
        self._read_in: Vocabulary | None = None
        self._made_reader: Reader

    def read(self, line: str) -> Reading:
        """Return what the line means in the language of the moment."""
        typed = _OUTSIDE.sub("", line, count=1)
        text = " ".join(typed[:LONGEST].split()).strip(END_MARKS)
        own = self.session.shorts.get(fold(text))
        if own is not None and self.understood(text) is None:
            typed = text = own
        misfits: list[str] = []
        found = self._whole(text, typed, misfits)
        if found is not None:
            return found
        if len(typed) > LONGEST:
            return WrongArgument(misfits[0]) if misfits else self._unknown(text)
        for cut in ("and", "then"):
            steps = self._reader().steps(text, cut)
            if 1 < len(steps) <= MOST_STEPS and all(self._is_clear(step) for step in steps):
                return Steps(tuple(steps))
        found = None if self._is_lesson_word(text) else self._nearly(text)
        if found is not None:
            return found
        text = text.rstrip("?" + END_MARKS)
        if names_no_pile(text, self.known):
            return WrongArgument(no_such_pile())
        if misfits:
            return WrongArgument(misfits[0])
        if self.session.activity and is_word(text.partition(" ")[0]):
            return WrongArgument(stands_alone())
        cards = half_card(text)
        return AmbiguousCard(cards) if cards else self._unknown(text or line.strip())

    def read_whole(self, text: str) -> Reading | None:
        """Return what a text means that is understood to its last word, None if it is not."""
        return self._whole(" ".join(text[:LONGEST].split()).strip(END_MARKS), text, [])

    def understood(self, text: str) -> Reading | None:
        """Return what a text means to its last word, half a card and words of lessons included."""
        misfits: list[str] = []
        found = self._whole(text, text, misfits)
        if found is None and misfits:
            return WrongArgument(misfits[0])
        cards = half_card(text)
        if found is None and (cards or is_word(text) or parse_agreement(text) is not None):
            return AmbiguousCard(cards)
        return found

    def _whole(self, text: str, typed: str, misfits: list[str]) -> Reading | None:
        """What a line means that is understood to its last word."""
        asked = self._asked(text)
        if asked is not None:
            return asked
        plain = text.rstrip("?" + END_MARKS)
        exact = self._exact(plain, typed, misfits)
        if len(typed) > LONGEST or (exact is not None and not self._takes_words(exact, plain)):
            return exact
        if exact is None:
            looked = self._pile(plain)
            move = read_move(plain, self.known)
            if looked is not None:
                return looked
            if move.move is not None:
                return Play(move.move)
            if move.cards:
                return AmbiguousCard(move.cards)
        found = self.meanings.reading(self._reader().read(text).meanings)
        if exact is None and self._is_lesson_word(plain):
            return self._doubted(found)
        return found or self._likely(exact)

    def _doubted(self, found: Reading | None) -> Reading | None:
        """What a word of lessons is where there is none: it may tell, and else asks."""
        if found is None or only_tells(found):
            return found
        return Doubt(self.named(found), found) if isinstance(found, Call | Play) else None

    def _likely(self, exact: Reading | None) -> Reading | None:
        """The reading, or a question where the name of a save is so long that it may be none."""
        if isinstance(exact, Call) and exact.command.key == "save":
            name = str(exact.argument)
            if len(name.split()) >= LIKELY_SENTENCE:
                return Doubt(f"{self.known.local.shown['save']} {name}", exact)
        return exact

    def _is_lesson_word(self, text: str) -> bool:
        """Whether this is a word of lessons, with a number or without, where there is no lesson."""
        return self.session.activity is None and is_word(text.rstrip("0123456789 "))

    def _takes_words(self, exact: Reading, text: str) -> bool:
        """Whether the exact reading takes any words, so that the grammar is asked first."""
        whole = fold(text)
        return (
            isinstance(exact, Call)
            and exact.command.key in _TAKE_WORDS
            and " " in text
            and not re.fullmatch(r"\S+ \d+", text)
            and whole not in self.known.local.words
            and whole not in self.known.english.words
        )

    def _pile(self, text: str) -> Reading | None:
        """The look at a reserve pile that the word for the reserve and a number ask for."""
        if " " not in text or read_pile(text, self.known) is None:
            return None
        command = self.session.commands["pile"]
        return Call(command, read_pile(text, self.known))

    def read_step(self, text: str) -> Reading:
        """Return what one of several steps means.

        A word that is the name of the stock as well as the order to deal is the order there:
        nobody asks to look between two moves. One that may be a deal or a redeal is what can be.
        """
        reading = self.read(text)
        left = self.session.state.stock_size
        key = reading.command.key if isinstance(reading, Call) else ""
        if key == "stock" or (key == "redeal" and left):
            ordered = [m for m in self._reader().read(text).meanings if m.key == "draw"]
            return self.meanings.reading(tuple(ordered)) or reading
        return reading

    def _is_clear(self, step: str) -> bool:
        """Whether a step of a line is understood to the last word, whatever comes before it."""
        if self._reader().is_sure(step):
            return True
        found = self._whole(step, step, [])
        return isinstance(found, Call | Play)

    def _nearly(self, text: str) -> Reading | None:
        """What a line means that has slips in it or words that nobody knows."""
        for understood in self._reader().read_freely(text):
            found = self.meanings.reading(understood.meanings)
            if found is None or isinstance(found, WrongArgument):
                continue
            if only_tells(found):
                return found
            if understood.slips:
                if isinstance(found, Choice | Doubt):
                    return found
                if isinstance(found, Call) and found.command.key in _ASK_THEMSELVES:
                    return found
                return Doubt(self.named(found), found)
        for meaning in self._reader().gist(text):
            found = self.meanings.reading([meaning])
            if only_tells(found):
                return found
        return None

    def named(self, reading: Reading) -> str:
        """Return what is to be typed for a reading, in the main words of the commands."""
        shown = self.known.local.shown
        if isinstance(reading, Play):
            move = reading.move
            if move.card is not None:
                name = card_name(move.card)
            elif move.pile is not None:
                name = f"r{move.pile}"
            else:
                name = "w" if move.kind == "waste" else shown[move.kind]
            return f"{name} {shown['row']} {move.row}" if move.row else name
        if isinstance(reading, Call):
            argument = reading.argument
            if isinstance(argument, tuple):
                argument = argument[0] if argument and isinstance(argument[0], str) else None
            worded = isinstance(argument, int | str) and not isinstance(argument, bool)
            name = shown[reading.command.key]
            return f"{name} {argument}" if worded and argument else name
        return ""

    def _reader(self) -> Reader:
        """The reader of lines in the language of the moment."""
        # Imported with the first line that is no exact command: the grammar is large.
        from osmosis_cli.words.typed_lines import reader

        local = self.known.local
        if self._read_in is not local:
            self._read_in, self._made_reader = local, reader(local.phrases())
        return self._made_reader

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

    def _unknown(self, text: str) -> Unknown:
        local = self.known.local
        close = nearest(fold(text), local.spelled)
        key = close and (local.words.get(close) or local.shorts.get(close))
        return Unknown(text, local.shown[key] if key else None, self._reader().cards(text))


def only_tells(reading: Reading | None) -> bool:
    """Whether doing this changes nothing, whatever is chosen."""
    if isinstance(reading, Choice):
        return all(only_tells(option.reading) for option in reading.options)
    if isinstance(reading, Steps):
        return all(not isinstance(step, str) and only_tells(step) for step in reading.steps)
    return isinstance(reading, Call) and reading.command.key in TELLING


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
