"""Whatever happens to a journal, it brings back the game up to a point, or says where it is bad."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.state import DRAW, WASTE
from osmosis_cli.storage.errors import Damaged, TooNew
from osmosis_cli.storage.journal_text import entry_line, line_of, read_journal, write_journal
from osmosis_cli.storage.jsontext import write_json
from osmosis_cli.storage.record import Entry, Game, Turned, Undone
from tests.storage.helpers import (
    a_game,
    entries_from,
    game_from,
    picture,
    start_of,
)
from tests.storage.helpers import journal_header as header

play = st.binary(min_size=1, max_size=25)


def journal_of(line: bytes) -> tuple[list[bytes], list[Entry]]:
    """The lines of a journal as a session writes them, and the entries behind the first one."""
    start = start_of()
    entries = entries_from(start, line)
    header = write_journal(game_from(start, []))
    lines, check = [header], read_journal(header).check
    for entry in entries:
        data, check = entry_line(entry, check)
        lines.append(data)
    return lines, entries


def prefixes(entries: list[Entry]) -> list[object]:
    start = start_of()
    return [picture(game_from(start, entries[:count])) for count in range(len(entries) + 1)]


@settings(max_examples=50)
@given(play)
def test_a_journal_brings_the_game_back(line: bytes) -> None:
    lines, entries = journal_of(line)
    reading = read_journal(b"".join(lines))
    assert picture(reading.game) == prefixes(entries)[-1]
    assert reading.size == sum(map(len, lines))
    assert (reading.torn, reading.damaged) == (False, None)


@settings(max_examples=50)
@given(play, st.data())
def test_a_tail_torn_off_anywhere_costs_the_last_command_only(
    line: bytes, data: st.DataObject
) -> None:
    lines, entries = journal_of(line)
    whole = b"".join(lines)
    cut = data.draw(st.integers(len(lines[0]), len(whole)))
    reading = read_journal(whole[:cut])
    ends = [sum(map(len, lines[: count + 1])) for count in range(len(lines))]
    kept = max(count for count, end in enumerate(ends) if end <= cut)
    assert picture(reading.game) == prefixes(entries)[kept]
    assert reading.size == ends[kept]
    assert reading.torn is (cut != ends[kept])
    assert reading.damaged is None


@settings(max_examples=50)
@given(play, st.data())
def test_a_change_anywhere_is_noticed_or_does_no_harm(line: bytes, data: st.DataObject) -> None:
    lines, entries = journal_of(line)
    whole = b"".join(lines)
    place = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(place, min(place + 5, len(whole))))
    new = data.draw(st.binary(max_size=5) | st.sampled_from((b"\n", b"\0" * 4, b"0", b" ")))
    changed = whole[:place] + new + whole[end:]
    if changed == whole:
        return
    try:
        reading = read_journal(changed)
    except Damaged as error:
        assert error.line == 1
        assert place < len(lines[0])
        return
    good = prefixes(entries)
    assert picture(reading.game) in good
    if reading.damaged is None:
        # Only what had not been written to its end may be dropped without a word.
        assert reading.torn or changed == whole[: len(changed)]
        assert picture(reading.game) in good[-2:]


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[:4] + lines[5:],
        lambda lines: [*lines[:4], lines[3], *lines[4:]],
        lambda lines: [*lines[:3], lines[4], lines[3], *lines[5:]],
        lambda lines: [*lines[:3], b"\n", *lines[3:]],
        lambda lines: [*lines[:3], lines[3].replace(b"\n", b"\r\n"), *lines[4:]],
        lambda lines: [*lines[:3], bytes(len(lines[3]) - 1) + b"\n", *lines[4:]],
    ],
    ids=["lost", "doubled", "swapped", "empty", "other line ends", "zeroes"],
)
def test_lines_out_of_place_are_noticed_and_the_good_part_is_there(change) -> None:  # type: ignore[no-untyped-def]
    lines, entries = journal_of(b"abcdefgh")
    reading = read_journal(b"".join(change(lines)))
    assert reading.damaged in (4, 5)
    assert picture(reading.game) == prefixes(entries)[reading.damaged - 2]


@pytest.mark.parametrize("entry", [Turned((WASTE,)), Undone(99)])
def test_a_line_against_the_rules_is_noticed_though_its_sum_is_right(entry: Entry) -> None:
    game = a_game(b"")
    data = write_journal(game)
    first, check = entry_line(Turned((DRAW,)), read_journal(data).check)
    if isinstance(entry, Turned):
        # Nothing lies on the waste yet.
        first, check = b"", read_journal(data).check
    second, check = entry_line(entry, check)
    third, _ = entry_line(Turned((DRAW,)), check)
    reading = read_journal(data + first + second + third)
    assert reading.damaged == 2 + bool(first)
    assert len(reading.game.timeline.turns) == bool(first)


def test_a_journal_of_a_later_version_is_told_from_a_broken_one() -> None:
    assert read_journal(header()).game.start == start_of()
    with pytest.raises(TooNew):
        read_journal(header(version=2, unknown=1))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"{",
        header()[:-1],
        header()[:40],
        header(version=0),
        header(version=True),
        header(version=1.0),
        header(version=None),
        header(osmosis="save"),
        header(more=1),
        header(deal="0"),
        write_json(["x"]).encode() + b"\n",
        line_of({"osmosis": "journal", "version": 1}, 0)[0],
        bytes(10**6),
        b"\xff\xfe" * 1000,
        b"[" * 10**6 + b"\n",
        "für Anna\n".encode("latin-1"),
    ],
)
def test_what_does_not_begin_as_a_journal_is_none(data: bytes) -> None:
    with pytest.raises(Damaged) as caught:
        read_journal(data)
    assert caught.value.line == 1


@given(st.binary(max_size=200))
def test_no_bytes_behind_a_good_line_do_harm(data: bytes) -> None:
    good = header()
    reading = read_journal(good + data)
    assert reading.game.timeline.state == start_of().state
    assert reading.size == len(good)
    assert (reading.damaged == 2) is (b"\n" in data)


def test_a_journal_written_anew_is_no_longer_than_the_game() -> None:
    start = start_of()
    entries: list[Entry] = []
    for _ in range(50):
        entries += [Turned((DRAW,)), Undone(1)]
    game: Game = game_from(start, entries)
    assert write_journal(game).count(b"\n") == 3
    assert picture(read_journal(write_journal(game)).game) == picture(game)
