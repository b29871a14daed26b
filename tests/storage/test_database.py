"""The database: each change is there whole or not at all, whatever happens to its file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from sqlite3 import Connection

import pytest

from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.state import DRAW
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.storage import games
from osmosis_cli.storage.database import Database
from osmosis_cli.storage.record import Start
from osmosis_cli.storage.sqlite import beside
from tests.storage.helpers import as_ordinary_user, reachable_folder

MOMENT = "2026-01-01T00:00:00Z"


class Player:
    """Plays one deal and keeps it in a database."""

    def __init__(self, path: Path) -> None:
        self.database = Database(path)
        state = deal(parse_deal_number("32001"))
        self.start = Start("abc", MOMENT, state, "32001")
        self.timeline = Timeline(state)
        self.number = 0

    @property
    def row(self) -> games.Kept:
        """The game as it stands."""
        made, undone = len(self.timeline.turns), len(self.timeline.undone)
        start = games.start_text(self.start)
        return games.Kept(
            self.number, "abc", start, MOMENT, made, made + undone, "open",
            self.timeline.state.score, made, 0, 0, 0, MOMENT,
        )  # fmt: skip

    def draw(self) -> bool:
        """Make a move and write the whole game; whether the file has it."""
        self.timeline.play([DRAW])

        def change(connection: Connection) -> None:
            kept = games.write(connection, self.row, self.timeline.turns, 0)
            games.set_current(connection, kept.number)
            self.number = kept.number

        return self.database.write({"game": change})

    def save(self, name: str) -> bool:
        """Keep the game under a name."""
        turns = self.timeline.turns
        return self.database.write(
            {name: lambda found: games.write_save(found, name, MOMENT, self.row, turns)}
        )


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "osmosis.db"


@pytest.fixture
def player(path: Path) -> Iterator[Player]:
    player = Player(path)
    yield player
    player.database.close()


def current_turns(connection: Connection) -> int:
    """How many turns the game has that goes on at the next start; 0 if none does."""
    game = games.current(connection)
    return len(games.read(connection, game).timeline.turns) if game else 0


def turns_in(path: Path) -> int:
    """How many turns the game has that goes on at the next start; 0 if none does."""
    database = Database(path)
    turns = database.read(current_turns)
    assert database.fault is None
    database.close()
    return turns


def names_in(path: Path) -> list[str]:
    """The names of the saves."""
    database = Database(path)
    names = [save.name for save in database.read(games.list_saves)]
    database.close()
    return names


def test_looking_makes_no_file(player: Player, path: Path) -> None:
    assert player.database.read(games.list_games) == []
    assert not path.parent.exists()


def test_what_is_written_is_there_for_others_at_once(player: Player, path: Path) -> None:
    assert player.draw()
    assert player.draw()
    assert turns_in(path) == 2


def test_a_save_keeps_its_moment_while_the_game_goes_on(player: Player, path: Path) -> None:
    player.draw()
    player.save("Evening")
    player.draw()
    (save,) = player.database.read(games.list_saves)
    assert (save.name, save.game.turns, turns_in(path)) == ("Evening", 1, 2)
    player.save("evening")
    (save,) = player.database.read(games.list_saves)
    assert (save.name, save.game.turns) == ("evening", 2)
    player.database.write({"x": lambda found: games.delete_save(found, "EVENING")})
    assert player.database.read(games.list_saves) == []
    assert len(player.database.read(games.list_games)) == 1


def test_a_change_that_fails_changes_nothing(player: Player, path: Path) -> None:
    player.draw()

    def half(connection: Connection) -> None:
        games.write_save(connection, "half", MOMENT, player.row, ())
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        player.database.write({"half": half})
    assert names_in(path) == []


@pytest.mark.parametrize("content", [b"", b"x", b"x" * 5000, bytes(8192)])
def test_what_is_no_database_is_set_aside(player: Player, path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert player.draw()
    ((_path, aside, _odd, lost),) = player.database.happened
    assert (aside.read_bytes(), lost) == (content, True)
    assert turns_in(path) == 1


def test_a_link_is_set_aside_and_what_it_leads_to_stays(player: Player, path: Path) -> None:
    path.parent.mkdir()
    treasure = path.parent / "treasure"
    treasure.write_text("mine")
    path.symlink_to(treasure)
    assert player.draw()
    assert treasure.read_text() == "mine"
    assert [(odd, aside.is_symlink()) for _path, aside, odd, _lost in player.database.happened] == [
        (True, True)
    ]


def test_no_flipped_byte_goes_without_a_word(player: Player, path: Path) -> None:
    for _ in range(5):
        player.draw()
    player.save("evening")
    player.database.close()
    good = path.read_bytes()
    for at in range(0, len(good), 37):
        path.write_bytes(good[:at] + bytes([good[at] ^ 0x11]) + good[at + 1 :])
        database = Database(path)
        turns = database.read(current_turns)
        saves = [save.name for save in database.read(games.list_saves)]
        told = list(database.happened)
        database.close()
        assert (turns, saves) == (5, ["evening"]) or any(what.lost for what in told), at
        for file in path.parent.iterdir():
            file.unlink()


def test_what_only_the_copy_has_is_brought_over(player: Player, path: Path) -> None:
    player.draw()
    player.save("evening")
    player.database.copy(beside(path, ".bak"))
    player.database.close()
    path.write_bytes(b"junk")
    assert names_in(path) == ["evening"]
    assert turns_in(path) == 1


def test_a_file_that_is_taken_away_is_written_again(player: Player, path: Path) -> None:
    player.draw()
    path.unlink()
    assert player.draw()
    assert turns_in(path) == 2
    path.write_bytes(b"y" * 5000)
    assert player.draw()
    assert turns_in(path) == 3
    assert [what.aside.read_bytes() for what in player.database.happened] == [b"y" * 5000]


def test_a_file_of_a_later_version_is_not_touched(player: Player, path: Path) -> None:
    import sqlite3

    player.draw()
    player.database.close()
    later = sqlite3.connect(path)
    later.executescript("PRAGMA user_version = 2; CREATE TABLE more (id);")
    later.close()
    before = path.read_bytes()
    assert not player.draw()
    assert player.database.fault is not None
    assert player.database.fault.code == "too-new"
    assert path.read_bytes() == before


def test_what_cannot_be_written_is_kept_in_memory_and_written_when_it_can_be() -> None:
    def played() -> list[object]:
        own = folder / "own"
        path = own / "osmosis.db"
        player = Player(path)
        player.draw()
        player.save("before")
        own.chmod(0o555)
        path.chmod(0o444)
        other = Player(path)
        results: list[object] = [other.draw(), other.save("within")]
        assert other.database.fault is not None
        results.append(other.database.fault.code)
        results.append([save.name for save in other.database.read(games.list_saves)])
        path.chmod(0o644)
        own.chmod(0o755)
        results += [other.database.retry(), other.database.fault, names_in(path)]
        return results

    with reachable_folder() as folder:
        assert as_ordinary_user(played) == [
            False, False, "read-only", ["before", "within"], True, None, ["before", "within"],
        ]  # fmt: skip
