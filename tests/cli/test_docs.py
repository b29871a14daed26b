"""The manual in files: whole, readable in every language, and never written over anything."""

import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.words.language import LANGUAGES
from osmosis_cli.words.rulebook import SECTIONS
from osmosis_cli.words.style import sentence
from tests.cli.conftest import Osmosis
from tests.shell.talking import VOCABULARY, speaking


class Page(HTMLParser):
    """Notes what a screen reader goes by: language, headings, links, landmarks, scripts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.levels: list[int] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.lang: str | None = None
        self.words: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        given = dict(attributes)
        self.tags.append(tag)
        if re.fullmatch("h[1-6]", tag):
            self.levels.append(int(tag[1]))
        if tag == "html":
            self.lang = given.get("lang")
        if given.get("id"):
            self.ids.append(str(given["id"]))
        if tag == "a":
            self.links.append(str(given["href"]))

    def handle_data(self, data: str) -> None:
        """Note a text."""
        self.words.append(data)


@pytest.fixture
def folder(osmosis: Osmosis, tmp_path: Path) -> Path:
    """A folder with the manual in it."""
    done = osmosis("docs", "--output", str(tmp_path / "manual"))
    assert (done.status, done.complaint) == (0, "")
    return tmp_path / "manual"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.requirement(22)
def test_the_manual_has_all_rules_and_all_commands(folder: Path, lang: str) -> None:
    text = (folder / f"osmosis-{lang}.txt").read_text(encoding="utf-8")
    page = Page((folder / f"osmosis-{lang}.html").read_text(encoding="utf-8"))
    with speaking(lang):
        titles = [section.title for section in SECTIONS]
        words = [sentence(VOCABULARY.local.shown[key]) for key in COMMANDS]
    for title in (*titles, *words):
        assert f"\n\n{title}\n" in text
        assert title in page.words
    assert max(map(len, text.splitlines())) <= 72


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.requirement(22)
def test_the_page_can_be_read_by_its_structure(folder: Path, lang: str) -> None:
    page = Page((folder / f"osmosis-{lang}.html").read_text(encoding="utf-8"))
    assert page.lang == lang
    assert page.levels[0] == 1
    assert page.levels.count(1) == 1
    steps = zip(page.levels, page.levels[1:], strict=False)
    assert all(after <= before + 1 for before, after in steps)
    assert {"main", "nav", "header", "title"} <= set(page.tags)
    assert not {"script", "img", "iframe", "object"} & set(page.tags)
    assert len(page.ids) == len(set(page.ids))
    assert page.links
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_html_checker_finds_no_fault(folder: Path, lang: str) -> None:
    tidy = shutil.which("tidy")
    if tidy is None:
        pytest.skip("tidy is not installed")
    done = subprocess.run(
        [tidy, "-quiet", "-errors", str(folder / f"osmosis-{lang}.html")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_a_file_that_is_there_is_replaced_only_on_demand(osmosis: Osmosis, folder: Path) -> None:
    mine = folder / "osmosis-de.txt"
    mine.write_text("mine", encoding="utf-8")
    done = osmosis("docs", "--output", str(folder))
    assert done.status == 1
    assert done.said.count("Up to date:") == 5
    assert mine.read_text(encoding="utf-8") == "mine"
    assert "osmosis-de.txt" in done.complaint.replace("\n", "")
    assert done.complaint.count("--replace") == 1
    assert osmosis("docs", "--output", str(folder), "--replace").status == 0
    assert mine.read_text(encoding="utf-8") != "mine"


def test_what_is_up_to_date_is_no_failure(osmosis: Osmosis, folder: Path) -> None:
    assert osmosis("docs", "--output", str(folder), "--replace").status == 0
    done = osmosis("docs", "--output", str(folder))
    assert (done.status, done.complaint) == (0, "")
    assert done.said.count("Up to date:") == 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_replace_files_is_told_once_for_all_of_them(
    osmosis: Osmosis, folder: Path, lang: str
) -> None:
    for file in folder.iterdir():
        file.write_text("mine", encoding="utf-8")
    done = osmosis("docs", "--output", str(folder), "--lang", lang)
    assert (done.status, done.said) == (1, "")
    assert done.complaint.replace("\n", "").count("osmosis-") == 6
    assert done.complaint.count("--replace") == 1
    assert "--replace" in done.complaint.splitlines()[-1]
