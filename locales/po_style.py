"""The house style of the translations: typography, address, and one word for one thing.

Each rule is a row of a table; a rule that finds a fault tells what it wants. English is checked
for what holds in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import po_checks

NBSP = "\u00a0"

_NO_SPACE = "a mark without a no-break space"

# Contexts of what a player types and of words that hold others in a line: lists of words that need
# not be those of the glossary.
TYPED = re.compile(
    r"^typed\b|^answer$|^command (words|forms)$|^links to a place$|^short form$|\bother names$"
    r"|^words (before|between|for) "
)


class Term(NamedTuple):
    """An English term and what stands for it; all are patterns, case ignored."""

    english: str
    de: str
    fr: str


class Banned(NamedTuple):
    """A pattern that no text of a language may hold, and what is wrong with it."""

    pattern: str
    why: str


# The table of the glossary. A text that has the English term has the other language's term.
TERMS = (
    Term(r"wastes?", r"Abwurf", r"défausse"),
    Term(r"stocks?", r"Vorrat", r"pioche"),
    Term(r"reserves?", r"Reserve", r"réserve"),
    Term(r"rows?", r"\bReihen?\b", r"rangée"),
    Term(r"foundations?", r"Zielstapel", r"fondation"),
    Term(r"redeals?", r"Durchg[aä]ng|umdreh|umgedreht", r"redistribu|retourn"),
    Term(r"passes|(?<!to )pass", r"Durchg[aä]ng", r"passage"),
    Term(r"starting ranks?", r"Startwert", r"rangs? de départ"),
    Term(r"starting cards?", r"Startkarte", r"cartes? de départ"),
    Term(r"ranks?", r"wert", r"rang\b|rangs\b"),
    Term(r"suits?", r"Farbe", r"couleur"),
    Term(r"face up", r"offen|aufgedeckt", r"faces? visibles?"),
    Term(r"face down", r"verdeckt", r"faces? cachées?"),
    Term(r"illegal", r"nicht erlaubt", r"interdit|pas permis"),
    Term(r"legal", r"erlaubt", r"permis|interdit"),
    Term(r"hints?", r"Tipp", r"indice"),
    Term(r"undo|undone", r"zurück|rückgängig", r"annul"),
    Term(r"redo|redone", r"wiederher", r"rétabli"),
    Term(r"deal numbers?", r"Spielnummer", r"numéros? de donne"),
    Term(r"lessons?", r"Lektion", r"leçon"),
    Term(r"exercises?", r"Übung", r"exercice"),
    Term(r"win rates?", r"Erfolgsquote", r"taux de réussite"),
    Term(r"clubs", r"Kreuz", r"trèfle"),
    Term(r"diamonds", r"Karo", r"carreau"),
    Term(r"hearts", r"Herz", r"cœur"),
    Term(r"spades", r"Pik", r"pique"),
    Term(r"aces?", r"\bAss(es?)?\b", r"\bas\b"),
    Term(r"jacks?", r"Bube", r"valet"),
    Term(r"queens?", r"Dame", r"dame"),
    Term(r"kings?", r"König", r"\brois?\b"),
)

# A term inside a longer one is looked for only where it stands by itself.
LONGER = {"ranks?": "starting ranks?", "legal": "illegal"}

_EVERYWHERE = (
    Banned("\u202f", "a narrow no-break space: many terminals lack it"),
    Banned(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", "a control character"),
    Banned("[\u2190-\u21ff\u2500-\u257f\u2660-\u2667\u2713-\u2718]", "a sign that is not spoken"),
)

BANNED = {
    "en": _EVERYWHERE,
    "de": (
        *_EVERYWHERE,
        Banned(r"[\"']", "an ASCII quote: „…“ and ’"),
        Banned(r"«|»|”", "a foreign quote: „…“"),
        Banned(r"„[^“]*(„|$)", "a quote that is not closed: „…“"),
        Banned(r"\b(Sie|Ihnen|Ihr|Ihre[mnrs]?)\b", "the formal address: du"),
        Banned(
            r"\b(Nenn|Wähl)\b|\bBeginn (ein|die|den|das)", "not Nenne, Wähle, Beginne as elsewhere"
        ),
        Banned(r"\b(Klub|Spaten|Schaufel|Königin|Jack|Ablagestapel)\b", "not the glossary's word"),
    ),
    "fr": (
        *_EVERYWHERE,
        Banned(r"[\"']", "an ASCII quote: « … » and ’"),
        Banned(r"[“”„]", "a foreign quote: « … »"),
        Banned(rf"(?:^|[^{NBSP}:;!?])[:;!?%»](?![\w/])", _NO_SPACE),
        Banned(rf"«(?!{NBSP})", "a guillemet without its no-break space after"),
        Banned(r"«[^»]*(«|$)", "a guillemet that is not closed"),
        Banned(r"(?i)\b(tu|te|toi|ton|ta|tes)\b|\bt’", "the familiar address: vous"),
        Banned(
            r"(?i)\bvous êtes [a-zà-ÿ]+(é|i|u)s?\b|\bune fois [a-zé]+(é|i|u) (à|dans|de)\b",
            "an agreement with the player, who may be a woman",
        ),
        Banned(r"(?i)rangées? (inférieure|supérieure|du dessus)", "heard as the bottom or top row"),
        Banned(r"(?i)rangées? (la |les )?plus hautes?", "heard as a number: située plus haut"),
        Banned(r"\bsur (x|\d+) (autres? )?cartes?\b", "heard as out of that many: dessous"),
        Banned(r"(?i)\bjamais (dans|sur)[^.;:]* ou (dans|sur)\b", "ou after a negation: ni"),
        Banned(r"(?i)passages? à travers", "no French: passage de la pioche"),
        Banned(r"(?i)\b(coeur|bêche|clubs?)\b", "not the glossary's word"),
    ),
}


# A second name for what has one already, in what the game says; players may type most of them.
SECOND_NAMES = {
    "de": (
        Banned(r"\b(Ablage|Talon|Nachziehstapel)\b", "a second name: Abwurfstapel or Vorrat"),
        Banned(r"\b(Reserves|S)tapel (x|\d)", "a second name for a pile by its number: Reserve"),
        Banned(r"\b[Ii](m|n einem|n jedem) (Abwurfs|Reserves|S)tapel\b", "not auf, as elsewhere"),
        Banned(r"\b(Spielzug|Rang|Kartenfarbe|Spielenummer)\b", "a second name for a term"),
        Banned(r"\b(Hinweis|Ratschlag|Ratschläge)\b", "a second name: Tipp"),
        Banned(r"\b(Runden?|Passagen?)\b", "a second name: Durchgang"),
        Banned(r"\b(zieh|ziehst|zieht|ziehen)\b", "a second name: aufdecken"),
        Banned(r"\beinfache[mnr]? Modus\b", "a second name: Einfachmodus"),
        Banned(r"\bhöhere[nr]? Reihe", "heard as a larger number: weiter oben"),
        Banned(r"\b[Ii]n den Reihen [^.:]*\bpass(t|en)\b", "no German: in die Reihen"),
        Banned(r"\b1 (?!von|bis|und|oder)[A-ZÄÖÜ]", "heard as eins: ein or eine"),
    ),
    "fr": (
        Banned(r"\b(talon|rebut|écart)\b", "a second name: pioche or défausse"),
        Banned(r"\bpiles? (de réserve )?(x|\d)", "a second name for a pile by its number: réserve"),
        Banned(r"\b(mouvement|enseigne)s?\b", "a second name: coup or couleur"),
        Banned(r"\b(ligne|colonne) [1-4]\b", "a second name: rangée"),
        Banned(
            r"(?<!rangée )\b1 (carte|fois|partie|leçon|étape|donne|position)\b", "heard as un: une"
        ),
    ),
}


def without_placeholders(text: str) -> str:
    """Return the text with a plain letter for each placeholder: what is in it is no prose."""
    return re.sub(r"\{[^{}]*\}|%\(\w+\)[sd]", "x", text)


def second_names(language: str, text: str) -> Iterator[str]:
    """Yield each thing that a text of the game calls otherwise than the others do."""
    yield from _banned(SECOND_NAMES.get(language, ()), text)


def style_faults(language: str, text: str) -> Iterator[str]:
    """Yield what is wrong with the typography or the address of a text in `language`.

    A language without rules of its own is held to those that hold everywhere.
    """
    yield from _banned(BANNED.get(language, _EVERYWHERE), text)


def _banned(rules: Iterable[Banned], text: str) -> Iterator[str]:
    prose = without_placeholders(text)
    for rule in rules:
        match = re.search(rule.pattern, prose)
        if match:
            yield f"{match.group(0)!r} is {rule.why}"


def terms_in(english: str) -> list[Term]:
    """Return the terms of the glossary that an English text holds."""
    prose = without_placeholders(english)
    found = []
    for term in TERMS:
        longer = LONGER.get(term.english)
        rest = re.sub(rf"(?i)\b({longer})\b", "", prose) if longer else prose
        if re.search(rf"(?i)\b({term.english})\b", rest):
            found.append(term)
    return found


def glossary_faults(language: str, english: str, text: str) -> Iterator[str]:
    """Yield each term of the glossary that the English text has and its translation has not."""
    if language not in Term._fields:
        return
    for term in terms_in(english):
        wanted: str = getattr(term, language)
        if not re.search(wanted, without_placeholders(text), re.IGNORECASE):
            yield f"the English text has {term.english!r}, this one no {wanted!r}"


def is_typed(context: str | None) -> bool:
    """Return whether a message is what a player types, not what the game says."""
    return context is not None and TYPED.search(context) is not None


def faults_of_style(po: Path) -> Iterator[str]:
    """Yield a line for each fault of house style in the catalogue `po`, which is well formed."""
    language = po_checks.language_of(po)
    for message in po_checks.messages(po_checks.read_catalogue(po)):
        if (message.context or "").startswith("typed"):
            # All forms that players type, in any register and spelling; none is ever shown.
            continue
        forms = [form for form in po_checks.forms_of(message) if form]
        faults = [fault for form in forms for fault in style_faults(language, form)]
        if is_typed(message.context):
            # The marks of such a list part it, and are never shown.
            faults = [fault for fault in faults if not fault.endswith(_NO_SPACE)]
        if forms and not is_typed(message.context):
            english = " ".join(po_checks.source_of(message))
            faults += [fault for form in forms for fault in second_names(language, form)]
            faults += glossary_faults(language, english, " ".join(forms))
        for fault in dict.fromkeys(faults):
            yield f"{language}: {po_checks.name_of(message)}: {fault}"
