"""Words that a fuzzer would hardly find by chance: commands, cards, and the keys of files."""

from __future__ import annotations

from pathlib import Path

from osmosis_cli.game.state import full_deck
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_name
from tests.shell.talking import VOCABULARY

CORPUS = Path(__file__).resolve().parent / "corpus"


def dictionary() -> str:
    """Return all words as libFuzzer reads them: quoted, what is not ASCII as bytes."""
    words: set[bytes] = set()
    for code in ("en", "de", "fr"):
        language.use(code)
        words |= {word.encode() for word in (*VOCABULARY.local.words, *VOCABULARY.local.shorts)}
        words |= {card_name(card).encode() for card in full_deck()}
    language.use("en")
    for file in CORPUS.rglob("*"):
        if file.is_file():
            words |= set(file.read_bytes().split(b'"')[1::2])
    return "\n".join(f'"{quoted(word)}"' for word in sorted(words) if 0 < len(word) <= 60)


def quoted(word: bytes) -> str:
    """Return these bytes with each that is no plain letter, digit or blank as a number."""
    return "".join(
        chr(byte) if byte < 128 and (chr(byte).isalnum() or byte == 32) else f"\\x{byte:02x}"
        for byte in word
    )
