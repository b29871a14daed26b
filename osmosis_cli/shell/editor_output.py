"""What the line editor may send to a terminal, and what it never sends."""

import sys
from collections.abc import Callable
from typing import TextIO

from prompt_toolkit.data_structures import Size
from prompt_toolkit.output import Output, create_output
from prompt_toolkit.output.vt100 import Vt100_Output


def quiet_output(stdout: TextIO | None, term: str | None, cells_used: Callable[[], int]) -> Output:
    """The output of a line editor that asks the terminal nothing, and makes no sound.

    `cells_used` tells how many cells the prompt and the typed line fill now.
    """
    if sys.platform == "win32" or stdout is None:
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
