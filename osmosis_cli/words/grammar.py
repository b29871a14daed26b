"""The language of patterns in which each language says what its players type.

A pattern is a line of words. ``(a | b)`` is one of several things, ``[a]`` may be left out, and
``<name>`` stands for a slot (``<card>``) or for a class of words, which the language defines in
lines ``name = pattern``. A definition ``about * = show *`` is used as ``<about row>``, with
``<row>`` for its star. ``<n 2>`` is no word, but the number 2, ``<is short>`` the value of a
setting. ``<do draw>`` is all that is understood as the meaning ``draw``.

A gist is a line ``key ? part + part``: the meaning of a line that has all these parts, wherever
they stand and whatever else it says. ``key ! part + [part]`` means a line that has these parts in
any order and beside them nothing but frames and fillers. CONTRIBUTING tells this to translators.

Everything here is text: nothing knows a game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from osmosis_cli.words.lexemes import BUILT_IN, Line

Slots = tuple[tuple[str, Any], ...]
"""What was found in the slots of a match, in the order of the line."""

Ends = list[tuple[int, Slots]]
"""Where a match can end, and what it found: the word behind its last one."""

SLOTS = frozenset(
    (
        "row", "newrow", "pile", "waste", "stock", "reserve", "it", "any", "red", "black", "cards",
        "times",
    )
)  # fmt: skip
"""Classes that tell what they stood for: the number or the suit inside of them, or True."""

ROLES = frozenset(("from", "to", "not"))
"""Classes that say the part that the slots inside of them play: ``to row`` is a row to go to, ``not
card`` a card that is not meant."""

_Musts = tuple[frozenset[str], ...]

_TOKEN = re.compile(r"[(\[][^()\[\]<>]*[)\]]|[()\[\]|]|<[^<>]*>|[^\s()\[\]|<>]+")
_GIST = re.compile(r"([a-z ]+?) ?([!?]) (.+)")
_STAR_IN_NAME = re.compile(r"(<[^<>]*)\*")


class BadPattern(ValueError):
    """A pattern that cannot be read; the text names it and what is wrong."""


class Meaning(NamedTuple):
    """What a line means: the key of a command, and what the slots hold."""

    key: str
    slots: dict[str, Any]


class _Node(Protocol):
    """A part of a pattern.

    ``musts`` are kinds of words of each of which a line must have one. ``firsts`` are the words
    that it can begin with, None if that cannot be told.
    """

    musts: _Musts

    @property
    def firsts(self) -> frozenset[str] | None: ...

    def ends(self, line: Line, at: int) -> Ends: ...


class _Words:
    """One word of several."""

    def __init__(self, words: frozenset[str]) -> None:
        self.words = words
        self.firsts: frozenset[str] | None = words
        self.musts: _Musts = (words,)

    def ends(self, line: Line, at: int) -> Ends:
        return [(at + 1, ())] if line.words[at] in self.words else []


class _Sequence:
    """One thing after another."""

    def __init__(self, parts: list[_Node]) -> None:
        self.parts = parts
        self.musts: _Musts = tuple(must for part in parts for must in part.musts)

    @property
    def firsts(self) -> frozenset[str] | None:
        return self.parts[0].firsts

    def ends(self, line: Line, at: int) -> Ends:
        states: Ends = [(at, ())]
        for part in self.parts:
            reached: Ends = []
            for end, slots in states:
                for further, more in part.ends(line, end):
                    reached.append((further, slots + more))
            if not reached:
                return reached
            states = reached
        return states


class _Choice:
    """One thing of several, or nothing if it is optional."""

    def __init__(self, options: list[_Node], optional: bool = False) -> None:
        self.options = options
        self.optional = optional
        self.musts: _Musts = ()
        if not optional and all(option.musts for option in options):
            least = [min(option.musts, key=len) for option in options]
            self.musts = (frozenset().union(*least),)

    @property
    def firsts(self) -> frozenset[str] | None:
        if self.optional:
            return None
        words: set[str] = set()
        for option in self.options:
            if option.firsts is None:
                return None
            words |= option.firsts
        return frozenset(words)

    @cached_property
    def _by_first(self) -> tuple[dict[str, list[_Node]], list[_Node]]:
        """The options by the word that they begin with, and those that may begin with any."""
        firsts = [option.firsts for option in self.options]
        any_word = [
            option for option, words in zip(self.options, firsts, strict=True) if words is None
        ]
        table: dict[str, list[_Node]] = {}
        for word in frozenset().union(*(words for words in firsts if words is not None)):
            table[word] = [
                option
                for option, words in zip(self.options, firsts, strict=True)
                if words is None or word in words
            ]
        return table, any_word

    def ends(self, line: Line, at: int) -> Ends:
        found: Ends = []
        table, any_word = self._by_first
        for option in table.get(line.words[at], any_word):
            for end in option.ends(line, at):
                if end not in found:
                    found.append(end)
        if self.optional and (at, ()) not in found:
            found.append((at, ()))
        return found


class _Constant:
    """No word, but something that the words around it mean."""

    musts: _Musts = ()
    firsts: frozenset[str] | None = None

    def __init__(self, slot: str, value: Any) -> None:
        self.slots = ((slot, value),)

    def ends(self, line: Line, at: int) -> Ends:
        return [(at, self.slots)]


class _Slot:
    """A slot that is read by the lexicon of cards and numbers."""

    firsts: frozenset[str] | None = None

    def __init__(self, name: str) -> None:
        self.name = name
        raw = name in ("name", "topic")
        self.musts: _Musts = () if raw else (frozenset((f"<{name}>",)),)

    def ends(self, line: Line, at: int) -> Ends:
        return line.found(self.name, at)


class _Class:
    """A class of the language, or all patterns of a meaning; each read once at each place."""

    def __init__(self, name: str, inner: _Node) -> None:
        self.name = name
        self.inner = inner
        self.musts = inner.musts

    @cached_property
    def firsts(self) -> frozenset[str] | None:
        return self.inner.firsts

    def ends(self, line: Line, at: int) -> Ends:
        key = (self.name, at)
        known = line.memo.get(key)
        if known is None:
            known = line.memo[key] = [
                (end, self._told(slots)) for end, slots in self.inner.ends(line, at)
            ]
        return known

    def _told(self, slots: Slots) -> Slots:
        name = self.name
        if name in SLOTS:
            inner = dict(slots)
            value = inner.pop("n", None) or inner.pop("suit", True)
            return (*inner.items(), (name, value))
        if name in ROLES:
            return tuple((f"{name} {slot}", value) for slot, value in slots)
        if name.startswith("do "):
            return (*slots, ("do", name[3:]))
        return slots


class Pattern:
    """A pattern of the meaning ``key``."""

    def __init__(self, key: str, node: _Node) -> None:
        self.key = key
        self.node = node
        self.musts = node.musts

    @cached_property
    def firsts(self) -> frozenset[str] | None:
        """The words that it can begin with, None if that cannot be told."""
        return self.node.firsts


class Gist:
    """What a line is about whose words stand in no order that a pattern foresees.

    ``parts`` are what it must have, or may have if they are optional. If it is ``whole``, the line
    has nothing else that means anything.
    """

    def __init__(self, key: str, whole: bool, parts: list[_Node]) -> None:
        self.key = key
        self.whole = whole
        self.parts = parts
        self.needed = frozenset(
            at for at, part in enumerate(parts) if not (isinstance(part, _Choice) and part.optional)
        )
        self.musts: _Musts = tuple(must for at in self.needed for must in parts[at].musts)

    @cached_property
    def _firsts(self) -> list[frozenset[str] | None]:
        """The words that each part can begin with, None if that cannot be told."""
        return [
            part.options[0].firsts
            if isinstance(part, _Choice) and part.optional and len(part.options) == 1
            else part.firsts
            for part in self.parts
        ]

    def _ends(self, number: int, line: Line, at: int) -> Ends:
        """Where a part that begins at this word can end."""
        firsts = self._firsts[number]
        if firsts is not None and line.words[at] not in firsts:
            return []
        return self.parts[number].ends(line, at)

    def fills(self, line: Line, idle: Callable[[int], Iterable[int]]) -> Slots | None:
        """What the parts hold if they make up the whole line; else None.

        ``idle`` tells where words that mean nothing, beginning at a word, can end.
        """
        seen = set()
        inside = line.inside_cards()
        paths: list[tuple[int, frozenset[int], Slots]] = [(0, frozenset(), ())]
        while paths:
            at, used, slots = paths.pop()
            if at == line.size:
                if self.needed <= used:
                    return slots
                continue
            if (at, used) in seen or at in inside:
                continue
            seen.add((at, used))
            paths += [(end, used, slots) for end in sorted(idle(at))]
            for number in range(len(self.parts)):
                if number not in used:
                    paths += [
                        (end, used | {number}, slots + more)
                        for end, more in sorted(
                            self._ends(number, line, at), key=lambda found: found[0]
                        )
                        if end > at
                    ]
        return None

    def found(self, line: Line) -> tuple[int, Slots] | None:
        """How many words of the line its parts take, and what they hold; None if one is missing.

        Each part takes the longest piece of the line that no part before it has taken.
        """
        taken: set[int] = set()
        held: Slots = ()
        for number in range(len(self.parts)):
            pieces = [
                (at - end, at, slots)
                for at in range(line.size)
                for end, slots in self._ends(number, line, at)
                if end > at and taken.isdisjoint(range(at, end))
            ]
            if pieces:
                size, start, slots = min(pieces, key=lambda piece: piece[:2])
                taken.update(range(start, start - size))
                held += slots
            elif number in self.needed:
                return None
        return len(taken), held


class Grammar:
    """The patterns of one language, ready to be matched.

    ``classes`` is the text of the definitions; ``meanings`` the text of the patterns of each
    meaning, one in a line; ``gists`` that of the gists. A meaning may stand under several names
    that begin with its key, a blank after it and anything else. Raises `BadPattern`.
    """

    def __init__(self, classes: str, meanings: Mapping[str, str], gists: str = "") -> None:
        self.vocabulary: set[str] = set()
        self._texts: dict[str, list[str]] = {}
        for text in _lines(classes):
            name, equals, pattern = text.partition("=")
            if not equals:
                raise BadPattern(f"{text}: no = in it")
            self._texts.setdefault(name.strip(), []).append(pattern)
        for key, text in meanings.items():
            self._texts[f"do {key}"] = list(_lines(text))
        self._nodes: dict[str, _Node] = {}
        self._open: set[str] = set()
        self._plains: dict[str, _Node] = {}
        self._patterns: list[Pattern] = []
        for key in meanings:
            for text in self._texts[f"do {key}"]:
                node = self._compile(text)
                self._patterns.append(Pattern(key, node))
        self._index = self._indexed()
        self.every_gist = [self._gist(text) for text in _lines(gists)]

    def _gist(self, text: str) -> Gist:
        found = _GIST.fullmatch(text)
        if found is None:
            raise BadPattern(f"{text}: no meaning with ? or ! before it")
        return Gist(
            found[1], found[2] == "!", [self._compile(part) for part in found[3].split(" + ")]
        )

    def gists(self, line: Line, whole: bool) -> list[Gist]:
        """The gists, whole ones or others, that the line has all needed kinds of words for."""
        words = line.features
        return [
            gist
            for gist in self.every_gist
            if gist.whole == whole and all(not must.isdisjoint(words) for must in gist.musts)
        ]

    def _indexed(self) -> dict[str, list[int]]:
        """The patterns by a word that a line must have for them, the rarest kind of word."""
        often: dict[str, int] = {}
        for pattern in self._patterns:
            for must in pattern.musts:
                for word in must:
                    often[word] = often.get(word, 0) + 1
        index: dict[str, list[int]] = {"": []}
        for number, pattern in enumerate(self._patterns):
            if not pattern.musts:
                index[""].append(number)
                continue
            for word in min(pattern.musts, key=lambda must: sum(often[word] for word in must)):
                index.setdefault(word, []).append(number)
        return index

    def candidates(self, line: Line) -> list[Pattern]:
        """The patterns that the line has all needed kinds of words for, in their order."""
        words = line.features
        numbers = set(self._index[""])
        for word in words:
            numbers.update(self._index.get(word, ()))
        patterns = [self._patterns[number] for number in sorted(numbers)]
        return [
            pattern
            for pattern in patterns
            if all(not must.isdisjoint(words) for must in pattern.musts)
        ]

    def class_ends(self, name: str, line: Line, at: int) -> list[int]:
        """Where a class that begins at this word can end; nowhere if there is no such class."""
        if name not in self._texts:
            return []
        return [end for end, _slots in self._class(name).ends(line, at)]

    def _class(self, name: str) -> _Node:
        node = self._nodes.get(name)
        if node is not None:
            return node
        texts = self._texts.get(name)
        if texts is None:
            head, _blank, argument = name.partition(" ")
            texts = [
                _STAR_IN_NAME.sub(rf"\g<1>{argument}", text).replace("*", f" <{argument}> ")
                for text in self._texts.get(f"{head} *", ())
            ]
            if not (texts and argument):
                raise BadPattern(f"<{name}>: nothing has this name")
        if name in self._open:
            raise BadPattern(f"<{name}>: it is defined by itself")
        self._open.add(name)
        options = [self._compile(text) for text in texts]
        self._open.discard(name)
        inner = _one_of(options)
        plain = isinstance(inner, _Words) and name not in SLOTS
        node = inner if plain else _Class(name, inner)
        self._nodes[name] = node
        return node

    def _compile(self, text: str) -> _Node:
        tokens = _TOKEN.findall(text)
        node, at = self._choice(tokens, 0)
        if at < len(tokens):
            raise BadPattern(f"{text}: a bracket is closed that was not opened")
        return node

    def _choice(self, tokens: list[str], at: int) -> tuple[_Node, int]:
        options: list[_Node] = []
        parts: list[_Node] = []
        while at < len(tokens):
            token = tokens[at]
            first = token[0]
            if token in (")", "]"):
                break
            at += 1
            if token == "|":
                options.append(_sequence(parts))
                parts = []
            elif len(token) == 1 and first in "([":
                inner, at = self._choice(tokens, at)
                if at >= len(tokens) or tokens[at] != {"(": ")", "[": "]"}[token]:
                    raise BadPattern(f"{' '.join(tokens)}: a bracket is not closed")
                at += 1
                parts.append(_Choice([inner], optional=True) if token == "[" else inner)
            elif first in "([":
                parts.append(self._plain(token))
            elif first == "<":
                parts.append(self._named(" ".join(token[1:-1].split())))
            else:
                parts.append(self._word(token))
        options.append(_sequence(parts))
        return _one_of(options), at

    def _plain(self, token: str) -> _Node:
        """Words and brackets around them, without anything else in between."""
        known = self._plains.get(token)
        if known is None:
            single: set[str] = set()
            options: list[_Node] = []
            for option in token[1:-1].split("|"):
                words = option.split()
                node = self._word(words[0]) if len(words) == 1 else self._phrase(words)
                if isinstance(node, _Words):
                    single |= node.words
                else:
                    options.append(node)
            if single:
                options.append(_Words(frozenset(single)))
            known = options[0] if len(options) == 1 else _Choice(options)
            if token[0] == "[":
                known = _Choice([known], optional=True)
            self._plains[token] = known
        return known

    def _phrase(self, words: list[str]) -> _Node:
        return _sequence([self._word(word) for word in words])

    def _named(self, name: str) -> _Node:
        if name in BUILT_IN:
            return _Slot(name)
        slot, blank, value = name.partition(" ")
        if blank and slot == "n" and value.isdecimal():
            return _Constant(slot, int(value))
        if blank and slot == "is":
            return _Constant("value", value)
        return self._class(name)

    def _word(self, token: str) -> _Node:
        """A word of a pattern; one with an apostrophe or a hyphen may be typed without it."""
        known = self._plains.get(token)
        if known is None:
            words = split(token)
            self.vocabulary.update(words)
            if not words:
                raise BadPattern(f"{token}: no word")
            if len(words) == 1:
                known = _Words(frozenset(words))
            else:
                glued = "".join(words)
                self.vocabulary.add(glued)
                apart = _Sequence([_Words(frozenset((word,))) for word in words])
                known = _Choice([apart, _Words(frozenset((glued,)))])
            self._plains[token] = known
        return known


def split(text: str) -> list[str]:
    """The words of a text as a line is taken apart into words."""
    return [word for word, _start, _end in Line.cut(text)]


def _lines(text: str) -> Iterable[str]:
    return (line.strip() for line in text.split("\n") if line.strip())


def _sequence(parts: list[_Node]) -> _Node:
    if not parts:
        raise BadPattern("a choice is empty")
    return parts[0] if len(parts) == 1 else _Sequence(parts)


def _one_of(options: list[_Node]) -> _Node:
    words: set[str] = set()
    others: list[_Node] = []
    for option in options:
        if isinstance(option, _Words):
            words |= option.words
        else:
            others.append(option)
    if not others:
        return _Words(frozenset(words))
    if words:
        others.append(_Words(frozenset(words)))
    return others[0] if len(others) == 1 else _Choice(others)
