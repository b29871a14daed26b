"""Everything that click says is said in our words, whatever version of click is there."""

import ast
import gettext
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from osmosis_cli.words import language
from osmosis_cli.words.click import HEADINGS, MESSAGES, PLURALS, answer_click, tidy

# Said only to a programmer who declares a command wrongly, in a repr, or of deprecated commands.
NEVER_SAID = {
    "Arguments take exactly one parameter declaration, got {length}: {decls}.",
    "Boolean option {decl!r} cannot use the same flag for true/false.",
    "Choice({choices})",
    "Could not determine name for option with declarations {decls!r}",
    "Invalid start character for option ({option})",
    "Name '{name}' defined twice",
    "No options defined but a name was passed ({name}). Did you mean to declare an argument"
    " instead? Did you mean to pass '--{name}'?",
    "Unknown color {colour!r}",
    "Unknown standard stream '{name}'",
    "Value must be an iterable.",
    "{text} {deprecated_message}",
}

# Looked up under a name that is only known when click runs, in some version of it: the word
# "required", which we have, and the help of a command, which is in our language already.
AT_RUN_TIME = {"extra['required']", "text"}


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call of gettext or ngettext in click's sources."""
    for source in sorted(Path(click.__file__).parent.glob("**/*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("_", "gettext"):
                    yield "singular", node
                elif node.func.id == "ngettext":
                    yield "plural", node


def test_every_text_of_this_version_of_click_is_known() -> None:
    known = {"singular": {*MESSAGES, *HEADINGS, *NEVER_SAID}, "plural": {*PLURALS}}
    missing, count = [], 0
    for form, call in calls():
        count += 1
        first = call.args[0]
        if not isinstance(first, ast.Constant):
            assert ast.unparse(first) in AT_RUN_TIME
        elif first.value not in known[form]:
            missing.append(first.value)
    assert missing == []
    assert count > 50


def test_click_still_looks_its_texts_up_as_we_answer_them() -> None:
    for source in Path(click.__file__).parent.glob("**/*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "gettext":
                assert {alias.name for alias in node.names} <= {"gettext", "ngettext"}


@pytest.mark.parametrize("code", ["de", "fr"])
def test_each_of_these_texts_is_translated(code: str) -> None:
    language.use(code)
    same = {"Error: {e.message}", "%(prog)s, version %(version)s"}
    for message in {*MESSAGES, *HEADINGS} - same:
        assert gettext.gettext(message) != message
        assert message in HEADINGS or gettext.gettext(message) != MESSAGES[message][1]
    for one, forms in PLURALS.items():
        for n, form in ((1, forms[0]), (2, forms[1])):
            assert gettext.ngettext(one, "", n) != form


def test_other_domains_and_unknown_texts_stay_as_they_are() -> None:
    language.use("de")
    assert gettext.gettext("No such text.") == "No such text."
    assert gettext.ngettext("{n} such", "{n} suches", 1) == "{n} such"
    assert gettext.ngettext("{n} such", "{n} suches", 2) == "{n} suches"
    assert gettext.dgettext("another", "Usage:") == "Usage:"
    assert gettext.dngettext("another", "{n} such", "{n} suches", 2) == "{n} suches"


def test_answering_twice_changes_nothing() -> None:
    before = gettext.dgettext, gettext.dngettext, gettext.textdomain()
    answer_click(language.DOMAIN)
    assert (gettext.dgettext, gettext.dngettext, gettext.textdomain()) == before


def test_texts_may_break_lines_but_hold_no_tab() -> None:
    assert tidy("Choose from:\n\ta,\n\tb") == "Choose from:\n  a,\n  b"


def test_apostrophes_are_no_quotation_marks() -> None:
    language.use("de")
    assert tidy("l'as d'or, 'a' ('b')") == "l'as d'or, „a“ („b“)"
