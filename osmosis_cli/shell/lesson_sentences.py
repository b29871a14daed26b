"""Sentences that say in a lesson what one of its words does: "back to my game"."""

from typing import Literal

from osmosis_cli.shell.lesson_words import Key, forms
from osmosis_cli.words.typed_lines import lesson_reader


def read_sentence(line: str) -> Key | Literal["shrug"] | int | None:
    """The key of a whole sentence that says what one of the words does; None if it is none.

    ``shrug`` is that the learner does not know, a number that of the answer that was chosen.
    """
    known = {f"lesson {key}": key for key, _words in forms()}
    reader = lesson_reader(tuple((f"lesson {key}", words) for key, words in forms()))
    meanings = reader.read(line).meanings
    if not meanings:
        return None
    if "n" in meanings[0].slots:
        return int(meanings[0].slots["n"])
    return known.get(meanings[0].key, "shrug")
