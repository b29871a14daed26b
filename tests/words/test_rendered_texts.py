"""Finished sentences, not only messages: every card in every place, every verdict, every count."""

import re
import shutil
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest

import catalogue
import po_checks
import po_tools
from osmosis_cli.game.state import Card, full_deck
from osmosis_cli.words import cards, language
from osmosis_cli.words.style import sentence
from osmosis_cli.words.texts import gettext as translated
from osmosis_cli.words.texts import ngettext, npgettext, pgettext
from tests import grammar, spoken

LANGUAGES = ("en", "de", "fr")

# What a comment says of a card, and the function that names cards in that place.
CASES = {
    "without article": cards.card_name,
    "words for under": cards.card_under,
    "subject": cards.card_subject,
    "object": cards.card_object,
}


@lru_cache(maxsize=1)
def template() -> tuple[po_checks.Message, ...]:
    return tuple(po_checks.messages(catalogue.template()))


@lru_cache(maxsize=4)
def said(lang: str) -> tuple[str, ...]:
    """The sentences that the program makes, each once."""
    language.use(lang)
    return tuple(dict.fromkeys(spoken.sentences()))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_that_the_program_makes_is_in_order(lang: str) -> None:
    found = {text: list(grammar.faults(lang, text)) for text in said(lang)}
    assert len(found) > 5000
    assert {text: why for text, why in found.items() if why} == {}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_at_the_prompt_is_in_order(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    language.use(lang)
    found = {
        text: why
        for text in dict.fromkeys(spoken.talks())
        # What was typed is told again as it was typed.
        if not re.match(r"\d+: |\d+\u00a0: ", text)
        and (why := list(grammar.faults(lang, text, is_sentence=False)))
    }
    assert found == {}


def cases(message: po_checks.Message) -> dict[str, str]:
    """The case of each card in a message, by its placeholder, as the comment tells it."""
    comment = " ".join(" ".join(message.auto_comments).split())
    source = po_checks.source_of(message)
    names = set().union(*map(po_checks.placeholders, source)) & CARDS
    found: dict[str, str] = {}
    for part in re.split(r"[;.] ", comment):
        case = next((case for case in CASES if case in part), None)
        told = names if "all cards" in part else {name for name in names if name in part}
        found.update((name, case) for name in told if case and name not in found)
    return found


CARDS = {
    f"{{{name}}}"
    for name in (
        "above", "card", "first", "last", "needed", "other", "second", "start", "starter", "third",
        "top",
    )
}  # fmt: skip


def finished(message: po_checks.Message, card: Card, count: int) -> str:
    """The text of a message about this card and this count, in the language of the moment."""
    one, *others = po_checks.source_of(message)
    if others and message.context:
        text = npgettext(message.context, one, others[0], count)
    elif others:
        text = ngettext(one, others[0], count)
    else:
        text = pgettext(message.context, one) if message.context else translated(one)
    how = cases(message)
    deck = full_deck()
    values: dict[str, object] = {}
    for at, name in enumerate(sorted(po_checks.placeholders(text))):
        key = name.strip("{}")
        if name in how:
            values[key] = CASES[how[name]](deck[(deck.index(card) + 17 * at) % 52])
        elif key in ("count", "layouts", "total"):
            values[key] = count
        elif key in ("done", "right", "won"):
            values[key] = min(5, count)
        elif key == "suit":
            values[key] = cards.suit_name(card.suit)
        elif key in ("cards", "ranks"):
            values[key] = cards.join_list(map(cards.card_name, [card, deck[5]]))
        else:
            values[key] = 5
    return sentence(text.format(**values))


PARTS = ("place of a card", "on top")
"""Contexts of what stands in the place of a card, within a sentence."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_fits_every_sentence_about_cards(lang: str) -> None:
    language.use(lang)
    about = [message for message in template() if cases(message) and message.context not in PARTS]
    assert len(about) > 50
    for message in about:
        for card in full_deck():
            text = finished(message, card, 3)
            assert list(grammar.faults(lang, text)) == [], text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", spoken.COUNTS)
def test_every_count_agrees_with_what_is_counted(lang: str, count: int) -> None:
    language.use(lang)
    counting = [message for message in template() if isinstance(message.id, tuple)]
    assert len(counting) > 50
    for message in counting:
        text = finished(message, Card("H", 8), count)
        assert list(grammar.faults(lang, text, is_sentence=False)) == [], text


def samples(lang: str) -> Iterator[str]:
    """One sentence of each kind: they differ in more than cards and numbers."""
    language.use(lang)
    names = sorted({f(c) for c in full_deck() for f in CASES.values()}, key=len, reverse=True)
    card = re.compile("|".join(map(re.escape, names)), re.IGNORECASE)
    kinds: dict[str, str] = {}
    for text in said(lang):
        kinds.setdefault(re.sub(r"(?:_(?:, )?)+|\d+", "#", card.sub("_", text)), text)
    yield from kinds.values()


@pytest.mark.slow
@pytest.mark.skipif(not shutil.which("grammalecte-cli"), reason="grammalecte-cli is missing")
def test_a_french_grammar_checker_has_nothing_to_say() -> None:
    assert list(po_tools.ungrammatical(list(samples("fr")))) == []


@pytest.mark.skipif(not shutil.which("hunspell"), reason="hunspell is missing")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_is_said_is_in_a_dictionary(lang: str) -> None:
    words = catalogue.LOCALES / lang / "words.txt"
    dictionary, known = po_tools.DICTIONARIES[lang]
    assert po_tools.misspelt(dictionary, known, words, list(samples(lang))) == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "You can play {card}."),
        ("en", "1 cards left."),
        ("en", "Two  blanks."),
        ("en", "no capital."),
        ("en", "No mark"),
        ("en", "A ace lies there."),
        ("de", "Du kannst der Kreuz-König legen."),
        ("de", "In Reihe 2 liegt den Kreuz-König."),
        ("de", "Die Herz-2 liegt unter den Pik-Buben."),
        ("de", "Leg das Pik-2."),
        ("de", "Sie warten auf dem Kreuz-König."),
        ("de", "Du hast 1 Karten."),
        ("de", "Es kommen 21 Karte."),
        ("de", "Der card liegt da."),
        ("fr", "Il faut que as soit là."),
        ("fr", "Jouez le as de pique."),
        ("fr", "Jouez la roi de pique."),
        ("fr", "La couleur de l’as de pique."),
        ("fr", "Il reste 0 cartes."),
        ("fr", "Il reste 21 carte."),
        ("fr", "Si il vient."),
        ("fr", "Le pioche est vide."),
        ("fr", "Pourquoi ?"),
        ("fr", "The carte est vide."),
        ("fr", "Une fois revenu à la partie, jouez."),
    ],
)
def test_these_checks_see_what_they_are_for(lang: str, text: str) -> None:
    assert list(grammar.faults(lang, text)) != []
