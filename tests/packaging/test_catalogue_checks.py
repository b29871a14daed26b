"""Each check of a catalogue finds the fault it is there for, and leaves good texts alone."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

import catalogue
import po_checks
import po_doubts
import po_style
import po_tools

HEADER = """\
msgid ""
msgstr ""
"Language: {language}\\n"
"Plural-Forms: nplurals={forms}; plural=(n != 1);\\n"
"Content-Type: text/plain; charset=utf-8\\n"

"""


def written(folder: Path, body: str, language: str = "de") -> Path:
    """A catalogue file with this body."""
    po = folder / "locales" / language / "LC_MESSAGES" / "osmosis.po"
    po.parent.mkdir(parents=True, exist_ok=True)
    po.write_text(HEADER.format(language=language, forms=2) + body, encoding="utf-8")
    return po


GOOD = """\
msgid "{card} is in row {row}."
msgstr "{card} liegt in Reihe {row}."

msgid "one card"
msgid_plural "{count} cards"
msgstr[0] "eine Karte"
msgstr[1] "{count} Karten"

msgctxt "suit"
msgid "a"
msgstr ""
"""


def test_a_good_catalogue_has_no_fault_of_form(tmp_path: Path) -> None:
    assert po_checks.faults_of_form(written(tmp_path, GOOD)) == []


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ('msgid "{card}."\nmsgstr "Karte."\n', "{card} is missing"),
        ('msgid "{card}."\nmsgstr "{karte}."\n', "{karte} is not in the English text"),
        ('msgid "{card!r}."\nmsgstr "{card}."\n', "{card!r} is missing"),
        ('msgid "%(version)s"\nmsgstr "version"\n', "%(version)s is missing"),
        ('msgid "{card}."\nmsgstr "{card."\n', "odd braces in"),
        ('msgid "{card."\nmsgstr "x"\n', "English text has odd braces"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\n', "one plural form is empty"),
        (
            'msgid "a"\nmsgid_plural "{n} b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n',
            "{n} is missing in 'd'",
        ),
        ('msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n', "twice"),
        ('msgid "a"\nmsgstr "b\n', "line 8 is no line of a catalogue"),
        ('msgid "a"\nmsgstr "b"c"\n', "line 8 is no line of a catalogue"),
        ("msgid what\n", "not a well-formed catalogue"),
    ],
)
def test_a_fault_of_form_is_named(tmp_path: Path, body: str, fault: str) -> None:
    found = po_checks.faults_of_form(written(tmp_path, body))
    assert any(fault in line for line in found), found
    assert all(line.startswith("de: ") for line in found)


def test_a_form_for_one_thing_may_say_its_count_in_words(tmp_path: Path) -> None:
    forms = 'msgstr[0] "eine Karte"\nmsgstr[1] "{count} Karten"\n'
    body = 'msgid "{count} card"\nmsgid_plural "{count} cards"\n'
    assert po_checks.faults_of_form(written(tmp_path, body + forms)) == []


def test_a_catalogue_of_another_language_is_refused(tmp_path: Path) -> None:
    po = written(tmp_path, "")
    po.write_text(HEADER.format(language="fr", forms=3), encoding="utf-8")
    assert po_checks.faults_of_form(po) == [
        "de: the header names the language fr",
        "de: the header has 3 plural forms",
    ]


def test_nothing_is_compiled_while_one_catalogue_is_bad(tmp_path: Path) -> None:
    written(tmp_path, GOOD, "de")
    written(tmp_path, 'msgid "{card}."\nmsgstr "Karte."\n', "fr")
    with pytest.raises(po_checks.BadCatalogue) as caught:
        po_checks.compile_all(tmp_path / "locales")
    assert caught.value.args[0] == ["fr: '{card}.': {card} is missing in 'Karte.'"]
    assert list(tmp_path.rglob("*.mo")) == []


def source_with(*ids: str) -> Catalog:
    source = Catalog(project="osmosis-cli", version="1")
    for number, text in enumerate(ids):
        source.add(text, locations=[("osmosis_cli/a.py", number + 1)])
    return source


def test_stale_untranslated_and_fuzzy_texts_are_named(tmp_path: Path) -> None:
    po = written(tmp_path, '#, fuzzy\nmsgid "old"\nmsgstr "alt"\n\nmsgid "new"\nmsgstr ""\n')
    assert list(catalogue.faults_of_content(po, source_with("new", "newer"))) == [
        "de: out of date with the sources: run update",
        "de: 'old': fuzzy",
        "de: 'new': not translated",
    ]


def test_an_update_keeps_translations_drops_old_texts_and_guesses_nothing(tmp_path: Path) -> None:
    po = written(tmp_path, 'msgid "Draw."\nmsgstr "Zieh."\n\nmsgid "gone"\nmsgstr "weg"\n')
    catalog = catalogue.updated(po, source_with("Draw.", "Draw!"))
    texts = {message.id: message.string for message in po_checks.messages(catalog)}
    assert texts == {"Draw.": "Zieh.", "Draw!": None}
    assert b"weg" not in catalogue.rendered(catalog)


def test_an_update_of_one_language_leaves_the_others_alone(tmp_path: Path) -> None:
    source = source_with("Draw.")
    english = catalogue.updated(written(tmp_path, "", "en"), source)
    german = catalogue.updated(written(tmp_path, "", "de"), source)
    assert english["Draw."].string == "Draw."
    assert german["Draw."].string is None


def test_a_second_update_changes_nothing(tmp_path: Path) -> None:
    source = source_with("Draw.", "A 5 % chance.", "Deal " + "very " * 40 + "long.")
    po = tmp_path / "locales" / "fr" / "LC_MESSAGES" / "osmosis.po"
    first = catalogue.rendered(catalogue.updated(po, source))
    assert catalogue.write_if_changed(po, first)
    assert not catalogue.write_if_changed(po, catalogue.rendered(catalogue.updated(po, source)))
    assert b"python-format" not in first
    assert b"nplurals=2; plural=(n > 1);" in first


def test_one_word_without_a_context_is_named() -> None:
    faults = list(catalogue.faults_of_sources(source_with("deal", "Deal the cards.")))
    assert faults == ["sources: 'deal': one word needs a context"]


@pytest.mark.parametrize(
    ("text", "context", "comment", "missing"),
    [
        ("Play {card}.", None, "", "{card}"),
        ("Play {card}.", None, "Translators: {card} is a card.", "{card}"),
        ("Play {card}.", None, "Translators: {card} is a card with its article, an object.", ""),
        ("{first} and {second}.", None, "Translators: all cards are subjects.", ""),
        ("The row of {suit}.", None, "Translators: what a row is.", "{suit}"),
        ("The row of {suit}.", None, "Translators: {suit} is the name of a suit.", ""),
        ("{card}: yes.", "short answer", "", ""),
        ("king of {suit}", "card, object", "", ""),
        ("Row {row}, {count} cards.", None, "", ""),
    ],
)
def test_a_placeholder_that_decides_the_grammar_needs_a_comment(
    text: str, context: str | None, comment: str, missing: str
) -> None:
    source = Catalog()
    source.add(text, context=context, auto_comments=[comment])
    faults = list(catalogue.faults_of_sources(source))
    assert [fault.rpartition("says what ")[2] for fault in faults] == (
        [f"{missing} is"] if missing else []
    )


needs_hunspell = pytest.mark.skipif(not shutil.which("hunspell"), reason="hunspell is missing")
needs_grammalecte = pytest.mark.skipif(
    not shutil.which("grammalecte-cli"), reason="grammalecte-cli is missing"
)
needs_msgfmt = pytest.mark.skipif(not shutil.which("msgfmt"), reason="GNU gettext is missing")


@needs_hunspell
def test_a_misspelt_word_is_named_unless_the_project_knows_it(tmp_path: Path) -> None:
    texts = ["Der Abwurfstapel liegt offen, {card} liegt ofenn.", "{suit}-König, nötig"]
    words = tmp_path / "words.txt"
    assert po_tools.misspelt("de_DE", "Kreuz", words, texts) == ["ofenn"]
    words.write_text("ofenn\n", encoding="utf-8")
    assert po_tools.misspelt("de_DE", "Kreuz", words, texts) == []


@needs_grammalecte
def test_a_wrong_agreement_in_french_is_named() -> None:
    (finding,) = po_tools.ungrammatical(["Jouez {card}.", "Les carte de la rangée {row}."])
    assert "devrait être au pluriel" in finding
    assert "Les carte de la rangée 5." in finding


@needs_msgfmt
def test_what_gettext_itself_finds_is_told(tmp_path: Path) -> None:
    po = written(tmp_path, '#, c-format\nmsgid "%d rows"\nmsgstr "Reihen"\n')
    assert any("msgstr" in line for line in po_tools.findings(po))


@pytest.mark.skipif(not shutil.which("pofilter"), reason="pofilter is missing")
def test_doubts_are_told_until_they_are_accepted(tmp_path: Path) -> None:
    po = written(
        tmp_path,
        'msgid "Peek"\nmsgstr "Peek"\n\n'
        'msgid "{number}: {title}"\nmsgstr "{number}: {title}"\n\n'
        'msgid "Row 1 is row 1."\nmsgstr "Das ist Reihe 1."\n\n'
        'msgid "Row 2."\nmsgstr "Reihe 3."\n\n'
        'msgid "This row. Row two."\nmsgstr "Diese Reihe. Reihe zwei."\n\n'
        'msgid "a card"\nmsgid_plural "{n} cards"\n'
        'msgstr[0] "eine Karte"\nmsgstr[1] "{n} Karten"\n\n'
        'msgid "The end."\nmsgstr "Das das Ende."\n',
    )
    assert list(po_doubts.doubts(po)) == [
        "doubtful doublewords: The end.",
        "doubtful numbers: Row 2.",
        "doubtful unchanged: Peek",
    ]
    accepted = po.parent.parent / "accepted.txt"
    accepted.write_text("unchanged: Peek\nnumbers: Row 2.\ntabs: gone\n", encoding="utf-8")
    assert list(po_doubts.doubts(po)) == [
        "doubtful doublewords: The end.",
        "accepted.txt accepts nothing: tabs: gone",
    ]


def test_what_is_typed_is_not_spelled(tmp_path: Path) -> None:
    po = written(
        tmp_path,
        'msgctxt "typed suit"\nmsgid "hearts"\nmsgstr "herz hrz"\n\n'
        'msgctxt "suit"\nmsgid "hearts"\nmsgstr "Herz"\n',
    )
    assert list(po_tools.prose(po)) == ["Herz"]


def test_the_marks_in_a_list_of_what_is_typed_need_no_space(tmp_path: Path) -> None:
    po = written(
        tmp_path,
        'msgctxt "command words"\nmsgid "help; h"\nmsgstr "aide; ai; l\'aide"\n\n'
        'msgid "Help: type help."\nmsgstr "Aide: tapez aide."\n',
        "fr",
    )
    assert [line.partition(": ")[2] for line in po_style.faults_of_style(po)] == [
        "[command words] 'help; h': \"'\" is an ASCII quote: « … » and ’",
        "'Help: type help.': 'e:' is a mark without a no-break space",
    ]
