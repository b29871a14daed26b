"""The grammar of what players type, in the language of the moment.

English has its own file; every other language has its classes of words and its patterns in its
catalogue, a message for each meaning, in its own number and order of forms.
"""

from functools import lru_cache

from osmosis_cli.words import language
from osmosis_cli.words.grammar import Grammar
from osmosis_cli.words.lexemes import lexemes
from osmosis_cli.words.texts import pgettext, pgettext_noop
from osmosis_cli.words.understanding import Reader

# Translators: these messages are not translated: they hold what players of your language type.
# CONTRIBUTING tells how under "How players' words are written". This one defines classes of
# words, one in a line.
_CLASSES = pgettext_noop("typed grammar", "classes")

# Translators: what lines are about whose words stand in no order that a pattern foresees, one gist
# in a line. CONTRIBUTING tells how under "How players' words are written".
_GISTS = pgettext_noop("typed grammar", "gists")

# Translators: the lines that mean this command, each a pattern, in the number and order that your
# language needs. CONTRIBUTING tells how under "How players' words are written".
_MEANINGS = (
    pgettext_noop("typed grammar", "undo"),
    pgettext_noop("typed grammar", "redo"),
    pgettext_noop("typed grammar", "restart"),
    pgettext_noop("typed grammar", "again"),
    pgettext_noop("typed grammar", "history"),
    pgettext_noop("typed grammar", "board"),
    pgettext_noop("typed grammar", "rows"),
    pgettext_noop("typed grammar", "row"),
    pgettext_noop("typed grammar", "reserve"),
    pgettext_noop("typed grammar", "pile"),
    pgettext_noop("typed grammar", "waste"),
    pgettext_noop("typed grammar", "stock"),
    pgettext_noop("typed grammar", "needs"),
    pgettext_noop("typed grammar", "moves"),
    pgettext_noop("typed grammar", "find"),
    pgettext_noop("typed grammar", "seen"),
    pgettext_noop("typed grammar", "coming"),
    pgettext_noop("typed grammar", "tops"),
    pgettext_noop("typed grammar", "score"),
    pgettext_noop("typed grammar", "why lost"),
    pgettext_noop("typed grammar", "why"),
    pgettext_noop("typed grammar", "go"),
    pgettext_noop("typed grammar", "safe"),
    pgettext_noop("typed grammar", "redeal"),
    pgettext_noop("typed grammar", "draw"),
    pgettext_noop("typed grammar", "new winnable"),
    pgettext_noop("typed grammar", "new"),
    pgettext_noop("typed grammar", "give up"),
    pgettext_noop("typed grammar", "number"),
    pgettext_noop("typed grammar", "saves"),
    pgettext_noop("typed grammar", "save"),
    pgettext_noop("typed grammar", "load"),
    pgettext_noop("typed grammar", "delete"),
    pgettext_noop("typed grammar", "stats"),
    pgettext_noop("typed grammar", "hint"),
    pgettext_noop("typed grammar", "winnable"),
    pgettext_noop("typed grammar", "lessons"),
    pgettext_noop("typed grammar", "learn"),
    pgettext_noop("typed grammar", "practice"),
    pgettext_noop("typed grammar", "progress"),
    pgettext_noop("typed grammar", "reset progress"),
    pgettext_noop("typed grammar", "guide"),
    pgettext_noop("typed grammar", "rules"),
    pgettext_noop("typed grammar", "help"),
    pgettext_noop("typed grammar", "language"),
    pgettext_noop("typed grammar", "verbosity"),
    pgettext_noop("typed grammar", "cards"),
    pgettext_noop("typed grammar", "width"),
    pgettext_noop("typed grammar", "plain"),
    pgettext_noop("typed grammar", "settings"),
    pgettext_noop("typed grammar", "export"),
    pgettext_noop("typed grammar", "import"),
    pgettext_noop("typed grammar", "script"),
    pgettext_noop("typed grammar", "review"),
    pgettext_noop("typed grammar", "more"),
    pgettext_noop("typed grammar", "quit"),
    pgettext_noop("typed grammar", "play"),
    pgettext_noop("typed grammar", "maybe play"),
)

# Translators: the lines that mean a word of lessons, such as "skip this exercise"; they are read
# in lessons and exercises only, before all others. "shrug" is that the learner does
# not know the answer, "choice" names one of several answers by its number, <n> or <nth>.
_OF_LESSONS = (
    pgettext_noop("typed grammar", "lesson next"),
    pgettext_noop("typed grammar", "lesson back"),
    pgettext_noop("typed grammar", "lesson skip"),
    pgettext_noop("typed grammar", "lesson step"),
    pgettext_noop("typed grammar", "lesson hint"),
    pgettext_noop("typed grammar", "lesson show"),
    pgettext_noop("typed grammar", "lesson stop"),
    pgettext_noop("typed grammar", "lesson shrug"),
    pgettext_noop("typed grammar", "lesson choice"),
)

Messages = tuple[tuple[str, str], ...]

Words = tuple[tuple[str, tuple[str, ...]], ...]
"""The keys of commands, each with words and phrases that stand for it as they are."""


def reader(words: Words) -> Reader:
    """Return the reader of lines in the language of the moment.

    ``words`` are understood as well, wherever a pattern of their meaning would be.
    """
    return _reader(language.current(), words)


def lesson_reader(words: Words) -> Reader:
    """Return the reader of what moves about in a lesson, in the language of the moment.

    ``words`` are the keys of the words of lessons, each with what stands for it as it is.
    """
    return _reader(language.current(), words, _OF_LESSONS)


@lru_cache(maxsize=6)
def _reader(_language: str, words: Words, messages: Messages = _MEANINGS) -> Reader:
    classes, gists, patterns = _texts(messages)
    for key, forms in words:
        patterns[key] = "\n".join((*forms, patterns.get(key, "")))
    # In lessons words stand as they are wanted, or are none of a lesson.
    gists = gists if messages is _MEANINGS else ""
    return Reader(Grammar(classes, patterns, gists), lexemes())


def _texts(messages: Messages) -> tuple[str, str, dict[str, str]]:
    """The classes, the gists, and the patterns of each meaning; English if there are no others."""
    classes = pgettext(*_CLASSES)
    if classes != _CLASSES[1]:
        patterns = {key: _translated(context, key) for context, key in messages}
        return classes, _translated(*_GISTS), patterns
    # English is large, and other languages do without it.
    from osmosis_cli.words import (
        english_classes,
        english_gists,
        english_lesson_lines,
        english_lines,
    )

    lines = {**english_lines.MEANINGS, **english_lesson_lines.MEANINGS}
    patterns = {key: lines[key] for _context, key in messages if key in lines}
    return english_classes.CLASSES + english_gists.CLASSES, english_gists.GISTS, patterns


def _translated(context: str, key: str) -> str:
    """The text of the catalogue, empty if it has none."""
    text = pgettext(context, key)
    return "" if text == key else text
