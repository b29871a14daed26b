"""What all activities of the tutor have in common."""

from osmosis_cli.shell.activity import Activity
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.lesson_words import Key, read_word, shown
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.words.cards import join_list
from osmosis_cli.words.texts import gettext as _

GIVE_AWAY = ("why", "moves", "needs", "hint", "safe", "go", "winnable", "why lost", "review")
"""Commands whose answers say which moves are legal or good."""


OF_GAMES = ("winnable", "why lost", "review")
"""Commands that judge a game by its hidden cards. A lesson is no game."""


MOVING = ("go", "safe")
"""Commands that make several moves at once."""


class Learning(Activity):
    """Reads the words of lessons, and keeps commands for games away."""

    keys: tuple[Key, ...] = ()
    """The words that mean something here."""

    def answer(self, session: Session, line: str) -> Answer | None:
        """Take what was typed as an answer, then as a word of lessons."""
        if not line.strip():
            return self.entered(session)
        answer = self.replied(session, line)
        if answer is not None:
            return answer
        key = read_word(line)
        if key is None:
            return None
        if key not in self.keys:
            return say(_("That is not possible here."), *self.help_lines())
        return stop(session) if key == "stop" else self.word(session, key)

    def replied(self, session: Session, line: str) -> Answer | None:
        """The answer to a line that answers the open question, None if it does not."""
        return None

    def entered(self, session: Session) -> Answer:
        """The answer to an empty line."""
        raise NotImplementedError

    def word(self, session: Session, key: Key) -> Answer:
        """The answer to a word of lessons other than the one for leaving."""
        raise NotImplementedError

    def refuses(self, session: Session, command: Command, argument: object = None) -> Answer | None:
        """Keep away what begins, ends, stores or judges games."""
        if command.key == "hint" and not argument and "hint" in self.keys:
            return self.word(session, "hint")
        of_games = command.group == "games" or command.key in OF_GAMES
        if not of_games and not (command.key == "hint" and argument):
            return None
        # Translators: {stop} is the word to type.
        text = _("That belongs to a game. Type {stop} first to go back to yours.")
        return say(text.format(stop=shown("stop")[0]))

    def help_lines(self) -> list[str]:
        """Name the words that mean something here, and how the question is heard again."""
        # Translators: {words} are words to type, with commas between them.
        words = _("Here you can also type: {words}.").format(words=join_list(self.words()))
        return [words, hear_again()]

    def repeated(self, session: Session, answer: Answer) -> Answer:
        """Say how to hear the step again, if what was said last is no part of it."""
        if set(answer.lines) & set(self.asked(session)):
            return answer
        return answer._replace(lines=(*answer.lines, hear_again()))

    def words(self) -> tuple[str, ...]:
        """The words that mean something here."""
        return shown(*self.keys)


def hear_again() -> str:
    """How to hear what was asked."""
    # Translators: {step} is the word to type. A step is a part of a lesson.
    return _("Type {step} to hear the step again.").format(step=shown("step")[0])


def stop(session: Session) -> Answer:
    """Go back to the game."""
    session.leave()
    unsaved = session.learner.unsaved()
    told = session.learner.take_troubles()
    if unsaved is None:
        told.append(_("You are back in your game. Your progress is kept."))
    else:
        # It may be what is to be told in any case.
        told = [*dict.fromkeys([*told, unsaved]), _("You are back in your game.")]
    return say(*told, _("Type board to hear the table, or learn to go on learning."))
