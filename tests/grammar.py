"""What a finished sentence may not have, in each language: all that a check can see of grammar."""

import re
from collections.abc import Iterator

import po_style

NOUNS = {
    "en": (
        ("card", "cards"), ("move", "moves"), ("deal", "deals"), ("turn", "turns"),
        ("game", "games"), ("time", "times"), ("pass", "passes"), ("rank", "ranks"),
        ("step", "steps"), ("win", "wins"), ("layout", "layouts"), ("order", "orders"),
        ("way", "ways"), ("choice", "choices"), ("lesson", "lessons"), ("answer", "answers"),
        ("exercise", "exercises"), ("position", "positions"), ("line", "lines"),
    ),
    "de": (
        ("Karte", "Karten"), ("Startkarte", "Startkarten"), ("Zug", "Züge", "Zügen"),
        ("Spiel", "Spiele", "Spielen"), ("Durchgang", "Durchgänge", "Durchgängen"),
        ("Wert", "Werte"), ("Schritt", "Schritte"), ("Sieg", "Siege"), ("Art", "Arten"),
        ("Verteilung", "Verteilungen"), ("Folge", "Folgen"), ("Lektion", "Lektionen"),
        ("Möglichkeit", "Möglichkeiten"), ("Antwort", "Antworten"), ("Übung", "Übungen"),
        ("Stellung", "Stellungen"), ("Zeile", "Zeilen"), ("Eingabe", "Eingaben"),
    ),
    "fr": (
        ("carte", "cartes"), ("coup", "coups"), ("tirage", "tirages"), ("partie", "parties"),
        ("passage", "passages"), ("rang", "rangs"), ("étape", "étapes"), ("leçon", "leçons"),
        ("victoire", "victoires"), ("disposition", "dispositions"), ("ordre", "ordres"),
        ("donne", "donnes"), ("position", "positions"), ("exercice", "exercices"),
        ("ligne", "lignes"), ("saisie", "saisies"),
    ),
}  # fmt: skip
"""Nouns that numbers stand before: the singular first."""

# French says none in the singular.
SINGULAR = {"en": {1}, "de": {1}, "fr": {0, 1}}

# The number after these is a name, not a count.
NUMBERED = {
    *("row", "rows", "pile", "reserve", "pass", "deal", "move", "section", "lesson"),
    *("reihe", "reihen", "stapel", "durchgang", "spiel", "zug", "abschnitt", "lektion", "schritt"),
    *("rangée", "réserve", "passage", "donne", "coup", "leçon", "étape"),
}

FOREIGN = re.compile(
    r"\b(the|of|and|is|are|you|your|with|from|this|that|cards?|rows?|cannot|must|has|have|which)\b",
    re.IGNORECASE,
)
"""Words that stand in nearly every English sentence, and in no German or French one."""

VOWEL = "aeiouyàâéèêëîïôûùœæ"
ASPIRATED = r"h(?=aut|asard|uit)|onz|oui\b|yasr"

