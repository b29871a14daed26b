"""What is fuzzed: each target takes any bytes and fails only if a promise is broken."""

from __future__ import annotations

import tempfile
import zlib
from collections.abc import Callable
from functools import cache
from pathlib import Path

from osmosis_cli.game.position import BadPosition, read_position, write_position
from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.readings import AmbiguousCard, Call, Play
from osmosis_cli.storage.errors import Damaged, TooNew
from osmosis_cli.storage.exports import read_export, write_export
from osmosis_cli.storage.jsontext import read_json, write_json
from osmosis_cli.storage.positions import parse_position
from osmosis_cli.storage.settings_text import change_setting, read_settings
from osmosis_cli.storage.statistics import totals
from osmosis_cli.words import language
from osmosis_cli.words.standins import visible
from tests.shell.talking import Talk, session

# Commands that may think for long: they have tests of their own.
SLOW = ("hint", "review", "winnable", "lost", "tipp", "indice", "gagn", "gewinn", "perdu", "verlor")


def position(data: bytes) -> None:
    """A position is refused, or read back the same as it is written."""
    try:
        found = parse_position(data)
    except BadPosition as bad:
        assert bad.faults
        return
    assert read_position(write_position(found.state, found.deal)) == found


def signed(data: bytes) -> bytes:
    """A save whose check sum is right, so that the fuzzer is not stopped by it."""
    try:
        content = read_json(data)
    except Damaged:
        return data
    if not isinstance(content, dict):
        return data
    content.pop("check", None)
    check = zlib.crc32(write_json({key: content[key] for key in sorted(content)}).encode("ascii"))
    return write_json({**content, "check": f"{check:08x}"}).encode("ascii")


def save(data: bytes) -> None:
    """An exported game is refused, or read back the same as it is written."""
    try:
        found = read_export(signed(data))
    except (Damaged, TooNew):
        return
    again = read_export(write_export(found, ""))
    assert (again.timeline.state, again.start) == (found.timeline.state, found.start)


def database(data: bytes) -> None:
    """Any file in the place of the database is used or set aside, and then games can be kept."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "osmosis.db"
        path.write_bytes(data)
        autosave = Autosave(Path(folder), now=lambda: 0.0)
        autosave.find()
        assert autosave.save("x", session().game) is None
        assert "x" in [kept.name for kept in autosave.saves()]
        assert autosave.database.read(totals) is not None
        autosave.close()


def settings(data: bytes) -> None:
    """Any text holds settings, and one of them can be changed without a loss of the others."""
    text = data.decode("utf-8", "surrogateescape")
    before = read_settings(text).settings
    after = read_settings(change_setting(text, "width", 40)).settings
    assert after == before._replace(width=40)


def commands(data: bytes) -> None:
    """Whatever is typed is answered, with nothing that cannot be seen."""
    text = data.decode("utf-8", "surrogateescape")
    language.use(("en", "de", "fr")[len(text) % 3])
    talk = session()
    for line in text.split("\n")[:12]:
        if any(word in line.lower() for word in SLOW):
            continue
        answer = talk.answer(line)
        assert answer.lines or answer.more or answer.ends
        assert all(visible(said, keep="\n") == said for said in answer.lines)
    language.use("en")


def typed(data: bytes) -> None:
    """Any line has a meaning, and in capital letters it has the same."""
    line = data.decode("utf-8", "surrogateescape")
    language.use(("en", "de", "fr")[len(line) % 3])
    meaning = _reader().interpreter.read(line)
    if isinstance(meaning, AmbiguousCard):
        assert len(meaning.cards) > 1
    if line.isascii():
        loud = _reader().interpreter.read(line.upper())
        assert type(loud) is type(meaning)
        if isinstance(meaning, Call):
            assert loud.command == meaning.command
        if isinstance(meaning, Play | AmbiguousCard):
            assert loud == meaning
    language.use("en")


@cache
def _reader() -> Talk:
    return session()


TARGETS: dict[str, Callable[[bytes], None]] = {
    target.__name__: target for target in (position, save, database, settings, typed, commands)
}
