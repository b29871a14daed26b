"""Plain lines on a terminal: ``input``, with the readline of the system where there is one.

Some screen readers know it best; it works where the cursor cannot be moved; and Windows, which
has no readline, edits the line itself.
"""

from __future__ import annotations

import signal
from contextlib import suppress
from types import FrameType, ModuleType

from osmosis_cli import systems
from osmosis_cli.shell.terminal.prompts import Complete, Interrupted, Surroundings, completed
from osmosis_cli.shell.terminal.signals import keep_terminal, watch_signals
from osmosis_cli.storage.history import LINES_KEPT

# No sound; letters with accents in every locale; pasted lines are commands as if typed; Ctrl-L does
# not clear the screen.
_SETTINGS = (
    "set bell-style none",
    "set input-meta on",
    "set output-meta on",
    "set convert-meta off",
    "set enable-bracketed-paste off",
    # Also from a terminal that tells of it: a paste without an end would take in every key.
    r'"\e[200~": ""',
    r'"\e[201~": ""',
    # What is sent as the window gets and loses the keyboard, and colours that were copied. What
    # would skip every sequence waits for its end, and meanwhile hears no signal.
    *(rf'"\e[{report}": ""' for report in ("I", "O", "m", *(f"{n}m" for n in range(108)))),
    r'"\C-l": redraw-current-line',
    # It brings back the latest line that holds what is typed; the usual search shows English words.
    r'"\C-r": history-substring-search-backward',
    "tab: complete",
)

# The library that macOS has in its place speaks another language.
_LIBEDIT_SETTINGS = (
    "bind ^I rl_complete",
    "bind ^L ed-redisplay",
    "bind ^R ed-search-prev-history",
)


class PlainPrompt:
    """Asks for lines on a terminal as the system does it."""

    def __init__(self, console: Surroundings) -> None:
        """Use the process's own input and output, which are those of the console."""
        self._console = console
        self._prompt = ""
        self._is_waiting = False
        self._complete: Complete | None = None
        self._readline = _readline()
        if self._readline is not None:
            self._set_up(self._readline)

    def ask(self, prompt: str, complete: Complete | None, remember: bool) -> str:
        """The line that was typed; raises Interrupted and EOFError."""
        self._prompt, self._complete = prompt, complete
        try:
            self._is_waiting = True
            line = input(prompt)
        except KeyboardInterrupt:
            self._console.hold("\n")
            raise Interrupted from None
        except (EOFError, OSError, ValueError):
            # Ctrl-D; or the terminal was closed.
            self._console.hold("\n")
            raise EOFError from None
        finally:
            self._is_waiting = False
        if remember:
            self._console.typed.add(line)
            if self._readline is not None:
                self._remember(self._readline)
        return line

    def forget(self) -> None:
        """Drop nothing: what was typed ahead is kept by the terminal, which drops it on Ctrl-C."""

    def _set_up(self, readline: ModuleType) -> None:
        keep_terminal()
        watch_signals()
        if systems.RESIZED is not None:
            # Readline would paint the line once more, which would be heard.
            signal.signal(systems.RESIZED, signal.SIG_IGN)
        if systems.CONTINUED is not None:
            signal.signal(systems.CONTINUED, self._show_again)
        for setting in _LIBEDIT_SETTINGS if "libedit" in (readline.__doc__ or "") else _SETTINGS:
            readline.parse_and_bind(setting)
        readline.set_auto_history(False)
        readline.set_completer_delims("")
        readline.set_completer(self._tab)
        readline.clear_history()
        for line in self._console.typed.lines():
            _add_history(readline, line)

    def _show_again(self, _number: int, _frame: FrameType | None) -> None:
        """Show prompt and line once more, as the game goes on after it was stopped (Ctrl-Z, fg)."""
        if self._is_waiting and self._readline is not None:
            self._console.show(self._prompt + self._readline.get_line_buffer())

    def _remember(self, readline: ModuleType) -> None:
        """Let the arrow keys bring back the line that was added last, if it was kept."""
        lines = self._console.typed.lines()
        length = readline.get_current_history_length()
        if lines and (not length or readline.get_history_item(length) != lines[-1]):
            _add_history(readline, lines[-1])
            if length >= LINES_KEPT:
                readline.remove_history_item(0)

    def _tab(self, text: str, number: int) -> str | None:
        """The text before the cursor as Tab makes it, for readline, which asks until it hears None.

        What Tab says is printed here, with the prompt and the line after it, as readline believes
        them to be on the screen.
        """
        if number or self._readline is None:
            return None
        done = completed(text, self._complete, self._console.fits)
        if done.said:
            line = self._readline.get_line_buffer()
            self._console.hold("\n" + self._console.laid_out(done.said))
            self._console.show(self._prompt + line + "\b" * (len(line) - len(text)))
        return done.text if done.text != text else None


def _add_history(readline: ModuleType, line: str) -> None:
    """Let the arrow keys bring a line back, if the locale has all of its letters."""
    with suppress(UnicodeError):
        readline.add_history(line)


def _readline() -> ModuleType | None:
    try:
        import readline
    except ImportError:
        return None
    return readline
