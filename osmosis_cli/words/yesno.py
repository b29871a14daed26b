"""Yes and no in the language of the moment."""

import re
from functools import lru_cache

from osmosis_cli.words.cards import comma_list
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import pgettext

MOST_WORDS = 8
"""No answer to a question of yes and no has more words."""

_ENGLISH = {"y": True, "yes": True, "n": False, "no": False}


def parse_yes_no(text: str) -> bool | None:
    """Whether a typed answer means yes; ``None`` if it means neither.

    The words of the language and the English ones are understood, whole or as one letter, in
    any case, with or without a full stop; also several that say the same.
    """
    answer = fold(text).strip(" .!")
    if answer in _ENGLISH:
        return _ENGLISH[answer]
    return _agreed(_answer(text), _yes(), _no())


def parse_agreement(text: str) -> bool | None:
    """Whether an answer to "shall this be done" agrees; ``None`` if it neither does nor refuses.

    Beside yes and no, it takes what people say instead, such as "go ahead" and "never mind", and
    several such things that agree with each other.
    """
    wanted = parse_yes_no(text)
    if wanted is not None:
        return wanted
    return _agreed(_answer(text), _yes() | _agreeing(), _no() | _refusing())


def begins_with_answer(text: str) -> bool:
    """Whether a line begins with what agrees or refuses, more than a letter, and goes on."""
    words = _answer(text).split()
    answers = (_yes() | _agreeing() | _no() | _refusing()) - _courtesies()
    heads = (" ".join(words[:size]) for size in range(1, len(words)))
    return any(len(head) > 1 and head in answers for head in heads)


def _agreed(answer: str, yes: frozenset[str], no: frozenset[str]) -> bool | None:
    """Whether the words say yes, or no; None if they say neither, or both."""
    if answer in yes or answer in no:
        return answer in yes
    words, courtesies = tuple(answer.split()), _courtesies()
    if len(words) <= MOST_WORDS and answer not in courtesies:
        for wanted, phrases in ((False, no), (True, yes)):
            if _are_made_of(words, phrases | courtesies):
                return None if _are_made_of(words, courtesies) else wanted
    return None


def _are_made_of(words: tuple[str, ...], phrases: frozenset[str]) -> bool:
    """Whether the words are some of these phrases, one after the other."""
    reached = {0}
    for end in range(1, len(words) + 1):
        if any(" ".join(words[start:end]) in phrases for start in reached):
            reached.add(end)
    return len(words) in reached


def _answer(text: str) -> str:
    return re.sub(r"[\s.,!]+", " ", fold(text)).strip()


def _yes() -> frozenset[str]:
    # Translators: all answers that mean yes, small, with blanks between them; the first is the
    # one to show. English yes and y are understood anyway.
    return _words(pgettext("answer", "yes y yeah yep yup"))


def _no() -> frozenset[str]:
    # Translators: all answers that mean no, small, with blanks between them; the first is the
    # one to show. English no and n are understood anyway.
    return _words(pgettext("answer", "no n nope nah"))


def _agreeing() -> frozenset[str]:
    # Translators: what people say instead of yes when they are asked whether to do something,
    # commas between.
    return _phrases(
        pgettext(
            "answer",
            "ok, okay, sure, sure thing, of course, go ahead, do it, please do, please, certainly, "
            "absolutely, definitely, by all means, all right, alright, why not, yes please, fine, "
            "yes do it, yes do, yes i do, i do, i'm sure, yes i'm sure, go for it, that's right, "
            "correct, exactly, yes of course, ok do it, fine by me, aye, uh huh, yes sure, ok yes",
        )
    )


def _refusing() -> frozenset[str]:
    # Translators: what people say instead of no when they are asked whether to do something,
    # commas between.
    return _phrases(
        pgettext(
            "answer",
            "no thanks, no thank you, cancel, cancel that, cancel it, never mind, nevermind, "
            "abort, not now, not yet, rather not, better not, i'd rather not, forget it, don't, "
            "do not, don't do it, no don't, no way, leave it, of course not, certainly not, "
            "not really, i don't, no i don't, no never mind, no cancel, nay, let it be",
        )
    )


def _courtesies() -> frozenset[str]:
    # Translators: small words that may stand beside a yes or a no and change nothing, commas
    # between.
    return _phrases(pgettext("answer", "please, thanks, thank you, oh, well, then, um"))


def yes_word() -> str:
    """The word for yes, as in "Answer yes or no."."""
    return pgettext("answer", "yes y yeah yep yup").split()[0]


def no_word() -> str:
    """The word for no, as in "Answer yes or no."."""
    return pgettext("answer", "no n nope nah").split()[0]


def _words(text: str) -> frozenset[str]:
    return _phrases(",".join(text.split()))


@lru_cache(maxsize=16)
def _phrases(text: str) -> frozenset[str]:
    return frozenset(fold(phrase) for phrase in comma_list(text))
