"""The line editor: prompt_toolkit, made to be heard.

As it comes, prompt_toolkit asks the terminal for the position of the cursor, which silences a
screen reader, and repaints the typed line on Enter, so that it is heard twice. Here nothing is
written while the user types but what the typing changes; Enter writes a newline and no more.

`_make_quiet` wraps `Renderer.render`, which is public but not documented: the version of
prompt_toolkit is bounded in the project's dependencies, and tests on a real terminal hold it.
"""

from __future__ import annotations

import asyncio
import signal
from collections import deque
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from prompt_toolkit import PromptSession
from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.history import History
from prompt_toolkit.input import create_input
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.layout import Layout
from prompt_toolkit.layout.screen import Char, Screen
from prompt_toolkit.output import ColorDepth
from prompt_toolkit.shortcuts import CompleteStyle
from prompt_toolkit.styles import DEFAULT_ATTRS, Attrs, StyleTransformation

from osmosis_cli.shell.asking import Complete, Interrupted, completed
from osmosis_cli.shell.editor_keys import bindings
from osmosis_cli.shell.editor_output import QuietOutput, quiet_output
from osmosis_cli.shell.wrap import cells

if TYPE_CHECKING:
    from osmosis_cli.shell.console import Console
    from osmosis_cli.storage.history import TypedLines


# A letter in a place of the screen that nothing that is typed is equal to.
_UNKNOWN = Char("\0")


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
        self._recall = _Recall(console.typed)
        self._session: PromptSession[str] = PromptSession(
            complete_style=CompleteStyle.READLINE_LIKE,
            complete_while_typing=False,
            color_depth=ColorDepth.DEPTH_1_BIT,
            include_default_pygments_style=False,
            style_transformation=_Plain(),
            reserve_space_for_menu=0,
            enable_suspend=True,
            history=self._recall,
            key_bindings=bindings(self._tab, self._paste, self._repeat_line),
            input=create_input(console.stdin),
            output=quiet_output(console.stdout, console.environ.get("TERM"), self._cells_used),
        )
        # A poll would notice a new size of the terminal, and repaint for it.
        self._session.app.terminal_size_polling_interval = None
        _make_quiet(
            self._session.app, self._session.default_buffer, self._prompt_cells, self._below
        )

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
        clear_typeahead(self._session.input)

    def _typed(self, prompt: str, complete: Complete | None) -> str:
        self._complete = complete
        begun, self._begun = self._begun, ""
        self._is_pasting = False
        try:
            line = self._session.prompt(
                prompt, default=begun, pre_run=self._start, set_exception_handler=False
            )
        except KeyboardInterrupt:
            self._pasted.clear()
            self._begun = ""
            raise Interrupted from None
        except OSError:
            # The terminal was closed.
            raise EOFError from None
        if line == "\x1a":
            # Ctrl-Z and Enter: the end of the input as it is typed on Windows.
            raise EOFError
        return line

    def _start(self) -> None:
        """Set up the loop that waits for keys."""
        loop = asyncio.get_running_loop()
        app = self._session.app
        if isinstance(app.output, QuietOutput):
            app.output.begin()

        def fail(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
            """End the prompt with the error, instead of printing it while the user types."""
            error = context.get("exception")
            if error is not None and app.future is not None and not app.future.done():
                app.future.set_exception(error)

        loop.set_exception_handler(fail)
        if resized := getattr(signal, "SIGWINCH", None):
            # After prompt_toolkit has begun to watch for it: a repaint would be heard.
            with suppress(NotImplementedError):
                loop.call_soon(loop.remove_signal_handler, resized)

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
        app = self._session.app
        place = buffer.cursor_position
        self._aside = self._console.laid_out(said)
        app.renderer.render(app, app.layout, is_done=True)
        self._aside = ""
        buffer.cursor_position = place

    def _below(self) -> str:
        """What comes below a line that is done; nothing yet if it is not done by Enter.

        The newline then comes with the answer: an empty line in between would be heard as one.
        """
        future = self._session.app.future
        if future is None or not future.done() or future.cancelled():
            return "\n" + self._aside
        if self._is_pasting or future.exception() is not None:
            self._console.hold("\n")
            return ""
        return "\n" + self._aside

    def _repeat_line(self, buffer: Buffer) -> None:
        """Have the line painted over itself, prompt and all."""
        _forget(self._session.app.renderer.last_rendered_screen)

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
        return cells(str(self._session.message))

    def _cells_used(self) -> int:
        """Cells that the prompt and the typed line fill."""
        return self._prompt_cells() + cells(self._session.default_buffer.text)


def _make_quiet(
    app: Application[str],
    buffer: Buffer,
    prompt_cells: Callable[[], int],
    below: Callable[[], str],
) -> None:
    """Change what is painted, so that all that is new is heard, and nothing twice.

    A line that is done is left as it stands, and `below` tells what follows it, newline and all.
    A line that is brought back is painted whole, and a blank that is typed is painted at all.
    """
    renderer = app.renderer
    output = app.output
    paint = renderer.render
    place, text = 0, ""

    def render(app: Application[Any], layout: Layout, is_done: bool = False) -> None:
        nonlocal place, text
        # A style for what is done would have all of the line painted again.
        app.exit_style = ""
        if is_done:
            buffer.cursor_position = len(buffer.text)
        if buffer.working_index != place and buffer.text != text:
            # Letters that both lines have in the same place would not be painted.
            _forget(renderer.last_rendered_screen, prompt_cells())
        if isinstance(output, QuietOutput):
            is_new = buffer.text != text and buffer.document.is_cursor_at_the_end
            output.typed_blanks = len(buffer.text) - len(buffer.text.rstrip(" ")) if is_new else 0
        place, text = buffer.working_index, buffer.text
        paint(app, layout)
        if is_done:
            output.write_raw(below().replace("\n", "\r\n"))
            renderer.reset()

    renderer.render = render  # type: ignore[method-assign]


def _forget(screen: Screen | None, first: int = 0) -> None:
    """Have the renderer take what it has painted, from this column on, for something else."""
    for row, painted in screen.data_buffer.items() if screen else ():
        for column in painted:
            if row or column >= first:
                painted[column] = _UNKNOWN


class _Plain(StyleTransformation):
    """No colours, no underlined blanks, nothing reversed."""

    def transform_attrs(self, attrs: Attrs) -> Attrs:
        return DEFAULT_ATTRS


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
