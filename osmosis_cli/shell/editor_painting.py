"""How the line editor paints a line, so that all that is new is heard, and nothing twice.

As it comes, prompt_toolkit repaints prompt and line on Enter, and both are spoken again before the
answer. And it paints only the letters that differ from what stands there, or move the cursor over
a typed blank, so that a screen reader has nothing to say or only the half.

`Renderer.render`, which is wrapped here, is public but not documented: the version of
prompt_toolkit is bounded in the project's dependencies, and tests on a real terminal hold it.
"""

from collections.abc import Callable
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.layout import Layout
from prompt_toolkit.layout.screen import Char, Screen
from prompt_toolkit.styles import DEFAULT_ATTRS, Attrs, StyleTransformation

from osmosis_cli.shell.terminal.editor import QuietOutput

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
