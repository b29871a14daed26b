"""Yes and no in the language of the moment."""

from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import pgettext

_ENGLISH = {"y": True, "yes": True, "n": False, "no": False}


def parse_yes_no(text: str) -> bool | None:
    """Whether a typed answer means yes; ``None`` if it means neither.

    The words of the language and the English ones are understood, whole or as one letter, in
    any case, with or without a full stop.
    """
    answer = fold(text).strip(" .!")
    # Translators: all answers that mean yes, small, with blanks between them; the first is the
    # one to show. English yes and y are understood anyway.
    if answer in _words(pgettext("answer", "yes y")):
        return True
    # Translators: all answers that mean no, small, with blanks between them; the first is the
    # one to show. English no and n are understood anyway.
    if answer in _words(pgettext("answer", "no n")):
        return False
    return _ENGLISH.get(answer)


def yes_word() -> str:
    """The word for yes, as in "Answer yes or no."."""
    return pgettext("answer", "yes y").split()[0]


def no_word() -> str:
    """The word for no, as in "Answer yes or no."."""
    return pgettext("answer", "no n").split()[0]


def _words(text: str) -> list[str]:
    return [fold(word) for word in text.split()]
