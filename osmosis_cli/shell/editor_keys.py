"""What keys do in the line editor beyond what prompt_toolkit has them do."""

from collections.abc import Callable

from prompt_toolkit.buffer import Buffer
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.utils import suspend_to_background_supported

# Keys that would put words of prompt_toolkit's own into the prompt, in English whatever the
# language: looking through the typed lines, and counts typed before a command.
_SEARCH = ("c-r", "c-s")
_COUNTS = "-0123456789"

# Keys that would put a control character into the line, or mark a part of it by colour alone.
_OTHERS = ("c-q", "c-@")


def bindings(
    tab: Callable[[Buffer], None],
    paste: Callable[[Buffer, str], None],
    repeat_line: Callable[[Buffer], None],
) -> KeyBindings:
    """The keys of the prompt that are not just for editing a line.

    Ctrl-L, which elsewhere clears the screen, shows the line once more, so that it is heard.
    """
    keys = KeyBindings()

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

    @keys.add("tab")
    def _(event: KeyPressEvent) -> None:
        tab(event.current_buffer)

    @keys.add(Keys.BracketedPaste)
    def _(event: KeyPressEvent) -> None:
        paste(event.current_buffer, event.data)

    @keys.add("c-l")
    def _(event: KeyPressEvent) -> None:
        repeat_line(event.current_buffer)

    def ignore(event: KeyPressEvent) -> None:
        """Do nothing."""

    for key in (*_SEARCH, *_OTHERS):
        keys.add(key)(ignore)
    for count in _COUNTS:
        keys.add("escape", count)(ignore)
    return keys
