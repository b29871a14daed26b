"""The line loop: asks for a line, says the answer, until the session ends."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer
from osmosis_cli.shell.own_faults import own_fault
from osmosis_cli.shell.session import Past, Session
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.prompts import Choices, Interrupted, Mode, TooLong, choose_mode
from osmosis_cli.shell.terminal.signals import CTRL_C, Stopped
from osmosis_cli.shell.transcript import NOTE
from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from osmosis_cli.shell.conversation import Conversation


class Loop:
    """One session at one console."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self._rest: list[str] = []

    def run(self, opening: Sequence[str]) -> None:
        """Say the opening, then answer lines until the player leaves or the input ends."""
        self.session.answers.append(Past(0, "", tuple(opening)))
        self._say(Answer(tuple(opening)), first=True)
        while True:
            self.session.takes_keys = self.console.mode.mode is Mode.EDITOR
            keys = self.session.keys
            self.console.keys = self._conversation.session.one_key_lines() if keys else {}
            try:
                line = self.console.ask(
                    self.session.prompt(),
                    self._complete,
                    remember=not self.session.asking,
                )
            except Interrupted:
                self.console.say("\n".join(self._conversation.interrupted()))
                continue
            except EOFError:
                if self.console.is_terminal:
                    self.console.say(_("Goodbye."))
                return
            except TooLong:
                self.console.say(_("That line is too long to be a command. It was skipped."))
                continue
            if line.startswith(NOTE) and self.console.mode.mode is Mode.SCRIPT:
                continue
            answer = self._answer(line)
            self._set_up()
            self._say(answer)
            if answer.ends:
                return

    def _set_up(self) -> None:
        """Let the console follow what the player has just chosen."""
        session, console = self.session, self.console
        console.asked_width = session.width
        if session.plain is not None:
            console.use(choose_mode(console.is_terminal, console.environ, session.plain))

    @cached_property
    def _conversation(self) -> Conversation:
        # Start-up: text and prompt come before the words of all commands are read.
        from osmosis_cli.shell.conversation import Conversation

        return Conversation(self.session)

    def _complete(self, text: str) -> Choices:
        # Start-up: only Tab needs it.
        from osmosis_cli.shell.completion import completions

        return completions(self._conversation.session, text)

    def _answer(self, line: str) -> Answer:
        """Answer a line; Ctrl-C or a fault of the program costs this one answer, never the game."""
        if self._rest and not line.strip():
            # Enter goes on with whatever was going on, and that is the long answer.
            return Answer((), more=True)
        try:
            with CTRL_C.held():
                return self._conversation.answer(line)
        except Stopped:
            self.console.forget()
            return Answer((_("Stopped. Nothing was changed."),))
        except Exception as error:
            return Answer(tuple(own_fault(error, self.console.folders.state, line)))

    def _say(self, answer: Answer, first: bool = False) -> None:
        if answer.more:
            self.console.say(self._rest.pop(0) if self._rest else _("There is no more."))
            return
        text, closing = "\n".join(answer.lines), _("Type more to go on.")
        parts = self.console.parts(text, closing, first=first)
        self._rest = list(parts[1:])
        self.console.say(parts[0])
