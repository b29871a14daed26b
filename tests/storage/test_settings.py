"""Settings are a text of the player's own: read with care, changed one line at a time."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.storage import lock, settings_file
from osmosis_cli.storage.files import previous_path
from osmosis_cli.storage.settings import KINDS, Settings, Value
from osmosis_cli.storage.settings_file import FILE_NAME, LIMIT, LoadedSettings, SettingsFile
from osmosis_cli.storage.settings_text import change_setting, read_settings
from tests.storage.helpers import (
    as_ordinary_user,
    code_of,
    fill,
    in_child,
    posix,
    reachable_folder,
    small_disk,
)

VALUES: dict[str, list[Value]] = {
    "language": [None, "en", "de", "fr"],
    "verbosity": ["short", "normal", "full"],
    "cards": ["auto", "words", "short"],
    "width": [None, 20, 40, 80],
    "plain": [None, True, False],
    "guide": [True, False],
    "rules": ["classic", "bridesmaids"],
    "shorts": ["", "x go", "bb undo 2, x go"],
    **{
        name: [True, False]
        for name in ("auto_safe", "auto_go", "keys", "say_passes", "say_piles", "say_prompt",
                     "say_state")  # fmt: skip
    },
}
FILE = """\
# My settings.

Language = DE
  width =40   # for the small display
verbosity=full
colour = red

