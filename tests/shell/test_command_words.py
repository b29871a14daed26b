"""Command words in every language: what natives type leads where they want, and no two collide."""

from collections import Counter
from collections.abc import Iterator

import pytest

from osmosis_cli.game.state import SUITS, Card, full_deck, play_card
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.readings import Call, Play
from osmosis_cli.words.cards import (
    card_code_local,
    card_name,
    card_object,
    codes_with_rank_first,
    comma_list,
    rank_codes,
    rank_name,
    suit_codes,
    suit_name,
)
from osmosis_cli.words.fold import fold
from osmosis_cli.words.language import LANGUAGES
from osmosis_cli.words.texts import pgettext
from osmosis_cli.words.typed_cards import read_card
from tests.shell.talking import VOCABULARY, session, speaking

# What a player types, with commas between the lines, for each command; as natives write it.
TYPED = {
    "en": {
        "play": "play r1, put r1, move r1, lay r1, p r1",
        "draw": "draw, deal, draw cards, deal cards, DEAL, d",
        "redeal": "redeal, turn, turn over, turn waste over, t",
        "go": "go, go on, g",
        "safe": "safe, safe plays, s",
        "board": "board, table, look, b",
        "row": "row 2, o 2, o2",
        "rows": "rows, foundations, ro",
        "reserve": "reserve, reserves, piles, r",
        "pile": "pile 2, reserve pile 2, i 2, i2",
        "waste": "waste, ww",
        "stock": "stock, k",
        "needs": "needs 2, need 2, takes 2, n 2, n2",
        "moves": "moves, legal moves, m",
        "find": "find 8h, where 8h, where is 8h?, where is the 8 of hearts, f 8h",
        "seen": "seen, seen cards, e",
        "coming": "coming, what comes, co",
        "tops": "tops, free cards, tp",
        "score": "score, points, c",
        "why": "why, why?, why not?, explain, y",
        "undo": "undo, take back, undo 3, u, u3",
        "redo": "redo, redo 2, z, z2",
        "restart": "restart, start over",
        "again": "again, repeat, say again, a, a3",
        "history": "history, history 12, hy, hy12",
        "new": "new, new game, new 32000 peek, nw",
        "give up": "give up, resign",
        "number": "number, deal number",
        "help": "help, help draw, h, ?",
        "rules": "rules, rules 3, rule, ru",
        "language": "language, language fr, lang, l",
        "verbosity": "verbosity, verbosity short, v full",
        "cards": "cards, cards short, card names, cn",
        "more": "more, mo",
        "learn": "learn, learn ahead, lesson, tutorial",
        "lessons": "lessons",
        "practice": "practice, practice frk, exercises",
        "progress": "progress",
        "reset progress": "reset progress, forget progress",
        "guide": "guide, guide on",
        "quit": "quit, exit, bye, q",
    },
    "de": {
        "play": "legen r1, leg r1, lege r1, Leg r1, spielen r1, spiel r1, spiele r1, l r1",
        "draw": "aufdecken, deck auf, decke auf, aufdeck, deck, Karten aufdecken, deck Karten auf, "
        "auf-decken, ziehen, zieh, ziehe, AUFDECKEN, z, au",
        "redeal": "umdrehen, dreh um, drehe um, umdreh, Abwurfstapel umdrehen, neuer Durchgang, um",
        "go": "los, loslegen, los gehts, geh, weiter aufdecken, deck weiter auf, g",
        "safe": "sicher, sichere Karten, sicher legen, sichere Züge, s",
        "board": "Tisch, tisch, Auslage, Übersicht, Uebersicht, Ubersicht, schau, zeig, zeige, t",
        "row": "Reihe 2, reihe 2, e 2, e2",
        "rows": "Reihen, alle Reihen, Zielstapel, rn",
        "reserve": "Reserve, ganze Reserve, alle Stapel, r",
        "pile": "Stapel 2, Reservestapel 2, st 2, st2",
        "waste": "Abwurfstapel, Abwurf, Ablage, ab, ww",
        "stock": "Vorrat, Talon, v",
        "needs": "passt 2, was passt 2, braucht 2, nimmt 2, fehlt 2, was fehlt 2, n 2, n2",
        "moves": "Züge, Zuege, Zuge, zug, erlaubte Züge, mögliche Züge, m",
        "find": "wo Herz 8, wo ist die Herz-8?, wo liegt der Pik-König, such he8, suche he8, f he8",
        "seen": "gesehen, gesehene Karten, ge",
        "coming": "kommt, was kommt, kommende Karten, km",
        "tops": "frei, freie Karten, obenauf, ft",
        "score": "Punkte, Punktestand, Stand, pu",
        "why": "warum, warum?, warum nicht?, wieso, weshalb, erklär, erkläre, erklaere, wa",
        "undo": "rückgängig, rueckgaengig, ruckgangig, mach rückgängig, rückgängig machen, "
        "zurücknehmen, nimm zurück, Zug zurück, rückgängig 3, u, u3",
        "redo": "wiederherstellen, stell wieder her, stelle wieder her, wiederherstellen 2, wh, "
        "wh2",
        "restart": "Neustart, neu starten, starte neu, von vorn, von vorne, neu anfangen",
        "again": "nochmal, noch mal, noch einmal, wiederholen, wiederhol, wiederhole, nochmal 3, "
        "o, o3",
        "history": "Verlauf, Verlauf 12, Eingaben, ve, ve12",
        "new": "neu, neues Spiel, neue Partie, neu 32000 Peek, ne",
        "give up": "aufgeben, gib auf, gebe auf, ich gebe auf",
        "number": "Nummer, Spielnummer, welches Spiel, nr",
        "help": "Hilfe, hilfe aufdecken, hilf mir, Befehle, hi, ?",
        "rules": "Regeln, Regel, Regeln 3, Spielregeln, rg",
        "language": "Sprache, Sprache fr, sprich fr, sp",
        "verbosity": "Ausführlichkeit, Ausfuehrlichkeit kurz, ausführlichkeit kurz, af normal",
        "cards": "Karten, Karten kurz, Kartennamen, kn",
        "more": "mehr, me",
        "learn": "lernen, lern, lerne, Lektion, Kurs, lernen Einstufung",
        "lessons": "Lektionen, alle Lektionen",
        "practice": "Training, Übungen, Uebungen, üben, trainieren, Training frk",
        "progress": "Fortschritt, Fortschritte, Lernstand",
        "reset progress": "Fortschritt vergessen, Fortschritt löschen, Fortschritt zurücksetzen",
        "guide": "Begleiter, Begleiter an, Begleitung aus",
        "quit": "beenden, beende, Ende, Schluss, aufhören, aufhoeren, hör auf, tschüss, q",
    },
    "fr": {
        "play": "jouer r1, jouez r1, joue r1, poser r1, posez r1, mettre r1, mettez r1, j r1",
        "draw": "piocher, piochez, tirer, tirez, tire, retourner, retournez, retourne, "
        "piocher des cartes, PIOCHER, i",
        "redeal": "redistribuer, redistribuez, redistribue, redistribution, "
        "retourner la défausse, retournez la defausse, retourne la défausse, red",
        "go": "avancer, avancez, avance, aller, allez, allez-y, va, vas-y, g",
        "safe": "sûrs, coups sûrs, coups surs, sans risque, s",
        "board": "table, tapis, tableau, voir, regarder, regardez, regarde, montrez, b",
        "row": "rangée 2, rangee 2, ligne 2, l 2, l2",
        "rows": "rangées, rangees, lignes, fondations, ls",
        "reserve": "réserve, reserve, réserves, la réserve, piles, rs",
        "pile": "pile 2, pile de réserve 2, pile de reserve 2, la pile 2, pl 2, pl2",
        "waste": "défausse, defausse, la défausse, df, ww",
        "stock": "pioche, la pioche, talon, k",
        "needs": "attend 2, prend 2, accepte 2, manque 2, n 2, n2",
        "moves": "coups, coup, coups permis, coups possibles, c",
        "find": "où 8 de cœur, ou 8 de coeur, où est le 8 de cœur ?, cherchez 8co, trouver 8co, "
        "trouve l’as de pique, trouve l'as de pique, f 8co",
        "seen": "vues, vue, cartes vues, vu",
        "coming": "à venir, a venir, viennent, vn",
        "tops": "libres, cartes libres, dessus, lb",
        "score": "score, points, sc",
        "why": "pourquoi, pourquoi ?, pourquoi pas ?, expliquer, expliquez, explique, pq, pk",
        "undo": "annuler, annulez, annule, défaire, defaire, annuler 3, u, u3",
        "redo": "rétablir, retablir, rétablissez, rétablis, refaire, rétablir 2, z, z2",
        "restart": "recommencer, recommencez, recommence, depuis le début",
        "again": "répéter, repeter, répétez, répète, repete, encore, encore une fois, répéter 3, "
        "o, o3",
        "history": "historique, historique 12, journal, h, h12",
        "new": "nouvelle, nouveau, nouvelle partie, nouvelle donne, nouvelle 32000 Peek, nv",
        "give up": "abandonner, abandonnez, abandonne, j’abandonne, j'abandonne",
        "number": "numéro, numero, numéro de donne, donne, nu",
        "help": "aide, aidez-moi, à l’aide, a l'aide, aide piocher, commandes, ai, ?",
        "rules": "règles, regles, règle, règles 3, rg",
        "language": "langue, langue en, parlez en, lg",
        "verbosity": "détail, detail, détail bref, détails, vb complet",
        "cards": "cartes, cartes codes, noms des cartes, ct",
        "more": "suite, la suite, continuer, continuez, su",
        "learn": "apprendre, apprenez, apprends, leçon, lecon, cours, apprendre niveau",
        "lessons": "leçons, lecons, toutes les leçons",
        "practice": "entraînement, entrainement, exercices, s’entraîner, entraînement frk",
        "progress": "progrès, progres, progression",
        "reset progress": "oublier les progrès, effacer les progrès, oubliez les progrès",
        "guide": "guide, guide oui, guide non",
        "quit": "quitter, quittez, quitte, sortir, sortez, terminer, fin, au revoir, q",
    },
}

