import io
import unicodedata

import pytest
from babel.messages.pofile import read_po
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.words import language
from osmosis_cli.words.language import resource
from osmosis_cli.words.standins import ERRORS, fit, visible

ENCODINGS = ("ascii", "latin-1", "iso8859-15", "cp1252", "cp850", "cp437", "iso8859-2", "mac_roman")


@pytest.mark.parametrize(
    ("text", "ascii_text"),
    [
        ("Noch nicht: „Kreuz-8“ – später …", 'Noch nicht: "Kreuz-8" - spaeter ...'),
        ("Ärger, Öl, Übung, Straße", "Aerger, Oel, Uebung, Strasse"),
        ("ÜBUNG GROẞ ÖL", "UEBUNG GROSS OEL"),
        ("l’as de cœur, déjà joué là-bas, Noël, ça", "l'as de coeur, deja joue la-bas, Noel, ca"),
        ("«\u00a0Gagné\u00a0!\u00a0»", '"Gagne !"'),
        ("« a » ‹b› “c” ‘d’", "\" a \" 'b' \"c\" 'd'"),
        ("Œuvre, CŒUR, Œ", "Oeuvre, COEUR, Oe"),
        ("29,5\u00a0% 20\u202f000", "29,5 % 20 000"),
        ("a–b—c−d‑e", "a-b-c-d-e"),
        ("½ ﬁ ① ² ™ Ł ø Å", "1/2 fi 1 2 TM L o A"),
        ("u\u0308ber Kö\u0301nig e\u0301", "ueber Koenig e"),
    ],
)
def test_letters_and_signs_get_readable_stand_ins(text: str, ascii_text: str) -> None:
    assert fit(text, "ascii") == ascii_text


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "clubs diamonds hearts spades"),
        ("de", "Kreuz Karo Herz Pik"),
        ("fr", "trefle carreau coeur pique"),
    ],
)
@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "cp850"])
def test_suit_signs_become_the_words_of_the_language(code: str, words: str, encoding: str) -> None:
    language.use(code)
    clubs, *_ = names = words.split()
    assert fit("♣ ♦ ♥ ♠", encoding) == words
    assert fit("♧♢♡♤", encoding) == words
    assert fit("8♣ ♣8 (♣) ♣\ufe0f", encoding) == f"8 {clubs} {clubs} 8 ({clubs}) {clubs}"
    assert len(names) == 4


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_what_the_encoding_holds_stays(encoding: str) -> None:
    kept = {
        "latin-1": "äß éà «\u00a0»",
        "iso8859-15": "äß éà «\u00a0» œ",
        "cp1252": "äß éà «\u00a0» œ ’ „“ – …",
        "cp850": "äß éà «\u00a0»",
        "cp437": "äß éà «\u00a0»",
        "iso8859-2": "äß é",
        "mac_roman": "äß éà «\u00a0» œ ’ „“ – …",
        "ascii": "Kreuz-8",
    }[encoding]
    assert fit(kept, encoding) == kept


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_text_of_the_program_prints_in_every_encoding(code: str) -> None:
    language.use(code)
    path = resource("locales") / code / "LC_MESSAGES" / "osmosis.po"
    with path.open("rb") as file:
        catalogue = read_po(file, locale=code)
    forms = [message.string or "" for message in catalogue if message.id]
    texts = [text for form in forms for text in ([form] if isinstance(form, str) else form)]
    assert len(texts) > 100
    for text in texts:
        for encoding in ENCODINGS:
            printed = fit(text, encoding)
            assert "U+" not in printed and "\\u" not in printed, (encoding, text)
            assert printed.count("?") == text.count("?"), (encoding, text)


@pytest.mark.parametrize("encoding", ["utf-8", *ENCODINGS])
@given(text=st.text(st.characters()))
def test_no_text_at_all_is_a_fault(encoding: str, text: str) -> None:
    printed = fit(text, encoding)
    # Some signs are question marks: of full width, doubled, and so on.
    assert printed.count("?") <= unicodedata.normalize("NFKD", text).count("?")
    if encoding == "utf-8" and not any(unicodedata.category(char) == "Cs" for char in text):
        assert printed == text


def test_unknown_characters_are_shown_by_their_number_apart_from_words() -> None:
    assert fit("中文", "latin-1") == "U+4E2D U+6587"
    assert fit("a中b", "ascii") == "a U+4E2D b"
    assert fit("\U0001f600!", "cp850") == "U+1F600!"
    assert fit("x\ud800\udc80", "utf-8") == "x U+D800 U+DC80"


def test_a_stream_with_this_handler_never_fails() -> None:
    bytes_ = io.BytesIO()
    stream = io.TextIOWrapper(bytes_, encoding="cp850", errors="strict")
    stream.reconfigure(errors=ERRORS)
    print("„Herz-2“ ♥ œ 中 \udc80", file=stream, flush=True)
    assert bytes_.getvalue().decode("cp850") == '"Herz-2" hearts oe U+4E2D U+DC80\n'


def test_bytes_that_are_no_text_stay_a_fault() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("utf-8", ERRORS)
    with pytest.raises(LookupError):
        fit("ä", "no-such-encoding")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Kreuz-8, « l’as », ♥, 中, \u00a0é", "Kreuz-8, « l’as », ♥, 中, \u00a0é"),
        ("", ""),
        ("\x1b[2J\x1b]0;x\x07", "U+001B[2J U+001B]0;x U+0007"),
        ("a\x00b\x7f", "a U+0000 b U+007F"),
        ("\x9b31m", "U+009B 31m"),
        ("a\u202eb\u2066c\u200f", "a U+202E b U+2066 c U+200F"),
        ("zero\u200bwidth\u200d\ufeff", "zero U+200B width U+200D U+FEFF"),
        ("so\u00adft", "so U+00AD ft"),
        ("\ud800x\udcff", "U+D800 x U+DCFF"),
        (
            "line\r\nend\ttab\u2028\u2029\x85",
            "line U+000D U+000A end U+0009 tab U+2028 U+2029 U+0085",
        ),
        (
            "♥\ufe0f \u3164 \u2800 \U000e0041 \ue000 \uffff",
            "♥U+FE0F U+3164 U+2800 U+E0041 U+E000 U+FFFF",
        ),
    ],
)
def test_characters_that_hide_or_move_things_are_made_visible(text: str, shown: str) -> None:
    assert visible(text) == shown


def test_characters_to_keep_are_kept() -> None:
    assert visible("a\nb\x1b\tc", keep="\n\t") == "a\nb U+001B\tc"


@given(st.text(st.characters()))
def test_a_visible_text_has_nothing_to_hide(text: str) -> None:
    shown = visible(text)
    assert visible(shown) == shown
    categories = {unicodedata.category(char) for char in shown}
    assert not categories & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
