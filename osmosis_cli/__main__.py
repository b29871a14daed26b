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
    from osmosis_cli.cli.run import run

    sys.exit(run(arguments))


if __name__ == "__main__":
    main()
