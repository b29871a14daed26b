"""Transcripts in files: what is typed and what is answered.

The first line says how the program is started, after a ``$``. Lines that begin with ``>`` are
typed; those after them, up to the next, are the answer. ``OSMOSIS_UPDATE_TRANSCRIPTS=1`` writes
the answers anew into the files: read the difference before you keep it.
"""

import os
from pathlib import Path
from typing import NamedTuple

UPDATE = "OSMOSIS_UPDATE_TRANSCRIPTS"


class Exchange(NamedTuple):
    """A typed line and the lines of the answer; the first exchange of a file has no typed line."""

    typed: str | None
    answer: tuple[str, ...]


class Transcript(NamedTuple):
    """The arguments of the program and what was said from beginning to end."""

    arguments: tuple[str, ...]
    exchanges: tuple[Exchange, ...]

    @property
    def typed(self) -> list[str]:
        """All lines that are typed."""
        return [exchange.typed for exchange in self.exchanges if exchange.typed is not None]

    @property
    def said(self) -> list[str]:
        """All lines of all answers."""
        return [line for exchange in self.exchanges for line in exchange.answer]


def read(path: Path) -> Transcript:
    """Read a transcript."""
    first, *lines = path.read_text(encoding="utf-8").splitlines()
    exchanges: list[tuple[str | None, list[str]]] = [(None, [])]
    for line in lines:
        if line.startswith("> ") or line == ">":
            exchanges.append((line[2:], []))
        else:
            exchanges[-1][1].append(line)
    arguments = tuple(first.removeprefix("$ osmosis").split())
    return Transcript(arguments, tuple(Exchange(typed, tuple(said)) for typed, said in exchanges))


def check(path: Path, heard: Transcript) -> None:
    """Fail unless the transcript in the file is what was heard; write it there if asked to."""
    if os.environ.get(UPDATE):
        write(path, heard)
    assert read(path) == heard


def write(path: Path, heard: Transcript) -> None:
    """Write a transcript."""
    lines = [" ".join(("$ osmosis", *heard.arguments))]
    for exchange in heard.exchanges:
        if exchange.typed is not None:
            lines.append(f"> {exchange.typed}".rstrip())
        lines += exchange.answer
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
