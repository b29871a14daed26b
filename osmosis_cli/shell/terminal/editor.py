"""The line editor: prompt_toolkit, made to be heard.

Nothing is written while the user types but what the typing changes; Enter writes a newline and no
more. There are no menus, no suggestions, no colours, and nothing that is painted again.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import AsyncGenerator, Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple, TextIO

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.data_structures import Size
from prompt_toolkit.document import Document
from prompt_toolkit.history import History
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import BufferControl, Layout, Window
from prompt_toolkit.layout.processors import BeforeInput
from prompt_toolkit.layout.screen import Char, Screen
from prompt_toolkit.output import ColorDepth, Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.styles import DEFAULT_ATTRS, Attrs, StyleTransformation
from prompt_toolkit.utils import suspend_to_background_supported

from osmosis_cli import systems
from osmosis_cli.shell.terminal.prompts import Complete, Interrupted, Surroundings, completed
from osmosis_cli.shell.terminal.signals import held_back
from osmosis_cli.shell.terminal.wrapping import cells
from osmosis_cli.storage.history import TypedLines
from osmosis_cli.words.holding import NO_BREAK_SPACE
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _


class _Search(NamedTuple):
    """What is looked for in the typed lines, the place of the line found last, and that line."""

    wanted: str
    place: int
    found: str


class EditorPrompt:
    """Asks for lines on a terminal, with editing, the arrow keys, Tab and pasting."""

    def __init__(self, console: Surroundings) -> None:
        """Open a line editor on the terminal of this console."""
        self._console = console
        self._complete: Complete | None = None
        self._pasted: deque[str] = deque()
        self._begun = ""
        self._is_pasting = False
        self._aside = ""
        self._prompt = ""
        self._meant: str | None = None
        self._search: _Search | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._is_left = False
        self._buffer = Buffer(history=_Recall(console.typed), multiline=False)
        line = BufferControl(
            self._buffer,
            input_processors=[BeforeInput(lambda: self._prompt)],
            include_default_input_processors=False,
        )
        self._app: Application[str] = Application(
            layout=Layout(_PlainWindow(line, wrap_lines=True)),
            key_bindings=bindings(
                {
                    "tab": self._tab,
                    "c-l": self._repeat_line,
                    "c-r": self._find,
                    "up": self._back,
                    "c-p": self._back,
                },
                self._paste,
                self._key,
            ),
            color_depth=ColorDepth.DEPTH_1_BIT,
            style_transformation=NoStyle(),
            include_default_pygments_style=False,
            # A poll would notice a new size of the terminal, and repaint for it.
            terminal_size_polling_interval=None,
            input=_keys_only(create_input(console.stdin)),
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
        self._meant = self._search = None
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
        if systems.RESIZED is not None:
            # After prompt_toolkit has begun to watch for it: a repaint would be heard.
            with suppress(NotImplementedError):
                loop.call_soon(loop.remove_signal_handler, systems.RESIZED)

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
        self._app.exit(result=buffer.text if self._meant is None else self._meant)
        return True

    def _key(self, buffer: Buffer, key: str) -> None:
        """Take a typed letter: at an empty line it may be a line by itself."""
        meant = None if buffer.text or self._pasted else self._console.keys.get(key)
        buffer.insert_text(key)
        if meant is not None:
            self._meant = meant
            buffer.validate_and_handle()

    def _tab(self, buffer: Buffer) -> None:
        """Type out what there is to complete, or say what could be."""
        before = buffer.document.text_before_cursor
        done = completed(before, self._complete, self._console.fits)
        if done.said:
            self._say_aside(buffer, done.said)
        same = _common_length(before, done.text)
        buffer.delete_before_cursor(len(before) - same)
        buffer.insert_text(done.text[same:])

    def _back(self, buffer: Buffer) -> None:
        """Bring back the line before this one; at the first one say that there is none."""
        place = buffer.working_index
        buffer.auto_up()
        if buffer.working_index == place:
            self._say_aside(buffer, _("No earlier line."))

    def _find(self, buffer: Buffer) -> None:
        """Bring back the latest line that holds what is typed, and once more the one before it."""
        lines = self._console.typed.lines()
        search = self._search
        if search is None or search.found != buffer.text:
            search = _Search(buffer.text.strip(), len(lines), buffer.text)
        if not search.wanted:
            self._say_aside(buffer, _("Type a part of an earlier line first."))
            return
        for place in reversed(range(min(search.place, len(lines)))):
            line = lines[place]
            if search.wanted.lower() in line.lower() and line != buffer.text:
                self._search = search._replace(place=place, found=line)
                # The line is heard whole, whatever it has in common with the one before.
                forget(self._app.renderer.last_rendered_screen, self._prompt_cells())
                buffer.document = Document(line)
                return
        # Translators: {text} is a part of a line that was typed.
        said = _("No earlier line with {text}.").format(text=visible(search.wanted))
        self._say_aside(buffer, said)

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
        text = _SEQUENCE.sub("", text).replace("\r\n", "\n").replace("\r", "\n")
        lines = [_typable(line) for line in text.split("\n")]
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


class _PlainWindow(Window):
    """Gives no letter a style of its own.

    The last line of a window has one, so that all of a line that grows beyond the edge of the
    screen would be painted, and heard, once more.
    """

    def write_to_screen(self, screen: Screen, *args: Any, **kwargs: Any) -> None:
        """Write the line, as any window does, and forget the styles."""
        super().write_to_screen(screen, *args, **kwargs)
        for row in screen.data_buffer.values():
            for column, painted in row.items():
                row[column] = Char(painted.char)


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


# A whole sequence of a terminal: what the mouse did, a key or a report, a string.
_SEQUENCE = re.compile(
    r"\x1b(?:\[M.{3}|\[(?!M)[0-?]*[ -/]*[@-~]|O.|[]PX^_][^\a\x1b]*(?:\a|\x1b\\))", re.DOTALL
)

# The start of one, of which the rest may come with the next bytes.
_UNFINISHED = re.compile(r"\x1b(?:\[M.{0,2}|\[[0-?]*[ -/]*|O|[]PX^_][^\a\x1b]*\x1b?)?", re.DOTALL)

_LONGEST_SEQUENCE = 4096

_CTRL_C = "\x03"


class KeyReader(Vt100Parser):
    """Makes keys of what a terminal sends, and drops all that is no key.

    Terminals also send reports, mouse clicks and colours that were copied from a screen. To
    prompt_toolkit their letters are typed ones, some have it fail, and its time for a long one
    grows with the square of its length.
    """

    _begun = ""

    def feed(self, data: str) -> None:
        """Take what was read; the start of a sequence waits for its rest."""
        if self._in_bracketed_paste:
            self._go_on_pasting(data)
            return
        data, self._begun = self._begun + data, ""
        while data:
            if not data.startswith("\x1b"):
                plain = data.partition("\x1b")[0]
                super().feed("".join(key for key in plain if _is_key(key)))
                data = data[len(plain) :]
            elif _UNFINISHED.fullmatch(data):
                # Of what is too long only its kind and its last letter matter.
                self._begun = data if len(data) < _LONGEST_SEQUENCE else data[:2] + data[-1]
                return
            elif found := _SEQUENCE.match(data):
                data = data[found.end() :]
                if ANSI_SEQUENCES.get(found[0]) == Keys.BracketedPaste:
                    super().feed(found[0])
                    self.feed(data)
                    return
                if found[0] in ANSI_SEQUENCES:
                    super().feed(found[0])
            else:
                # Escape, alone or for Alt with a letter.
                alone = data[1] == "\x1b" or not _is_key(data[1])
                super().feed(data[: 1 if alone else 2])
                # What follows is no part of it: letters dropped between may have parted them.
                super().flush()
                data = data[1 if alone else 2 :]

    def flush(self) -> None:
        """Take the Escape that nothing followed for a while as a key; drop any other start."""
        if self._begun == "\x1b":
            super().feed(self._begun)
        self._begun = ""
        super().flush()

    def reset(self, request: bool = False) -> None:
        """Forget what was begun."""
        self._begun = ""
        super().reset(request)

    def _go_on_pasting(self, data: str) -> None:
        """Take what is pasted; Ctrl-C, which no terminal pastes, gives up a paste without end."""
        if _CTRL_C in data:
            self._in_bracketed_paste = False
            self._paste_buffer = ""
            self.feed(data[data.index(_CTRL_C) :])
        else:
            super().feed(data)


def _is_key(letter: str) -> bool:
    """Whether a letter can be typed, by itself or together with the control key."""
    return (
        letter.isprintable()
        or letter == NO_BREAK_SPACE
        or (letter.isascii() and letter in ANSI_SEQUENCES)
    )


def _keys_only(source: Input) -> Input:
    """The same input, with a reader of keys that drops all that is no key, where it can be told."""
    parser = getattr(source, "vt100_parser", None)
    if isinstance(parser, Vt100Parser):
        source.vt100_parser = KeyReader(parser.feed_key_callback)  # type: ignore[attr-defined]
    return source


# Keys that would put words of prompt_toolkit's own into the prompt, in English whatever the
# language: looking on through the typed lines, and counts typed before a command.
_SEARCH = ("c-s",)
_COUNTS = "-0123456789"

# Keys that would put a control character into the line, or mark a part of it by colour alone.
_OTHERS = ("c-q", "c-@")


def bindings(
    own: Mapping[str, Callable[[Buffer], None]],
    paste: Callable[[Buffer, str], None],
    take: Callable[[Buffer, str], None],
) -> KeyBindings:
    """The keys of the prompt that are not just for editing a line.

    `own` are those of the prompt itself. Ctrl-L, which elsewhere clears the screen, shows the line
    once more, so that it is heard.
    """
    keys = KeyBindings()

    @keys.add(Keys.Any)
    def _(event: KeyPressEvent) -> None:
        for letter in event.data:
            take(event.current_buffer, letter)

    @keys.add("c-c")
    @keys.add("<sigint>")
    def _(event: KeyPressEvent) -> None:
        event.app.exit(exception=KeyboardInterrupt)

    @keys.add("c-d")
    def _(event: KeyPressEvent) -> None:
        if event.current_buffer.text:
            event.current_buffer.delete()
        else:
            event.app.exit(exception=EOFError)

    if suspend_to_background_supported():
        keys.add("c-z")(lambda event: event.app.suspend_to_background())

    for name, act in own.items():
        keys.add(name)(lambda event, act=act: act(event.current_buffer))

    @keys.add(Keys.BracketedPaste)
    def _(event: KeyPressEvent) -> None:
        paste(event.current_buffer, event.data)

    def ignore(event: KeyPressEvent) -> None:
        """Do nothing."""

    for key in (*_SEARCH, *_OTHERS):
        keys.add(key)(ignore)
    for count in _COUNTS:
        keys.add("escape", count)(ignore)
    return keys


def quiet_output(stdout: TextIO | None, term: str | None, cells_used: Callable[[], int]) -> Output:
    """The output of a line editor that asks the terminal nothing, and makes no sound.

    `cells_used` tells how many cells the prompt and the typed line fill now.
    """
    if systems.WINDOWS or stdout is None:
        return create_output(stdout)
    output = QuietOutput.from_pty(stdout, term=term)
    assert isinstance(output, QuietOutput)
    output.cells_used = cells_used
    return output


class QuietOutput(Vt100_Output):
    """Moves the cursor within the line only, and never changes colours, title or screen.

    A terminal that changes its size while a line is typed is taken at its old size as long as the
    line fits in one row of both: so nothing has to be painted again.
    """

    cells_used: Callable[[], int] = staticmethod(lambda: 0)
    typed_blanks = 0
    """How many blanks were typed at the end of the line, and are not painted yet."""
    _size: Size | None = None

    def begin(self) -> None:
        """Take the size of the terminal anew, as a new line begins."""
        self._size = None

    @property
    def responds_to_cpr(self) -> bool:
        """Whether the terminal would tell the cursor's position: it is not asked."""
        return False

    def ask_for_cpr(self) -> None:
        """Ask nothing: the answer comes as a key press, and silences a screen reader."""

    def bell(self) -> None:
        """Make no sound."""

    def erase_screen(self) -> None:
        """Leave the screen as it is."""

    def cursor_goto(self, row: int = 0, column: int = 0) -> None:
        """Leave the cursor in its line."""

    def set_title(self, title: str) -> None:
        """Leave the title as it is: a new one is read aloud."""

    def clear_title(self) -> None:
        """Leave the title as it is."""

    def enter_alternate_screen(self) -> None:
        """Stay where the answers are."""

    def quit_alternate_screen(self) -> None:
        """Stay where the answers are."""

    def cursor_forward(self, amount: int) -> None:
        """Move the cursor to the right; over blanks just typed by writing them, to be heard."""
        if 0 < amount <= self.typed_blanks:
            self.write(" " * amount)
        else:
            super().cursor_forward(amount)

    def get_size(self) -> Size:
        """The size that the line is painted for."""
        size = super().get_size()
        if self._size is None or self.cells_used() >= min(size.columns, self._size.columns):
            self._size = size
        return self._size


# A letter in a place of the screen that nothing that is typed is equal to.
_UNKNOWN = Char("\0")


def make_quiet(
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
            forget(renderer.last_rendered_screen, prompt_cells())
        if isinstance(output, QuietOutput):
            is_new = buffer.text != text and buffer.document.is_cursor_at_the_end
            output.typed_blanks = len(buffer.text) - len(buffer.text.rstrip(" ")) if is_new else 0
        place, text = buffer.working_index, buffer.text
        paint(app, layout)
        if is_done:
            output.write_raw(below().replace("\n", "\r\n"))
            renderer.reset()

    renderer.render = render  # type: ignore[method-assign]


def forget(screen: Screen | None, first: int = 0) -> None:
    """Have the renderer take what it has painted, from this column on, for something else."""
    for row, painted in screen.data_buffer.items() if screen else ():
        for column in painted:
            if row or column >= first:
                painted[column] = _UNKNOWN


class NoStyle(StyleTransformation):
    """No colours, no underlined blanks, nothing reversed."""

    def transform_attrs(self, attrs: Attrs) -> Attrs:
        """The attributes of plain text, whatever is asked for."""
        return DEFAULT_ATTRS
