"""The entry point of the command ``osmosis`` and of ``python -m osmosis_cli``."""

import sys

from osmosis_cli import __version__

STOPPED = 130
"""The exit status after Ctrl-C."""


def main() -> None:
    """Run the command line with the arguments of the process, and exit with its status."""
    try:
        status = _run(sys.argv[1:])
    except KeyboardInterrupt:
        # Before there was anything to stop: nothing has been said, and nothing is said now.
        status = STOPPED
    sys.exit(status)


def _run(arguments: list[str]) -> int:
    if arguments == ["--version"] and _told_version():
        return 0
    import gc
    import os
    import signal

    def leave(_number: int, _frame: object) -> None:
        os._exit(STOPPED)

    # Until a command runs there is nothing to put in order. An exception would not always arrive:
    # imports call code that only prints what is raised in it.
    at_start = signal.getsignal(signal.SIGINT)
    if at_start is signal.default_int_handler:
        signal.signal(signal.SIGINT, leave)

    # Importing makes many objects that stay. To look among them for garbage again and again, and
    # once more at the end, takes a tenth of the time of a short command.
    gc.set_threshold(50_000)
    # Slow to import, so that Ctrl-C must be minded already.
    from osmosis_cli.cli.main import run

    status = run(arguments)
    gc.freeze()
    # All is done and said.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return status


def _told_version() -> bool:
    """Tell the version, before anything else is imported, so that scripts get it at once.

    Returns whether it could be told; if not, the whole program knows what to say.
    """
    if sys.stdout is None:
        return False
    try:
        print(f"osmosis {__version__}", flush=True)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    main()
