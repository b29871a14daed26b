"""The line editor: prompt_toolkit, made to be heard.

Nothing is written while the user types but what the typing changes; Enter writes a newline and no
more. There are no menus, no suggestions, no colours, and nothing that is painted again.
"""

from __future__ import annotations

import asyncio
import signal
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.document import Document
from prompt_toolkit.history import History
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.layout import BufferControl, Layout, Window
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.output import ColorDepth

from osmosis_cli.shell.terminal.editor import (
    NoStyle,
    QuietOutput,
    bindings,
    forget,
    make_quiet,
    quiet_output,
)
from osmosis_cli.shell.terminal.prompts import Complete, Interrupted, completed
from osmosis_cli.shell.terminal.signals import held_back
from osmosis_cli.shell.terminal.wrapping import cells

if TYPE_CHECKING:
    from osmosis_cli.shell.terminal.console import Console
    from osmosis_cli.storage.history import TypedLines


class EditorPrompt:
    """Asks for lines on a terminal, with editing, the arrow keys, Tab and pasting."""

    def __init__(self, console: Console) -> None:
        """Open a line editor on the terminal of this console."""
        self._console = console
        self._complete: Complete | None = None
        self._pasted: deque[str] = deque()
        self._begun = ""
        self._is_pasting = False
        self._aside = ""
        self._prompt = ""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_left = False
        self._buffer = Buffer(history=_Recall(console.typed), multiline=False)
        line = BufferControl(
            self._buffer,
            input_processors=[BeforeInput(lambda: self._prompt)],
            include_default_input_processors=False,
        )
        self._app: Application[str] = Application(
            layout=Layout(Window(line, wrap_lines=True)),
            key_bindings=bindings(self._tab, self._paste, self._repeat_line),
            color_depth=ColorDepth.DEPTH_1_BIT,
            style_transformation=NoStyle(),
            include_default_pygments_style=False,
            # A poll would notice a new size of the terminal, and repaint for it.
            terminal_size_polling_interval=None,
            input=create_input(console.stdin),
            output=quiet_output(console.stdout, console.environ.get("TERM"), self._cells_used),
        )
        self._buffer.accept_handler = self._accept
        make_quiet(self._app, self._buffer, self._prompt_cells, self._below)

    def ask(self, prompt: str, complete: Complete | None, remember: bool) -> str:
        """The line that was typed or pasted; raises Interrupted and EOFError."""
        if self._pasted:
            line = self._pasted.popleft()
            self._console.hold(self._console.laid_out(prompt + line))
        else:
            line = self._typed(prompt, complete)
        if remember:
            self._console.typed.add(line)
        return line

    def forget(self) -> None:
        """Drop lines that were pasted or typed ahead."""
        self._pasted.clear()
        self._begun = ""
        clear_typeahead(self._app.input)

    def _typed(self, prompt: str, complete: Complete | None) -> str:
        self._prompt, self._complete = prompt, complete
        begun, self._begun = self._begun, ""
        self._is_pasting = self._is_left = False
        self._buffer.reset(Document(begun))
        try:
            # What a signal raises would be printed by the loop, if it came while that works.
            with held_back(self._leave):
                line = self._app.run(pre_run=self._start, set_exception_handler=False)
        except KeyboardInterrupt:
            self._pasted.clear()
            self._begun = ""
            raise Interrupted from None
        except BaseException as error:
            # The terminal may have been closed, with a signal or without.
            self._console.settle()
            if isinstance(error, OSError):
                raise EOFError from None
            raise
        if line == "\x1a":
            # Ctrl-Z and Enter: the end of the input as it is typed on Windows.
            raise EOFError
        return line

    def _start(self) -> None:
        """Set up the terminal, and the loop that waits for keys."""
        app = self._app
        if isinstance(app.output, QuietOutput):
            app.output.begin()
        loop = asyncio.get_running_loop()

        def fail(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            """End the prompt with the error, instead of printing it while the user types."""
            error = context.get("exception")
            if error is not None and app.future is not None and not app.future.done():
                app.future.set_exception(error)

        loop.set_exception_handler(fail)
        self._loop = loop
        if self._is_left:
            self._cancel()
        if resized := getattr(signal, "SIGWINCH", None):
            # After prompt_toolkit has begun to watch for it: a repaint would be heard.
            with suppress(NotImplementedError):
                loop.call_soon(loop.remove_signal_handler, resized)

    def _leave(self) -> None:
        """Have the prompt end, at whatever point of its work it is; for a signal handler."""
        self._is_left = True
        # The loop may be closed by now, and a new one not there yet.
        with suppress(RuntimeError):
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self._cancel)

    def _cancel(self) -> None:
        if self._app.future is not None:
            self._app.future.cancel()

    def _accept(self, buffer: Buffer) -> bool:
        """End the prompt with the line, which stays in the buffer to be painted."""
        self._app.exit(result=buffer.text)
        return True

    def _tab(self, buffer: Buffer) -> None:
        """Type out what there is to complete, or say what could be."""
        before = buffer.document.text_before_cursor
        done = completed(before, self._complete, self._console.fits)
        if done.said:
            self._say_aside(buffer, done.said)
        same = _common_length(before, done.text)
        buffer.delete_before_cursor(len(before) - same)
        buffer.insert_text(done.text[same:])

    def _say_aside(self, buffer: Buffer, said: str) -> None:
        """Leave the line as it stands, say something below it, and have it shown once more."""
        app = self._app
        place = buffer.cursor_position
        self._aside = self._console.laid_out(said)
        app.renderer.render(app, app.layout, is_done=True)
        self._aside = ""
        buffer.cursor_position = place

    def _below(self) -> str:
        """What comes below a line that is done; nothing yet if it is not done by Enter.

        The newline then comes with the answer: an empty line in between would be heard as one.
        """
        future = self._app.future
        if future is None or not future.done() or future.cancelled():
            return "\n" + self._aside
        if self._is_pasting or future.exception() is not None:
            self._console.hold("\n")
            return ""
        return "\n" + self._aside

    def _repeat_line(self, buffer: Buffer) -> None:
        """Have the line painted over itself, prompt and all."""
        forget(self._app.renderer.last_rendered_screen)

    def _paste(self, buffer: Buffer, text: str) -> None:
        """Take each line of a pasted text as if it was typed, the last one yet to be ended."""
        lines = [
            _typable(line) for line in text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        ]
        buffer.insert_text(lines[0])
        if len(lines) > 1:
            self._pasted.extend(line for line in lines[1:-1] if line.strip())
            self._begun = lines[-1]
            self._is_pasting = True
            buffer.validate_and_handle()

    def _prompt_cells(self) -> int:
        return cells(self._prompt)

    def _cells_used(self) -> int:
        """Cells that the prompt and the typed line fill."""
        return self._prompt_cells() + cells(self._buffer.text)


class _Recall(History):
    """The typed lines, as prompt_toolkit wants them; adding one is not left to it."""

    def __init__(self, typed: TypedLines) -> None:
        super().__init__()
        self._typed = typed

    async def load(self) -> AsyncGenerator[str, None]:
        for line in reversed(self._typed.lines()):
            yield line

    def append_string(self, string: str) -> None:
        """Nothing: `EditorPrompt.ask` knows whether the line is to be remembered."""

    def load_history_strings(self) -> Iterable[str]:
        return reversed(self._typed.lines())

    def store_string(self, string: str) -> None:
        """Nothing, as above."""


def _common_length(one: str, other: str) -> int:
    """How many letters two texts have in common from the start."""
    same = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        same += 1
    return same


def _typable(text: str) -> str:
    """A line of pasted text without what no key types."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
