"""What a typed line means, as far as the line alone tells: commands with what fills their slots.

Frames of politeness, fillers and small slips are dealt with here. A line that would change
something must be understood to its last word; one that only tells may hold words that nobody
knows. Nothing here knows a game, nor what is done in the end.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

from osmosis_cli.words.distance import distance
from osmosis_cli.words.grammar import Grammar, Meaning
from osmosis_cli.words.lexemes import Lexemes, Line, Token

MOST_WORDS = 25
"""The most words that are read as one step; no sentence to a game is longer."""

MOST_STEPS = 20
"""The most steps of a line."""

SLIP_LETTERS = 3
"""So many letters a word has at least that a slip is looked for in."""

_MOST_SLIPS, _MOST_GUESSES, _MOST_TRIES = 2, 3, 6

_STOPS = (",", ";")

_ASKED = ("play", "draw", "redeal")
"""What a question mark makes a question of: may this be done?"""


class Step(NamedTuple):
    """One step of a line: all that it can mean, the first the most likely."""

    meanings: tuple[Meaning, ...]

    @property
    def keys(self) -> frozenset[str]:
        """The keys of all meanings."""
        return frozenset(meaning.key for meaning in self.meanings)


class Understood(NamedTuple):
    """What was understood of a line.

    ``steps`` are done one after the other; none if the line was not understood. ``slips`` are the
    words that were read as others, as they were typed and as they were read. ``skipped`` are words
    that nobody knows, which stand in a line that only tells.
    """

    steps: tuple[Step, ...] = ()
    slips: tuple[tuple[str, str], ...] = ()
    skipped: tuple[str, ...] = ()


class Reader:
    """Reads lines in one language.

    ``telling`` are the keys of the meanings that change nothing.
    """

    def __init__(self, grammar: Grammar, known: Lexemes, telling: Collection[str]) -> None:
        self.grammar = grammar
        self.known = known
        self.telling = frozenset(telling)
        self.vocabulary = grammar.vocabulary | known.vocabulary()
        self._near: dict[str, list[str]] | None = None

    def read(self, text: str) -> Understood:
        """Return what a line means."""
        tokens = Line.cut(text)
        steps = self._steps(text, tokens)
        if steps:
            return Understood(steps)
        if sum(token[0] not in self.vocabulary for token in tokens) <= MOST_WORDS:
            return self._mended(text, tokens) or self._freely(text, tokens) or Understood()
        return Understood()

    def _steps(self, text: str, tokens: list[Token]) -> tuple[Step, ...]:
        """The steps of a line, all of them understood to the last word; nothing otherwise."""
        whole = self._step(text, tokens)
        if whole:
            return (whole,)
        steps = []
        for part in self._parts(text, tokens):
            step = self._step(text, part)
            if step is not None:
                steps.append(step)
            elif not self._is_courtesy(text, part):
                return ()
        return tuple(steps) if len(steps) <= MOST_STEPS else ()

    def _parts(self, text: str, tokens: list[Token]) -> list[list[Token]]:
        """The line cut at commas and at words such as then; one part only if it has neither."""
        line = Line(text, tokens, self.known)
        parts: list[list[Token]] = [[]]
        at = 0
        while at < line.size:
            end = at + 1 if line.words[at] in _STOPS else 0
            end = max([end, *self.grammar.class_ends("then", line, at)])
            if end:
                parts.append([])
                at = end
            else:
                parts[-1].append(tokens[at])
                at += 1
        return [part for part in parts if part]

    def _step(self, text: str, tokens: list[Token]) -> Step | None:
        """What these words mean as one step, None if they are not understood."""
        asked = bool(tokens) and tokens[-1][0] == "?"
        tokens = [token for token in tokens if token[0] not in (*_STOPS, "?")]
        if not 0 < len(tokens) <= MOST_WORDS:
            return None
        line = Line(text, tokens, self.known)
        found = self._meanings(line, asked)
        if not found:
            plain = self._without_fillers(line)
            found = self._meanings(Line(text, plain, self.known), asked) if plain else []
        return Step(tuple(found)) if found else None

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
        for start, request in self._fronts(line):
            best: dict[int, list[Meaning]] = {}
            word = line.words[start]
            for pattern in patterns:
                if pattern.firsts is not None and word not in pattern.firsts:
                    continue
                for end, slots in pattern.node.ends(line, start):
                    if end in backs:
                        meaning = Meaning(pattern.key, dict(slots))
                        if asked and not request and meaning.key in _ASKED:
                            meaning = Meaning("why", {**meaning.slots, "do": meaning.key})
                        if meaning not in best.setdefault(end, []):
                            best[end].append(meaning)
            if best:
                return best[max(best)]
        return []

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
                for name in ("before", "after", "filler"):
                    reached.update(self.grammar.class_ends(name, line, at))
        return line.size in reached

    def _mended(self, text: str, tokens: list[Token]) -> Understood | None:
        """What the line means if words that nobody knows are slips of the keyboard."""
        unknown = self._unknown(tokens)
        if not 0 < len(unknown) <= _MOST_SLIPS:
            return None
        guesses = [self.guesses(tokens[at][0]) for at in unknown]
        for number, words in enumerate(product(*guesses)):
            if number == _MOST_TRIES:
                break
            mended = list(tokens)
            for at, word in zip(unknown, words, strict=True):
                mended[at] = (word, *tokens[at][1:])
            steps = self._steps(text, mended)
            if steps:
                slips = [(text[tokens[at][1] : tokens[at][2]], word) for at, word in zip(unknown, words, strict=True)]
                return Understood(steps, tuple(slips))
        return None

    def _freely(self, text: str, tokens: list[Token]) -> Understood | None:
        """What the line tells if the words that nobody knows are left out."""
        unknown = set(self._unknown(tokens))
        if not 0 < len(unknown) <= max(1, len(tokens) // 3):
            return None
        kept = [token for at, token in enumerate(tokens) if at not in unknown]
        step = self._step(text, kept)
        if step is None or not step.keys <= self.telling:
            return None
        skipped = tuple(text[tokens[at][1] : tokens[at][2]] for at in sorted(unknown))
        return Understood((step,), (), skipped)

    def _unknown(self, tokens: list[Token]) -> list[int]:
        return [at for at, (word, _start, _end) in enumerate(tokens) if not self.knows(word)]

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
        near.sort(key=lambda known: (sorted(known) != sorted(word), known[0] != word[0], known))
        return near[:_MOST_GUESSES]


def _shortened(word: str) -> set[str]:
    """The word, and the word without any one of its letters."""
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}


def reader_of(
    classes: str, meanings: Mapping[str, Iterable[str]], known: Lexemes, telling: Collection[str]
) -> Reader:
    """Return the reader for the definitions and the patterns of a language."""
    texts = {key: "\n".join(lines) for key, lines in meanings.items()}
    return Reader(Grammar(classes, texts), known, telling)
