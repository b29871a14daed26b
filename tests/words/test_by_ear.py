"""What a synthesizer makes of the finished sentences: no letters, wrong numbers, foreign sounds.

The phonemes are those of espeak-ng, the voice of many screen readers.
"""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

import pytest

from osmosis_cli.game.state import full_deck
from osmosis_cli.words import cards, language
from tests import spoken
from tests.grammar import NOUNS, NUMBERED

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not shutil.which("espeak-ng"), reason="espeak-ng is missing"),
]

LANGUAGES = ("de", "fr")

END = "Zebra Zebra."
"""A text whose phonemes part those of other texts."""

# Names, and words that each language took over from another with their sound.
FOREIGN = {
    "de": ("Patience", "Terminal", "ms"),
    "fr": ("English", "Peek", "Treasure", "joker", "one-card", "three-pass"),
}

SPELLED = {"JSON", "TOML", "UUID", "ms", "frk"}  # frk is the code of an exercise
"""Names that everybody spells, and letters."""

MASCULINE = {"coup", "tirage", "passage", "rang", "ordre", "exercice"}

# What would be counted wrongly: "eins Karte", "un carte".
THINGS = {
    "de": r"(?:[a-zäöü]+e[rs]? )?[A-ZÄÖÜ]\w+",
    "fr": "fois|" + "|".join(one for one, *_ in NOUNS["fr"] if one not in MASCULINE),
}


def phonemes(lang: str, texts: Sequence[str]) -> list[str]:
    """How each text is pronounced, in the signs of espeak-ng, without stress and pauses.

    Where the synthesizer changes to another language it says so: ``(en)...(de)``.
    """
    lines = "\n\n".join(f"{text.rstrip('.')}.\n\n{END}" for text in texts)
    run = subprocess.run(
        ["espeak-ng", "-q", "-x", "-v", lang, "--stdin"],
        input=f"{END}\n\n{lines}\n",
        capture_output=True,
        text=True,
        check=True,
    )
    end, *rest = run.stdout.strip().splitlines()
    parts = [""]
    for line in rest:
        if line == end:
            parts.append("")
        else:
            parts[-1] += line
    assert len(parts) == len(texts) + 1
    return [re.sub(r"[',%_:!|;\s-]", "", part) for part in parts[:-1]]


@lru_cache(maxsize=2)
def heard(lang: str) -> tuple[str, ...]:
    """One finished sentence of each kind, without what is typed: cards and numbers differ."""
    language.use(lang)
    names = [cards.card_name, cards.card_subject, cards.card_object, cards.card_under]
    known = sorted({name(card) for card in full_deck() for name in names}, key=len, reverse=True)
    card = re.compile("|".join(map(re.escape, known)), re.IGNORECASE)
    kinds: dict[str, str] = {}
    for text in (*spoken.sentences(), *spoken.talks()):
        if not re.match(r"\d+\u00a0?: ", text):
            kinds.setdefault(re.sub(r"\b(1\b)?\d*", r"\1", card.sub("_", text)), text)
    return tuple(filter(None, map(untyped, kinds.values())))


def untyped(text: str) -> str:
    """The text without what is typed in it, and without paths and names of exercises."""
    typed = (
        "Du kannst tippen|Beispiele|Kurzformen|Dazu r1|Vous pouvez taper|Exemples|Formes courtes"
    )
    if re.match(typed, text):
        return ""
    codes = r"\b([A-Z][a-zœ]?(\d+|[A-Z])|(\d+|[A-Z])[A-Z][a-zœ]?)\b"
    text = re.sub(rf"{codes}|„[^“]*“|«[^»]*»|\S*/\S+|--\S+|\b\w+\.(json|txt)\b", " ", text)
    return re.sub(r"\b(ms|[a-z])\d+\b", " ", text).strip()


def foreign(lang: str, texts: Sequence[str]) -> Iterator[str]:
    """Yield each text in which more is heard in another language than the words it may be."""
    for text, sound in zip(texts, phonemes(lang, texts), strict=True):
        known = sum(len(re.findall(rf"\b{word}\b", text)) for word in FOREIGN[lang])
        # A name of several words is heard as one or as several foreign ones.
        if len(re.findall(rf"\((?!{lang})[a-z-]+\)", sound)) > 2 * known:
            yield text


def spelled(lang: str, texts: Sequence[str]) -> list[str]:
    """The words of the texts that are heard letter by letter."""
    words = sorted({word for text in texts for word in re.findall(r"[^\W\d_]{2,}", text)})
    sounds = zip(
        words, phonemes(lang, words), phonemes(lang, list(map(" ".join, words))), strict=True
    )
    return [word for word, sound, letters in sounds if sound == letters]


def counted_by_name(lang: str, texts: Sequence[str]) -> Iterator[str]:
    """Yield each text in which a thing is counted by the name of the number: "eins Karte"."""
    for text in texts:
        for found in re.finditer(rf"(?<![\w,.-])1 ({THINGS[lang]})\b", text):
            before = re.search(r"(\w*) ?$", text[: found.start()])
            if before and before.group(1).lower() not in {*NUMBERED, "nummer", "numéro"}:
                yield text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_heard_in_another_language(lang: str) -> None:
    assert list(foreign(lang, heard(lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_is_heard_letter_by_letter(lang: str) -> None:
    assert set(spelled(lang, heard(lang))) <= SPELLED


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_thing_is_never_counted_by_the_name_of_the_number(lang: str) -> None:
    assert list(counted_by_name(lang, heard(lang))) == []


def test_numbers_are_heard_whole() -> None:
    for lang in LANGUAGES:
        numbers = sorted(
            {n for text in heard(lang) for n in re.findall(r"\d[\d,.\u00a0]*\d", text)}
        )
        sounds = phonemes(lang, numbers)
        digits = phonemes(lang, [", ".join(re.sub(r"\D", "", number)) for number in numbers])
        point = phonemes(lang, ["Punkt", "point"])
        assert [n for n, a, b in zip(numbers, sounds, digits, strict=True) if a == b] == []
        assert [n for n, a in zip(numbers, sounds, strict=True) if any(p in a for p in point)] == []


@pytest.mark.parametrize(
    ("lang", "check", "text"),
    [
        ("de", foreign, "Nimm die Notebook-Karte."),
        ("fr", foreign, "Appuyez sur restart."),
        ("de", spelled, "Das ist die GNM-Regel."),
        ("fr", spelled, "Voici la règle GNM."),
        ("de", counted_by_name, "Du hast 1 Karte."),
        ("fr", counted_by_name, "Il reste 1 carte."),
    ],
)
def test_these_checks_hear_what_they_are_for(
    lang: str, check: Callable[[str, Sequence[str]], Iterable[str]], text: str
) -> None:
    assert list(check(lang, [text])) != []
