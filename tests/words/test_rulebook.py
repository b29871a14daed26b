"""The rule book as a reader meets it: short sections of plain words that can be found by name."""

import re
import textwrap

import pytest

from osmosis_cli.game.measured import HABITS, PLAYERS, measured
from osmosis_cli.game.rules import ILLEGAL_CODES, LEGAL_CODES
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.words import language
from osmosis_cli.words.numbers import format_number
from osmosis_cli.words.rulebook import (
    SECTIONS,
    Section,
    everything,
    find_section,
    how_to_open,
    is_everything,
    no_section,
    section_for,
)

LANGUAGES = ("en", "de", "fr")
KEYS = (
    "overview", "layout", "deal", "first-row", "starting-a-row", "lower-rows", "reserve", "stock",
    "redeals", "won-and-lost", "score", "variants", "disagreements", "habits", "tips", "words",
    "example", "real-cards", "names",
)  # fmt: skip

# What may stand in a text that is heard: letters, figures, blanks and the marks of a sentence.
HEARD = re.compile(r"[\w \u00a0.,:;?!’„“-]+")

every_language = pytest.mark.parametrize("code", LANGUAGES)


def wrapped(section: Section, width: int = 80) -> list[str]:
    """The lines of a section as they are shown, broken at plain blanks only."""
    return [
        line
        for text in section.lines
        for line in textwrap.wrap(text, width, break_on_hyphens=False, break_long_words=False)
    ]


def section(key: str) -> Section:
    return next(part for part in SECTIONS if part.key == key)


@every_language
def test_the_book_has_its_sections_in_reading_order(code: str) -> None:
    language.use(code)
    assert tuple(part.key for part in SECTIONS) == KEYS


@every_language
@pytest.mark.parametrize("key", KEYS)
def test_each_section_fits_a_screen_of_18_lines_of_80_characters(code: str, key: str) -> None:
    language.use(code)
    lines = wrapped(section(key))
    assert lines[0] == section(key).title
    assert 4 <= len(lines) <= 18
    assert max(map(len, lines)) <= 80


@every_language
@pytest.mark.parametrize("key", KEYS)
def test_each_paragraph_is_whole_sentences_without_signs(code: str, key: str) -> None:
    language.use(code)
    for text in section(key).paragraphs:
        assert HEARD.fullmatch(text), text
        assert text[-1] in ".?:"
        assert text == " ".join(text.split(" ")), "no double blanks"
        assert not re.search(r" -|- |--", text), "no dash that carries meaning"
        assert text[0].isupper() or text[0].isdigit()


@pytest.mark.parametrize("key", KEYS)
def test_no_language_shows_the_words_of_another(key: str) -> None:
    texts = []
    for code in LANGUAGES:
        language.use(code)
        texts.append({section(key).title, *section(key).paragraphs})
    assert texts[0].isdisjoint(texts[1] | texts[2])
    assert texts[1].isdisjoint(texts[2])


def test_a_change_of_language_changes_the_book_at_once() -> None:
    titles = {}
    for code in LANGUAGES:
        language.use(code)
        titles[code] = section("lower-rows").title
    assert titles == {"en": "Lower rows", "de": "Untere Reihen", "fr": "Rangées 2 à 4"}


@every_language
def test_a_section_opens_by_its_number_its_title_or_its_english_key(code: str) -> None:
    language.use(code)
    for number, part in enumerate(SECTIONS, 1):
        for text in (str(number), f" {number} ", part.title, part.title.upper(), part.key):
            assert find_section(text) == part, text


@every_language
def test_every_other_name_of_a_section_leads_to_it(code: str) -> None:
    language.use(code)
    for part in SECTIONS:
        assert part.other_names
        for name in part.other_names:
            found = find_section(name)
            assert found == part or (isinstance(found, list) and part in found), name


@pytest.mark.parametrize(
    ("code", "text", "key"),
    [
        ("en", "lost", "won-and-lost"),
        ("en", "STARTING", "starting-a-row"),
        ("en", "waste", "stock"),
        ("en", "worked", "example"),
        ("de", "überblick", "overview"),
        ("de", "ueberblick", "overview"),
        ("de", "uberb", "overview"),
        ("de", "aufgegangen", "won-and-lost"),
        ("de", "Ablauf", None),
        ("de", "Abwurf", "stock"),
        ("de", "reserve", "reserve"),
        ("de", "tips", "tips"),
        ("fr", "reserve", "reserve"),
        ("fr", "RÉSERVE", "reserve"),
        ("fr", "premiere", "first-row"),
        ("fr", "l'ecoute", None),
        ("fr", "perdue", "won-and-lost"),
        ("en", "cascade", "lower-rows"),
        ("de", "Brautjungfern", "variants"),
        ("de", "bridesmaids", "variants"),
        ("de", "Osmosis ouvert", "variants"),
        ("de", "Filter", "lower-rows"),
        ("fr", "Demoiselles d'honneur", "variants"),
        ("fr", "bridesmaids", "variants"),
        ("fr", "demoiselles", "variants"),
        ("fr", "osmosis ouvert", "variants"),
        ("fr", "filtre", "lower-rows"),
        ("fr", "cascade", "lower-rows"),
    ],
)
def test_part_of_a_name_is_enough_and_accents_do_not_matter(
    code: str, text: str, key: str | None
) -> None:
    language.use(code)
    found = find_section(text)
    assert found is None if key is None else isinstance(found, Section) and found.key == key


