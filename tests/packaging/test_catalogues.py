"""The catalogues as they are: complete, current, in the house style, in the glossary's words."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import catalogue
import po_checks
import po_style

# Terms of the tutor and the coach: their texts come and go with these.
ELSEWHERE = {"hints?", "lessons?", "exercises?"}
ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = [po_checks.language_of(po) for po in catalogue.catalogues()]


@pytest.fixture(scope="module")
def source() -> catalogue.Catalog:
    return catalogue.template()


def po_of(language: str) -> Path:
    return catalogue.LOCALES / language / "LC_MESSAGES" / "osmosis.po"


def test_the_three_languages_are_there() -> None:
    assert {"de", "en", "fr"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_translated_and_current(language: str, source: catalogue.Catalog) -> None:
    assert "\n".join(catalogue.faults_of_content(po_of(language), source)) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_and_plural_forms_are_right(language: str) -> None:
    assert "\n".join(po_checks.faults_of_form(po_of(language))) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_house_style_and_glossary_are_kept(language: str) -> None:
    assert "\n".join(po_style.faults_of_style(po_of(language))) == ""


def test_every_message_can_be_translated_well(source: catalogue.Catalog) -> None:
    assert "\n".join(catalogue.faults_of_sources(source)) == ""


@pytest.mark.parametrize(
    "term",
    [term for term in po_style.TERMS if term.english not in ELSEWHERE],
    ids=lambda term: term.english,
)
def test_each_term_of_the_glossary_is_met_in_the_texts(
    term: po_style.Term, source: catalogue.Catalog
) -> None:
    texts = [
        text
        for message in po_checks.messages(source)
        if not po_style.is_typed(message.context)
        for text in po_checks.source_of(message)
    ]
    assert any(term in po_style.terms_in(text) for text in texts)


def test_french_has_two_plural_forms_and_counts_none_as_singular() -> None:
    catalog = po_checks.read_catalogue(po_of("fr"))
    assert (catalog.num_plurals, catalog.plural_expr) == (2, "(n > 1)")


def test_english_says_what_the_sources_say() -> None:
    catalog = po_checks.read_catalogue(po_of("en"))
    different = [
        message.id
        for message in po_checks.messages(catalog)
        if po_checks.forms_of(message) != po_checks.source_of(message)
    ]
    assert len(catalog) > 100
    assert different == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_compiled_catalogue_holds_the_texts_that_it_is_not_older_than(language: str) -> None:
    po = po_of(language)
    mo = po.with_suffix(".mo")
    if not mo.exists() or mo.stat().st_mtime < po.stat().st_mtime:
        pytest.skip("not compiled: the next run of the program does it")
    assert mo.read_bytes() == po_checks.compiled(po)


def test_no_text_is_looked_up_inside_of_another_string() -> None:
    """From Python 3.12 on the extraction looks into f-strings: it would find other texts there."""
    lookups = {"_", "gettext", "ngettext", "pgettext", "npgettext"}
    inside = [
        f"{path.relative_to(ROOT)}:{call.lineno}"
        for path in sorted((ROOT / "osmosis_cli").rglob("*.py"))
        for string in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(string, ast.JoinedStr)
        for call in ast.walk(string)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in lookups
    ]
    assert inside == []