PATTERNS = {
    "en": (
        (r"\b[Aa] (?=[aeio]|8\b|11\b|18\b)", "a before a vowel"),
        (r"\b[Aa]n (?=[^aeiou\s8h])", "an before a consonant"),
    ),
    "de": (
        (
            r"\b(?!das|dem)(der|die|den|des) \w+-Ass\b|\b(den|das|dem|des) \w+-\d"
            r"|\b(den|das|dem|die|des) \w+-Bube\b|\b(der|die|das|des) \w+-Buben\b"
            r"|\b(den|das|dem|des) \w+-Dame\b|\b(die|das|des) \w+-König\b",
            "an article that is not this card's",
        ),
        (r"\bunter (das|die|den) \w+-", "not the dative after unter"),
        (r"\b(zeigt jetzt|[Ll]eg|[Ll]egst|warten? auf|kannst) (der \w+-(Bube|König)|dem)\b",
         "not the accusative"),
        (r"\bliegt (den|dem) \w+-", "not the nominative after liegt"),
    ),
    "fr": (
        (
            rf"(?i)(?<![-\w])(que|de|le|la|je|se|ne|me|ce|jusque|lorsque|puisque|si(?= ils?\b))"
            rf" (?!{ASPIRATED})(?=h?[{VOWEL}])",
            "no elision before a vowel",
        ),
        (r"(?i)\b\w*’(?=[^\Wh\dœ])(?![aeiouyàâéèêëîïôûùœæ])", "an elision before a consonant"),
        (r"\b(de|à|du|au) (l’as|le \d+|le valet|le roi|la dame) de (trèfle|carreau|cœur|pique)",
         "de or à before a card with its article"),
        (r"(?i)\b(le|un|ce) (as|dame)\b|\b(la|une|cette) (as|valet|roi|\d+ de)\b",
         "an article that is not this card's"),
        (r"(?i)\b(le|un|ce|du|au) (carte|rangée|pioche|défausse|réserve|pile|partie|couleur)\b"
         r"|\b(la|une|cette) (passage|rang|coup|score|tirage|départ|dessus)\b",
         "a wrong gender"),
        (r"(?i)\bvous êtes [\w’]+(é|i|u)s?\b|\bune fois [a-zé]+(é|i|u) (à|dans|de)\b",
         "an agreement with the player, who may be a woman"),
    ),
}  # fmt: skip


OPENING = re.compile(
    r"The (ace|\d|10|jack|queen|king) of|(Der|Die|Das|Den|Dem) (Kreuz|Karo|Herz|Pik)-"
    r"|L(e|a|’) ?(\d+|valet|roi|dame|as) de "
)
"""A card with its article that opens a sentence: only the writers of whole texts may do that."""


def faults(lang: str, text: str, *, is_sentence: bool = True) -> Iterator[str]:
    """Yield what is wrong with a finished text; what is no sentence may begin and end freely."""
    if re.search(r"[{}]|%\(", text):
        yield "a placeholder is left"
    if "  " in text or text != text.strip() or not text:
        yield "an odd blank"
    if is_sentence and not re.search(r"[.?!:][»”“]?$", text):
        yield "no mark at its end"
    if is_sentence and not re.match(r"[^\W_a-zäöüàéèêçœæ]|[«„“'(]", text):
        yield "it does not begin with a capital"
    if is_sentence and OPENING.match(text):
        yield "a card with its article opens it"
    if re.search(r"\s[.,]|\.\.|,,|[,;:]\.|\bNone\b", text):
        yield "an odd mark"
    if lang != "en":
        yield from (f"{word.group(0)!r} is English" for word in FOREIGN.finditer(_prose(text)))
    yield from po_style.style_faults(lang, text)
    for pattern, why in PATTERNS[lang]:
        found = re.search(pattern, text)
        if found:
            yield f"{found.group(0)!r}: {why}"
    yield from _numbers(lang, text)


def _prose(text: str) -> str:
    """The text without what is typed in a shell, such as one-card or --plain."""
    return re.sub(r"-*[a-z]+(-[a-z]+)+|--\w+|\S*[/.]\w\S*", " ", text)


def _numbers(lang: str, text: str) -> Iterator[str]:
    """Yield each noun that does not agree with the number before it."""
    forms = {form: at > 0 for noun in NOUNS[lang] for at, form in enumerate(noun)}
    names = "|".join(sorted(forms, key=len, reverse=True))
    for found in re.finditer(
        rf"(?:(\S+) )?(?<![-\w\u00a0.,])(\d+)(?: [a-zäöüéè]+)? ({names})\b", text
    ):
        if (found.group(1) or "").lower() in NUMBERED:
            continue
        if forms[found.group(3)] == (int(found.group(2)) in SINGULAR[lang]):
            yield f"{found.group(0)!r}: the number does not agree"
