"""The entry point of the command ``osmosis`` and of ``python -m osmosis_cli``."""

import sys


def main() -> None:
    """Run the command line with the arguments of the process, and exit with its status."""
    arguments = sys.argv[1:]
    if arguments == ["--version"]:
        # Answered before anything else is imported, so that scripts get it at once.
        from osmosis_cli import __version__

        print(f"osmosis {__version__}")
        return
    import gc

    # Importing makes many objects that stay. To look among them for garbage again and again, and
    # once more at the end, takes a tenth of the time of a short command.
    gc.set_threshold(50_000)
    from osmosis_cli.cli.run import run

    status = run(arguments)
    gc.freeze()
    sys.exit(status)


if __name__ == "__main__":
    main()
