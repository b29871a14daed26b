"""Questions that commands ask: yes or no, and lists from which a number picks."""

from collections.abc import Callable, Iterable, Sequence

from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.session import Session
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.yesno import no_word, parse_yes_no, yes_word

MOST_DIGITS = 9
"""A line of more digits than this is no number of a list, but perhaps a deal number."""


def confirm(
    session: Session, asked: Callable[[], Iterable[str]], agreed: Callable[[], Answer]
) -> Answer:
    """Ask a question of yes and no; a no leaves everything as it is.

    ``asked`` makes the lines of the question in the language of the moment.
    """

    def reply(line: str) -> Answer | None:
        wanted = parse_yes_no(line)
        if wanted is None:
            return None
        return agreed() if wanted else say(_("Good, nothing changes."))

    return session.ask(Question(asked, reply, words=lambda: (yes_word(), no_word())))


def numbered(
    session: Session, lines: Sequence[str], count: int, pick: Callable[[int], Answer]
) -> Answer:
    """Say a list with entries from 1 to ``count``, and let the next line pick one by its number.

    ``lines`` say the list, the numbers included. ``pick`` gives the answer to a number. Any other
    line is read as usual. While an exercise waits for a number, numbers are meant for it.
    """
    if count and not (session.activity and session.activity.question()):

        def reply(line: str) -> Answer | None:
            text = line.strip().rstrip(".")
            if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
                return None
            if 1 <= int(text) <= count:
                return pick(int(text))
            session.question = offer
            return say(wrong_choice(count))

        offer = Question(lambda: lines, reply, "offer")
        session.question = offer
    return say(*lines)


def wrong_choice(count: int) -> str:
    """What is said to a number that no entry has."""
    return _("Choose a number from 1 to {count}.").format(count=count)
