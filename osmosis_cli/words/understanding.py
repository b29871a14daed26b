"""What a typed line means, as far as the line alone tells: commands with what fills their slots.

Frames of politeness, fillers and small slips are dealt with here. Nothing here knows a game, nor
what is done in the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice, product
from typing import NamedTuple

from osmosis_cli.game.state import Card
from osmosis_cli.words.distance import distance
from osmosis_cli.words.grammar import Grammar, Meaning
from osmosis_cli.words.lexemes import Lexemes, Line, Token

MOST_WORDS = 25
"""The most words that are read as one step; no sentence to a game is longer."""

MOST_GIST_WORDS = 40
"""The most words of a line that are looked at for what it is about."""

SLIP_LETTERS = 3
"""So many letters a word has at least that a slip is looked for in."""

_MOST_SLIPS, _MOST_GUESSES, _MOST_TRIES = 2, 5, 8

_STOPS = (",", ";")

_ASKED = ("play", "draw", "redeal")
"""What a question mark makes a question of: may this be done?"""


_IDLE_FIRST = ("before", "request", "filler")
_IDLE = (*_IDLE_FIRST, "after")
"""Classes of words that ask for nothing by themselves; the first ones where a line begins."""

_RAW = ("name", "topic")
"""Slots that take any words: what needs none of them is the likelier meaning."""


class Understood(NamedTuple):
    """What was understood of a line.

    ``meanings`` are all that it can mean, the likeliest first; none if it was not understood.
    ``slips`` tells that words were read as others that are spelled nearly so, ``skipped`` that
    there are words in it that nobody knows.
    """

    meanings: tuple[Meaning, ...] = ()
    slips: bool = False
    skipped: bool = False


class Reader:
    """Reads lines in one language."""

    def __init__(self, grammar: Grammar, known: Lexemes) -> None:
        self.grammar = grammar
        self.known = known
        self.vocabulary = grammar.vocabulary | known.vocabulary()
        self._near: dict[str, list[str]] | None = None

    def read(self, text: str) -> Understood:
        """Return what a line means that is understood to its last word."""
        return Understood(tuple(self._step(text, Line.cut(text))))

    def is_sure(self, text: str) -> bool:
        """Whether a line is understood to its last word, and not as a name or a topic."""
        return not all(map(_is_raw, self.read(text).meanings))

    def read_freely(self, text: str) -> Iterator[Understood]:
        """Yield what a line means if words that nobody knows are slips, or else mean nothing."""
        tokens = Line.cut(text)
        unknown = [at for at, (word, _start, _end) in enumerate(tokens) if not self.knows(word)]
        if not unknown or len(tokens) > MOST_WORDS:
            return
        if len(unknown) <= _MOST_SLIPS:
            guesses = [
                # Folding may have taken an e for an umlaut that stands there by a slip.
                self.guesses(word) or self.guesses(text[start:end].casefold())
                for word, start, end in (tokens[at] for at in unknown)
            ]
            for words in islice(product(*guesses), _MOST_TRIES):
                mended = list(tokens)
                for at, word in zip(unknown, words, strict=True):
                    mended[at] = (word, *tokens[at][1:])
                yield Understood(tuple(self._step(text, mended)), slips=True)
        if len(unknown) <= max(1, len(tokens) // 3):
            kept = [token for at, token in enumerate(tokens) if at not in unknown]
            yield Understood(tuple(self._step(text, kept)), skipped=True)

    def steps(self, text: str, cut: str = "then") -> list[str]:
        """Return the steps of a line: it is cut at commas and at words of the class ``cut``.

        Courtesies between them are left out.
        """
        tokens = Line.cut(text)
        line = Line(text, tokens, self.known)
        parts: list[list[Token]] = [[]]
        at = 0
        while at < line.size:
            end = at + 1 if line.words[at] in _STOPS else 0
            end = max([end, *self.grammar.class_ends(cut, line, at)])
            if end:
                parts.append([])
                at = end
            else:
                parts[-1].append(tokens[at])
                at += 1
        return [
            text[part[0][1] : part[-1][2]]
            for part in parts
            if part and not self._is_courtesy(text, part)
        ]

    def cards(self, text: str) -> tuple[Card, ...]:
        """Return the cards that are named in a line, whatever else it says.

        A code that is also a word of the language, such as "as", names none.
        """
        line = Line(text, Line.cut(text)[:MOST_WORDS], self.known)
        words = self.grammar.vocabulary
        places = [at for at in range(line.size) if line.words[at] not in words]
        found = [line.found("card", at) for at in places]
        return tuple(dict.fromkeys(ends[-1][1][0][1][0] for ends in found if ends))

    def _step(self, text: str, tokens: list[Token]) -> list[Meaning]:
        """What these words mean as one step, the likeliest first."""
        asked = bool(tokens) and tokens[-1][0] == "?"
        tokens = [token for token in tokens if token[0] not in (*_STOPS, "?")]
        if not 0 < len(tokens) <= MOST_WORDS:
            return []
        line = Line(text, tokens, self.known)
        found = self._meanings(line, asked)
        if not found or _is_raw(found[0]):
            plain = self._without_fillers(line)
            if plain:
                found = self._meanings(Line(text, plain, self.known), asked) or found
        if not found or _is_raw(found[0]):
            found = self._in_any_order(line, asked) + found
        return found

    def _in_any_order(self, line: Line, asked: bool) -> list[Meaning]:
        """What the line means if its parts stand in an order that no pattern has."""

        def idle(at: int) -> set[int]:
            # What joins two steps is no idle word between them, what ends one none before it.
            if at and self.grammar.class_ends("and", line, at):
                return set()
            return self._idle(line, at, _IDLE if at else _IDLE_FIRST)

        found: list[Meaning] = []
        if any(self.grammar.class_ends("asking", line, at) for at in range(line.size)):
            return found
        for gist in self.grammar.gists(line, whole=True):
            if asked and gist.key not in _ASKED:
                continue
            slots = gist.fills(line, idle)
            if slots is not None:
                found.append(self._asked(Meaning(gist.key, dict(slots)), asked))
        return found

    def gist(self, text: str) -> list[Meaning]:
        """What a line is about, whatever else it says, the likeliest first: only things to tell."""
        tokens = [token for token in Line.cut(text) if token[0] not in (*_STOPS, "?")]
        line = Line(text, tokens[:MOST_GIST_WORDS], self.known)
        found = []
        for gist in self.grammar.gists(line, whole=False):
            what = gist.found(line)
            if what is not None:
                found.append((what[0], Meaning(gist.key, dict(what[1]))))
        found.sort(key=lambda each: -each[0])
        return [meaning for _size, meaning in found]

    def _idle(self, line: Line, at: int, names: Iterable[str] = _IDLE) -> set[int]:
        """Where frames and fillers that begin at this word can end."""
        return {end for name in names for end in self.grammar.class_ends(name, line, at)}

    def _asked(self, meaning: Meaning, asked: bool) -> Meaning:
        """The meaning; with a question mark behind it, whether that may be done."""
        if asked and meaning.key in _ASKED:
            return Meaning("why", {**meaning.slots, "do": meaning.key})
        return meaning

    def _without_fillers(self, line: Line) -> list[Token]:
        """The words of the line without those that mean nothing; none if nothing is left out."""
        kept = []
        at = 0
        while at < line.size:
            end = max(self.grammar.class_ends("filler", line, at), default=0)
            if end:
                at = end
            else:
                kept.append(line.tokens[at])
                at += 1
        return kept if len(kept) < line.size else []

    def _meanings(self, line: Line, asked: bool) -> list[Meaning]:
        """What the line means, without the frames around it; frames as small as can be."""
        patterns = self.grammar.candidates(line)
        if not patterns:
            return []
        backs = self._backs(line)
        raw: list[tuple[int, Meaning]] = []
        for start, request in self._fronts(line):
            plain: list[tuple[int, Meaning]] = []
            word = line.words[start]
            for pattern in patterns:
                if pattern.firsts is not None and word not in pattern.firsts:
                    continue
                for end, slots in pattern.node.ends(line, start):
                    if end in backs:
                        meaning = Meaning(pattern.key, dict(slots))
                        if self._misreads(line, start, meaning):
                            continue
                        meaning = self._asked(meaning, asked and not request)
                        (raw if _is_raw(meaning) else plain).append((end, meaning))
            if plain:
                plain.sort(key=lambda found: -found[0])
                raw.sort(key=lambda found: found[0])
                return [meaning for _end, meaning in (*plain, *raw)]
        raw.sort(key=lambda found: found[0])
        return [meaning for _end, meaning in raw]

    def _misreads(self, line: Line, start: int, meaning: Meaning) -> bool:
        """Whether a move is read into a question, or out of halves of a card that is named."""
        if meaning.key not in _ASKED:
            return False
        if self.grammar.class_ends("asking", line, start):
            return True
        halved = any(slot.endswith(("rank", "suit")) for slot in meaning.slots)
        whole = any(slot.endswith("card") for slot in meaning.slots)
        return halved and not whole and "<card>" in line.features

    def _fronts(self, line: Line) -> Iterator[tuple[int, bool]]:
        """Where the line can begin behind frames, and whether one of them was a request."""
        seen = {0}
        found = [(0, False)]
        for start, request in found:
            yield start, request
            for name in ("before", "request"):
                for end in self.grammar.class_ends(name, line, start):
                    if end not in seen and end < line.size:
                        seen.add(end)
                        found.append((end, request or name == "request"))

    def _backs(self, line: Line) -> frozenset[int]:
        """Where the line can end in front of frames."""
        ends = {line.size}
        for start in range(line.size - 1, 0, -1):
            if ends.intersection(self.grammar.class_ends("after", line, start)):
                ends.add(start)
        return frozenset(ends)

    def _is_courtesy(self, text: str, tokens: list[Token]) -> bool:
        """Whether these words are frames or fillers, which ask for nothing."""
        line = Line(text, tokens, self.known)
        reached = {0}
        for at in range(line.size):
            if at in reached:
                reached |= self._idle(line, at)
        return line.size in reached

    def knows(self, word: str) -> bool:
        """Whether the word stands for anything."""
        return (
            word in self.vocabulary
            or not word.isalpha()
            or any(self.known.glued(word))
            or bool(self.known.numbers([word, ""], 0))
        )

    def guesses(self, word: str) -> list[str]:
        """The known words that are one slip away from this one, the likeliest first."""
        if len(word) < SLIP_LETTERS:
            return []
        if self._near is None:
            self._near = {}
            for known in self.vocabulary:
                if len(known) >= SLIP_LETTERS and known.isalpha():
                    for short in _shortened(known):
                        self._near.setdefault(short, []).append(known)
        found = {known for short in _shortened(word) for known in self._near.get(short, ())}
        near = [known for known in found if distance(word, known) == 1]
        if len(word) == SLIP_LETTERS:
            # Nearly every word of three letters is another one with one letter exchanged.
            near = [
                known for known in near if len(known) != len(word) or sorted(known) == sorted(word)
            ]
        near.sort(key=lambda known: (sorted(known) != sorted(word), known[0] != word[0], known))
        return near[:_MOST_GUESSES]


def _shortened(word: str) -> set[str]:
    """The word, and the word without any one of its letters."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}


def _is_raw(meaning: Meaning) -> bool:
    """Whether it holds words that may be anything, such as a name."""
    return not meaning.slots.keys().isdisjoint(_RAW)