# Words that the glossary keeps for commands of lessons, hints and saves.
KEPT = {
    "en": "next, back, hint, save, load, resume, skip, show me",
    "de": "weiter, zurück, Tipp, speichern, laden, fortsetzen, überspringen",
    "fr": "suivant, précédent, indice, enregistrer, reprendre, passer",
}

MOST_USED = (
    "play", "draw", "go", "safe", "board", "row", "rows", "reserve", "pile", "waste", "stock",
    "needs", "moves", "find", "seen", "coming", "tops", "score", "why", "undo", "redo", "again",
    "history", "help", "more", "quit",
)  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_form_that_a_native_types_leads_to_its_command(lang: str) -> None:
    with speaking(lang):
        talk = session()
        for key, lines in TYPED[lang].items():
            for line in comma_list(lines):
                reading = talk.interpreter.read(line)
                assert isinstance(reading, Call), (line, reading)
                assert reading.command.key == key, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_form_stands_for_two_commands(lang: str) -> None:
    with speaking(lang):
        owners: dict[str, set[str]] = {}
        for key, command in COMMANDS.items():
            for form in comma_list(pgettext(*command.words).replace(";", ",")):
                owners.setdefault(fold(form), set()).add(key)
        assert {form: keys for form, keys in owners.items() if len(keys) > 1} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_form_is_written_twice_for_one_command(lang: str) -> None:
    with speaking(lang):
        for command in COMMANDS.values():
            forms = comma_list(pgettext(*command.words).replace(";", ","))
            assert not [form for form, times in Counter(forms).items() if times > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_form_of_a_command_is_a_card(lang: str) -> None:
    with speaking(lang):
        known = VOCABULARY.local
        assert [form for form in (*known.words, *known.shorts) if read_card(form).cards] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_short_forms_of_piles_and_waste_are_left_alone(lang: str) -> None:
    with speaking(lang):
        known = VOCABULARY.local
        assert not {"w", "r1", "r2", "r3", "r4"} & {*known.words, *known.shorts}


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_no_short_form_is_the_code_of_a_suit_or_a_rank_or_an_article(lang: str) -> None:
    with speaking(lang):
        codes = {fold(code) for suit in SUITS for code in suit_codes(suit)}
        codes |= {fold(code) for rank in range(1, 14) for code in rank_codes(rank)}
        codes |= {fold(word) for word in comma_list(pgettext("typed card", "the, a, an, of"))}
        # The French "l" of "l'as" is an article too, but as a row it takes a number only.
        assert codes & set(VOCABULARY.local.shorts) <= {"l"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_short_form_with_a_number_is_never_taken_for_a_command_if_it_is_a_card(lang: str) -> None:
    with speaking(lang):
        for short in VOCABULARY.local.shorts:
            for number in range(1, 14):
                for line in (f"{short}{number}", f"{short} {number}"):
                    if read_card(line).cards:
                        assert not isinstance(session().interpreter.read(line), Call), line
                        assert lang == "en" or " " in line, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_typed_in_every_way_without_being_taken_for_a_command(lang: str) -> None:
    with speaking(lang):
        talk = session()
        # Pi and K make Pik, which is a suit and no king.
        names = {fold(suit_name(suit)) for suit in SUITS}
        for card in full_deck():
            for line in _ways_to_type(card):
                if fold(line) in names:
                    continue
                reading = talk.interpreter.read(line)
                assert isinstance(reading, Play), line
                assert reading.move == play_card(card), line


def _ways_to_type(card: Card) -> Iterator[str]:
    """The name of the card and its codes, in every order and spelling that is understood."""
    yield from (card_name(card), card_object(card), card_code_local(card))
    yield from (f"{suit_name(card.suit)} {rank_name(card.rank)}",)
    suit_first = not all(codes_with_rank_first())
    for rank in rank_codes(card.rank):
        yield f"{suit_name(card.suit)} {rank}"
        for suit in suit_codes(card.suit):
            for spelled in (str.upper, str.lower):
                yield spelled(rank + suit)
                if suit_first:
                    yield spelled(suit + rank)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_much_used_command_has_a_short_form_of_at_most_three_letters(lang: str) -> None:
    with speaking(lang):
        known = VOCABULARY.local
        for key in MOST_USED:
            assert len(known.short_shown[key]) <= 3, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_lessons_hints_and_saves_are_left_to_them(lang: str) -> None:
    with speaking(lang):
        known = VOCABULARY.local
        taken = {word: known.words.get(fold(word)) for word in comma_list(KEPT[lang])}
        assert not set(taken.values()) & set(TYPED[lang]), taken
        assert not {fold(word) for word in taken} & set(known.shorts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_that_help_gives_are_understood(lang: str) -> None:
    with speaking(lang):
        talk = session()
        for key in TYPED[lang]:
            command = COMMANDS[key]
            for line in comma_list(pgettext(*command.forms)) if command.forms else ():
                reading = talk.interpreter.read(line)
                if key == "play":
                    assert isinstance(reading, Play), line
                else:
                    assert isinstance(reading, Call), line
                    assert reading.command.key == key, line
