"""The checks of house style and glossary find what is wrong, and leave good texts alone."""

from __future__ import annotations

import pytest

import po_style


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Drück 'Enter'."),
        ("de", 'Schreib "ja".'),
        ("de", "Schreib «ja»."),
        ("de", "Schreib „ja."),
        ("de", "Legen Sie die Karte."),
        ("de", "Ihre Karte liegt frei."),
        ("de", "der Spaten-König"),
        ("de", "Wähl eine andere Nummer."),
        ("fr", "Une fois revenu à la partie, jouez."),
        ("fr", "Tapez l'as."),
        ("fr", "Tapez « oui\u00a0»."),
        ("fr", "Tapez «\u00a0oui »."),
        ("fr", "Pourquoi ?"),
        ("fr", "Pourquoi?"),
        ("fr", "Carte:"),
        ("fr", "12 %"),
        ("fr", "{card}: non"),
        ("fr", "Pourquoi\u202f?"),
        ("fr", "Joue ta carte."),
        ("fr", "la rangée supérieure"),
        ("fr", "la rangée la plus haute"),
        ("fr", "une rangée plus haute"),
        ("fr", "8 de cœur, sur {count} cartes face cachée"),
        ("fr", "jamais dans la réserve, sur la défausse ou dans la pioche"),
        ("fr", "deux passages à travers la pioche"),
        ("en", "8♣"),
        ("en", "Draw \u2192 waste"),
        ("en", "a\u00adb\tc"),
    ],
)
def test_a_fault_of_house_style_is_found(language: str, text: str) -> None:
    assert list(po_style.style_faults(language, text)) != []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Die Karte liegt auf der Ablage."),
        ("de", "Reservestapel {pile} ist leer."),
        ("de", "Im Abwurfstapel liegt {card}."),
        ("de", "Der Rang fehlt."),
        ("de", "Der einfache Modus ist an."),
        ("de", "Pik braucht eine höhere Reihe."),
        ("de", "In den Reihen 2 und 3 passt nur eine 5."),
        ("de", "Jede zählt 1 Punkt."),
        ("fr", "Prenez la carte du talon."),
        ("fr", "La pile de réserve {pile} est vide."),
        ("fr", "Il reste 1 carte."),
    ],
)
def test_a_second_name_of_a_thing_is_found(language: str, text: str) -> None:
    assert list(po_style.second_names(language, text)) != []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Reserve {pile} ist leer. Auf jedem Reservestapel liegt eine Karte, 1 von 4."),
        ("fr", "La rangée 1 donne la couleur. La réserve {pile} est une pile."),
        ("it", "1 carta"),
    ],
)
def test_the_one_name_of_a_thing_passes(language: str, text: str) -> None:
    assert list(po_style.second_names(language, text)) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Schreib „ja“ oder „nein“ – {card!r} passt."),
        ("fr", "Tapez «\u00a0oui\u00a0»\u00a0: l’as va-t-il\u00a0? {name!r}"),
        ("fr", "Vraiment\u00a0?! 12\u00a0%, à 8:30."),
        ("fr", "jamais sur une pile, ni sur la défausse"),
        ("fr", "Étape 3 sur 12. Cartes sur le dessus."),
        ("en", "Type 'yes': it's fine."),
        ("it", "L'asso: va bene?"),
    ],
)
def test_good_typography_passes(language: str, text: str) -> None:
    assert list(po_style.style_faults(language, text)) == []


@pytest.mark.parametrize(
    ("english", "terms"),
    [
        ("The waste is empty.", ["wastes?"]),
        ("{waste} cards", []),
        ("The starting rank is {rank}.", ["starting ranks?"]),
        ("A rank that is not the starting rank.", ["starting ranks?", "ranks?"]),
        ("Is it illegal?", ["illegal"]),
        ("Row and row", ["rows?"]),
    ],
)
def test_terms_are_found_as_whole_words(english: str, terms: list[str]) -> None:
    assert [term.english for term in po_style.terms_in(english)] == terms


def test_a_translation_without_the_term_is_named() -> None:
    english = "The waste is empty."
    assert list(po_style.glossary_faults("de", english, "Der Abwurfstapel ist leer.")) == []
    assert list(po_style.glossary_faults("fr", english, "La défausse est vide.")) == []
    assert len(list(po_style.glossary_faults("de", english, "Die Ablage ist leer."))) == 1
    assert len(list(po_style.glossary_faults("fr", english, "La pioche est vide."))) == 1