plain = maybe
just some words
width = 32  # no, smaller
"""

changes = st.sampled_from(sorted(VALUES)).flatmap(
    lambda name: st.tuples(st.just(name), st.sampled_from(VALUES[name]))
)
lines = st.lists(
    st.text("ab =#\r\t\x00é\udcff\ufeff\u2028", max_size=12)
    | st.sampled_from((*VALUES, "nothing")).map("{} = 20".format)
    | st.sampled_from(("plain = yes # always", "guide=off", "language=fr\r", "# width = 40")),
    max_size=8,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings" / FILE_NAME


def test_a_file_is_read_and_what_is_skipped_is_named() -> None:
    settings, problems = read_settings(FILE)
    assert settings == Settings(language="de", width=32, verbosity="full")
    assert problems == (
        (4, "repeated", "width", "40"),
        (6, "unknown", "colour", "red"),
        (8, "bad-value", "plain", "maybe"),
        (9, "not-an-entry", "", "just some words"),
    )


def test_changing_a_setting_keeps_comments_and_all_that_is_not_understood() -> None:
    assert change_setting(FILE, "width", None) == FILE.replace("width = 32", "width = auto")
    assert change_setting(FILE, "language", "fr") == FILE.replace("Language = DE", "Language = fr")
    assert change_setting(FILE, "guide", True) == f"{FILE}guide = yes\n"
    changed = change_setting(FILE, "plain", False)
    assert changed == FILE.replace("plain = maybe", "# plain = maybe") + "plain = no\n"


@given(lines.map("\n".join), changes)
def test_any_file_takes_any_change_and_loses_nothing(text: str, change: tuple[str, Value]) -> None:
    name, value = change
    before, after = read_settings(text), read_settings(change_setting(text, name, value))
    assert getattr(after.settings, name) == value
    for other in set(VALUES) - {name}:
        assert getattr(after.settings, other) == getattr(before.settings, other)
    old, new = text.split("\n"), change_setting(text, name, value).split("\n")
    touched = [line for line in old if line not in new and f"# {line}" not in new]
    assert len(touched) <= 1
    assert all(name in line.lower() for line in touched if line in old[:-1])
    assert change_setting("\n".join(new), name, value) == "\n".join(new)


@given(lines.map("\n".join))
def test_any_text_is_read_and_every_skipped_line_named_once(text: str) -> None:
    _, problems = read_settings(text)
    numbers = [problem.line for problem in problems]
    assert numbers == sorted(set(numbers))
    for problem in problems:
        assert problem.name.encode() is not None and problem.value.encode() is not None


@pytest.mark.parametrize("name", KINDS)
def test_every_setting_is_written_as_it_is_read(name: str) -> None:
    for value in VALUES[name]:
        settings, problems = read_settings(change_setting("", name, value))
        assert (getattr(settings, name), problems) == (value, ())
    assert getattr(Settings(), name) in VALUES[name]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "de # x"),
        ("language", "x" * 21),
        ("language", ""),
        ("width", 19),
        ("width", 81),
        ("width", True),
        ("width", "forty"),
        ("plain", 1),
        ("guide", None),
        ("verbosity", None),
        ("verbosity", "short\nwidth = 20"),
        ("rules", "osmosis"),
    ],
)
def test_a_setting_takes_no_bad_value(name: str, value: Value) -> None:
    with pytest.raises(ValueError):
        change_setting("", name, value)


def test_a_value_can_be_given_as_the_file_spells_it() -> None:
    for name, text, value in (
        ("width", "40", 40),
        ("width", "AUTO", None),
        ("plain", "on", True),
        ("language", "pt_BR", "pt_br"),
    ):
        assert getattr(read_settings(change_setting("", name, text)).settings, name) == value


def test_only_settings_can_be_set() -> None:
    with pytest.raises(KeyError):
        change_setting("", "colour", "red")


@pytest.mark.parametrize("width", ["٤٠", "4 0", "40.0", "-40", "9" * 10**6, "", "0x28"])
def test_a_number_is_one_in_plain_digits(width: str) -> None:
    settings, problems = read_settings(f"width = {width}")
    assert settings.width is None
    assert [problem.code for problem in problems] == ["bad-value"]
    assert len(problems[0].value) <= 40


@pytest.mark.parametrize("word", ["yes", "ON", "true", "1"])
def test_yes_can_be_said_in_several_ways(word: str) -> None:
    assert read_settings(f"plain = {word}").settings.plain is True


def test_long_lines_are_read_in_no_time() -> None:
    for text in ("a" + " " * 60_000, "a=" + " " * 60_000 + "b", " #" * 30_000, "=" * 60_000):
        assert read_settings(text).settings == Settings()
        assert read_settings(change_setting(text, "guide", True)).settings.guide


def test_a_new_file_begins_with_the_comment_that_it_was_given(path: Path) -> None:
    file = SettingsFile(path)
    assert file.load() == LoadedSettings(Settings())
    changed = file.set("language", "de", header="Einstellungen\nfür Osmose")
    assert changed.settings == Settings(language="de")
    file.set("width", 40, header="something else")
    assert path.read_text(encoding="utf-8") == (
        "# Einstellungen\n# für Osmose\nlanguage = de\nwidth = 40\n"
    )
    assert previous_path(path).read_text(encoding="utf-8").endswith("language = de\n")


@pytest.mark.parametrize(
    "data",
    [
        "# für mich\r\nplain = yes\r\n".encode("latin-1"),
        "# für mich\nplain = yes".encode("cp1252"),
        b"\xef\xbb\xbfplain = yes\n",
        b"\x00\x01\xff\nplain = yes\n\x1b[2J\n",
        b"",
    ],
)
def test_bytes_that_are_no_text_stay_as_they_are(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    file = SettingsFile(path)
    assert file.load().fault is None
    assert file.load().settings.plain is (True if b"plain" in data else None)
    file.set("width", 40)
    end = b"\r\n" if b"\r" in data else b"\n"
    full = data if not data or data.endswith(b"\n") else data + b"\n"
    assert path.read_bytes() == full + b"width = 40" + end


@posix
@pytest.mark.parametrize("kind", ["huge", "folder", "pipe", "device"])
def test_a_file_of_no_use_is_kept_under_another_name(path: Path, kind: str) -> None:
    path.parent.mkdir()
    if kind == "huge":
        path.write_bytes(bytes(10**7))
    elif kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    file = SettingsFile(path)
    assert code_of(lambda: file.set("width", 40)) in ("too-large", "not-a-file")
    loaded = file.load()
    assert loaded.settings == Settings()
    assert loaded.fault in ("too-large", "not-a-file")
    assert loaded.aside is not None and loaded.aside.name == "settings.broken-1.conf"
    assert file.set("width", 40).settings.width == 40


def test_a_file_never_grows_beyond_what_can_be_read(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"#" * LIMIT)
    file = SettingsFile(path)
    assert file.load().fault is None
    assert code_of(lambda: file.set("width", 40)) == "too-large"
    assert path.read_bytes() == b"#" * LIMIT


@posix
def test_settings_kept_elsewhere_by_a_link_stay_there(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "dotfiles" / "osmosis.conf"
    target.parent.mkdir()
    target.write_text("# mine\n")
    path.parent.mkdir()
    path.symlink_to(target)
    SettingsFile(path).set("width", 40)
    assert path.is_symlink()
    assert target.read_text() == "# mine\nwidth = 40\n"


@posix
def test_settings_that_cannot_be_written_can_be_read() -> None:
    with reachable_folder() as folder:
        path = folder / FILE_NAME
        path.write_text("width = 40\n")
        path.chmod(0o644)
        folder.chmod(0o555)
        see = as_ordinary_user(lambda: SettingsFile(path).load().settings)
        assert see == Settings(width=40)
        action = lambda: code_of(lambda: SettingsFile(path).set("width", 20))  # noqa: E731
        assert as_ordinary_user(action) == "read-only"


def test_a_full_disk_costs_the_change_only(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        file = SettingsFile(disk / FILE_NAME)
        file.set("width", 40)
        fill(disk)
        assert code_of(lambda: file.set("width", 20, "")) == "full"
        assert file.load().settings == Settings(width=40)


@posix
def test_two_windows_that_change_settings_at_once_lose_neither(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    change = settings_file.change_setting

    def meanwhile(text: str, name: str, value: Value) -> str:
        """Change a setting, while another window tries to change another one."""
        monkeypatch.setattr(settings_file, "change_setting", change)
        codes.append(in_child(lambda: code_of(lambda: SettingsFile(path).set("width", 40))))
        return change(text, name, value)

    codes: list[str] = []
    # The other window waits for as long as this test looks on.
    monkeypatch.setattr(lock, "_PATIENCE", 0.0)
    monkeypatch.setattr(settings_file, "change_setting", meanwhile)
    SettingsFile(path).set("verbosity", "short")
    assert codes == ["locked"]
    SettingsFile(path).set("width", 40)
    found = SettingsFile(path).load().settings
    assert (found.verbosity, found.width) == ("short", 40)