@pytest.mark.parametrize(("code", "text"), [("en", "row"), ("de", "Reihe"), ("fr", "rangée")])
def test_a_name_that_fits_several_sections_gives_all_of_them(code: str, text: str) -> None:
    language.use(code)
    found = find_section(text)
    assert isinstance(found, list)
    assert {"first-row", "starting-a-row", "lower-rows"} <= {part.key for part in found}


@pytest.mark.parametrize("text", ["", "  ", "0", "20", "-1", "99999999999999999999", "???", "²"])
def test_what_is_no_section_is_none(text: str) -> None:
    assert find_section(text) is None


def test_every_reason_rests_on_a_section() -> None:
    rests_on = {code: section_for(code) for code in (*LEGAL_CODES, *ILLEGAL_CODES)}
    assert set(rests_on.values()) <= set(KEYS)
    assert rests_on["rank-missing-above"] == rests_on["rank-above"] == "lower-rows"
    assert rests_on["row-not-started"] == rests_on["wrong-row"] == "starting-a-row"


FACTS = {
    "en": {
        "score": ["20,000", "on 300", "percent of all osmosis deals"],
        "disagreements": ["one in eight", "five habits"],
        "stock": ["No play is ever forced", "count as seen", "fewer than three"],
        "redeals": ["any number of passes", "two redeals", "same order"],
        "won-and-lost": ["The waste is empty too", "No redeal is left", "In the whole pass"],
    },
    "de": {
        "score": ["20.000", "an 300", "Prozent aller Spiele"],
        "disagreements": ["eins von acht", "fünf Gewohnheiten"],
        "stock": ["nie gezwungen", "gelten als gesehen", "weniger als drei"],
        "redeals": ["beliebig viele Durchgänge", "zweimal umdrehen", "derselben Reihenfolge"],
        "won-and-lost": ["Auch der Abwurfstapel ist leer", "nicht mehr umdrehen",
                         "Im ganzen Durchgang"],
    },
    "fr": {
        "score": ["20000", "sur 300", "pour cent des donnes"],
        "disagreements": ["une sur huit", "cinq habitudes"],
        "stock": ["Rien n’oblige jamais à jouer", "comptent comme vues", "moins de trois"],
        "redeals": ["passages est illimité", "deux redistributions", "le même ordre"],
        "won-and-lost": ["la défausse est vide, elle aussi", "plus de redistribution",
                         "pendant tout le passage"],
    },
}  # fmt: skip


@every_language
def test_the_figures_and_the_rules_that_surprise_are_told(code: str) -> None:
    language.use(code)
    for key, facts in FACTS[code].items():
        text = " ".join(section(key).paragraphs).casefold()
        assert [fact for fact in facts if fact.casefold() not in text] == [], key


@every_language
def test_every_win_rate_that_is_told_was_measured(code: str) -> None:
    """In each section, the percentages are those of the file of measurements, and in its order."""
    language.use(code)
    rates = {name: [measured(player, name) for player in PLAYERS] for name in RULE_SETS}
    habits = [measured("habits", "classic", habit) for habit in (None, *HABITS)]
    classic = {measure.player: measure for measure in rates["classic"]}
    expected = {
        "score": [measure for row in rates.values() for measure in row],
        "disagreements": [classic["careless"], classic["habits"], classic["perfect"]],
        "habits": [classic["careless"], *habits],
        "tips": [measured("habits", "peek")],
    }
    for key, measures in expected.items():
        text = " ".join(section(key).paragraphs)
        told = re.findall(r"\d+[.,]\d\b(?!\d)", text)
        assert told == [format_number(measure.percent, 1) for measure in measures], key


@every_language
def test_the_variants_are_all_told_with_the_names_to_type(code: str) -> None:
    language.use(code)
    text = " ".join(section("variants").paragraphs)
    assert all(name in text for name in RULE_SETS)


@every_language
def test_percent_is_said_in_words_everywhere(code: str) -> None:
    language.use(code)
    assert not any("%" in text for part in SECTIONS for text in part.lines)


@pytest.mark.parametrize(("code", "word"), [("en", "all"), ("de", "Alles"), ("fr", "tout")])
def test_all_sections_are_told_at_once(code: str, word: str) -> None:
    language.use(code)
    assert is_everything(word) and is_everything("all") and not is_everything("tips")
    assert everything() == [line for part in SECTIONS for line in part.lines]


@every_language
def test_the_sentence_on_how_to_open_a_section_names_the_command_of_the_place(code: str) -> None:
    language.use(code)
    assert how_to_open("osmosis rules").count("osmosis rules") == 2
    assert "osmosis rules" in no_section("x", None, "osmosis rules")
