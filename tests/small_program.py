"""A program with a prompt and little else, to try the terminal with; run as a script.

Every command is answered by six lines; a few do more. Its arguments: `--plain`, `--width N`.
"""

from __future__ import annotations

import sys

from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.prompts import Choices, Interrupted, choose_mode, mode_sentence
from osmosis_cli.shell.terminal.signals import ending_on_signals

PROMPT = "Card:"
COMMANDS = ("deal", "help", "hint", "history", "long", "row 1", "row 2", "quit", "waste")
NUMBERS = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth")


def complete(text: str) -> Choices:
    return Choices(0, tuple(word for word in COMMANDS if word.startswith(text)))


def answer(line: str) -> str:
    said = line or "nothing"
    return "\n".join(f"{number} line of the answer to {said}." for number in NUMBERS)


def session(console: Console) -> None:
    pages: list[str] = []
    while True:
        try:
            line = console.ask(PROMPT, complete)
        except Interrupted:
            console.say("Line cleared.")
            continue
        except EOFError:
            console.say("Goodbye.")
            return
        match line.strip():
            case "quit":
                console.say("Goodbye.")
                return
            case "yes?":
                console.say(f"You said {console.ask('Sure:', remember=False)}.")
            case "long":
                text = "\n".join(f"Line {number} of many." for number in range(1, 31))
                first, *pages = console.parts(text, "There is more. Type more.")
                console.say(first)
            case "more":
                console.say(pages.pop(0) if pages else "There is no more.")
            case _:
                console.say(answer(line))


def main() -> None:
    console = Console()
    choice = choose_mode(console.is_terminal, console.environ, "--plain" in sys.argv or None)
    console.use(choice)
    if "--width" in sys.argv:
        console.asked_width = int(sys.argv[sys.argv.index("--width") + 1])
    with ending_on_signals():
        if sentence := mode_sentence(choice):
            console.say(sentence)
        session(console)


if __name__ == "__main__":
    main()
