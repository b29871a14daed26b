"""What differs between operating systems: each branch for one of them, and nothing else.

All that Windows and macOS do differently from Linux is asked for here, in few words, so that it
can be read at once and run in tests with the interface of the other system stood in for.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

WINDOWS = sys.platform == "win32"

# Flags for opening files that a system lacks count as nothing.
BINARY: int = getattr(os, "O_BINARY", 0)
NO_FOLLOW: int = getattr(os, "O_NOFOLLOW", 0)
NO_WAIT: int = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)

OPEN_FILES_STAY = WINDOWS
"""Whether the name of an open file cannot be taken away."""

# A folder that can neither be there nor be made: below a device, or with letters that no name has.
NOWHERE = Path("C:/<nowhere>/osmosis" if WINDOWS else "/dev/null/osmosis")

ENDING_SIGNALS = tuple(
    getattr(signal, name)
    for name in ("SIGTERM", "SIGHUP", "SIGQUIT", "SIGBREAK")
    if hasattr(signal, name)
)
"""The signals that ask the program to end: a polite kill, a closed terminal, Ctrl-\\."""

RESIZED: signal.Signals | None = getattr(signal, "SIGWINCH", None)
"""The signal of a terminal whose size has changed; None where there is none."""

CONTINUED: signal.Signals | None = getattr(signal, "SIGCONT", None)
"""The signal of a process that goes on after it was stopped; None where there is none."""


def call_later(seconds: float, call: Callable[[], object] | None) -> None:
    """Call this in so many seconds, whatever the main thread does then; 0 and None call it off.

    Nothing is ever called where the system has no such clock.
    """
    if not hasattr(signal, "setitimer"):
        return
    if call is not None:
        later = call
        signal.signal(signal.SIGALRM, lambda _number, _frame: later())
    signal.setitimer(signal.ITIMER_REAL, seconds)


def terminal_settings() -> Callable[[], None]:
    """Return what sets the terminal of the standard input back to how it is now."""
    try:
        import termios

        settings = termios.tcgetattr(0)
    except (ImportError, OSError, ValueError):
        return lambda: None
    except Exception:  # termios.error, which is no OSError
        return lambda: None
    return lambda: termios.tcsetattr(0, termios.TCSANOW, settings)


def lock_file(descriptor: int) -> None:
    """Lock an open file for this process alone, without waiting; the lock ends with the process.

    Raises `OSError` if another process has it locked, or if its file system has no locks.
    """
    if sys.platform == "win32":
        import msvcrt

        # Far behind the number of the process, which others are to read.
        os.lseek(descriptor, 2**20, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        # flock and not lockf: that one would be lost whenever the process closes the file again.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def interface_language() -> str | None:
    """The language of the user interface as a locale such as ``de_AT``, where the system tells.

    Only Windows is asked: elsewhere the environment says it. ``None`` if it is not known.
    """
    if sys.platform == "win32":
        import ctypes
        from locale import windows_locale

        return windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage())
    else:
        return None
