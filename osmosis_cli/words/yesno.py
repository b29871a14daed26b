"""Yes and no in the language of the moment."""

import re

from osmosis_cli.words.cards import comma_list
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
    if answer in _words(pgettext("answer", "yes y yeah yep yup")):
        return True
    # Translators: all answers that mean no, small, with blanks between them; the first is the
    # one to show. English no and n are understood anyway.
    if answer in _words(pgettext("answer", "no n nope nah")):
        return False
    return _ENGLISH.get(answer)


def parse_agreement(text: str) -> bool | None:
    """Whether an answer to "shall this be done" agrees; ``None`` if it neither does nor refuses.

    Beside yes and no, it takes what people say instead, such as "go ahead" and "never mind".
    """
    wanted = parse_yes_no(text)
    answer = re.sub(r"[\s.,!]+", " ", fold(text)).strip()
    # Translators: what people say instead of yes when they are asked whether to do something,
    # commas between.
    if wanted is True or answer in _phrases(
        pgettext(
            "answer",
            "ok, okay, sure, sure thing, of course, go ahead, do it, please do, please, certainly, "
            "absolutely, definitely, by all means, all right, alright, why not, yes please, fine, "
            "yes do it, yes do, yes i do, i do, i'm sure, yes i'm sure, go for it, that's right, "
            "correct, exactly, yes of course, ok do it, fine by me, aye, uh huh, yes sure, ok yes",
        )
    ):
        return True
    # Translators: what people say instead of no when they are asked whether to do something,
    # commas between.
    if wanted is False or answer in _phrases(
        pgettext(
            "answer",
            "no thanks, no thank you, cancel, cancel that, cancel it, never mind, nevermind, "
            "abort, not now, not yet, rather not, better not, i'd rather not, forget it, don't, "
            "do not, don't do it, no don't, no way, leave it, of course not, certainly not, "
            "not really, i don't, no i don't, no never mind, no cancel, nay, let it be",
        )
    ):
        return False
    return None


def yes_word() -> str:
    """The word for yes, as in "Answer yes or no."."""
    return pgettext("answer", "yes y yeah yep yup").split()[0]


def no_word() -> str:
    """The word for no, as in "Answer yes or no."."""
    return pgettext("answer", "no n nope nah").split()[0]


def _words(text: str) -> list[str]:
    return [fold(word) for word in text.split()]


def _phrases(text: str) -> set[str]:
    return {fold(phrase) for phrase in comma_list(text)}
