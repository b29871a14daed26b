"""Completion in the user's shell: the script that sets it up, and what can be completed.

The shell asks the program itself at each Tab, by click's variable: so what it offers, and the
help it shows beside it, is in the language of the moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

import click

from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.words.language import LANGUAGES, language_name
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

    Completer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]

VARIABLE = "_OSMOSIS_COMPLETE"
"""The variable by which a shell asks for completion."""

UNLIMITED = "unlimited"
"""What is typed for any number of passes."""

SHELLS = ("bash", "zsh", "fish")


def line_completed(environ: Mapping[str, str]) -> list[str] | None:
    """Return the words on the command line that a shell wants completed, None if none does."""
    if VARIABLE not in environ:
        return None
    know_shells()
    return environ.get("COMP_WORDS", "").split()[1:]


def know_shells() -> None:
    """Make our own ways to complete known to click."""
    # Of no use to all commands but this one, and slow to load.
    from click.shell_completion import (
        BashComplete,
        CompletionItem,
        FishComplete,
        ShellComplete,
        ZshComplete,
        add_completion_class,
    )

    class Whole(ShellComplete):
        """Completion in a shell that replaces ``--option=start`` as one word."""

        def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
            """Return what can stand in the place of the word, the option included."""
            items = super().get_completions(args, incomplete)
            name, sign, _start = incomplete.partition("=")
            if sign and name.startswith("--"):
                return [
                    CompletionItem(f"{name}={item.value}", type=item.type, help=item.help)
                    for item in items
                ]
            return items

    class Counted(ShellComplete):
        """Completion in a shell that tells the number of the word."""

        def get_completion_args(self) -> tuple[list[str], str]:
            """Return the words before and the start of the word; ends if they are not told."""
            try:
                return super().get_completion_args()
            except (KeyError, ValueError):
                raise SystemExit(2) from None

    add_completion_class(type("Bash", (Counted, BashComplete), {}))
    add_completion_class(type("Zsh", (Whole, Counted, ZshComplete), {}))

    @add_completion_class
    class Fish(Whole, FishComplete):
        """Completion in fish with the whole help: click's own cuts it at its first comma."""

        source_template = FishComplete.source_template.replace(
            "string split ", "string split --max 1 "
        )


def completion_command(console: Console, group: click.Group) -> click.Command:
    """Return the command ``completion``, which prints the script for a shell."""

    @click.command(
        "completion",
        help=_("Print a script by which bash, zsh or fish can complete what you type."),
    )
    # Translators: stands in the help for the name of a shell
    @click.argument("shell", type=click.Choice(SHELLS), metavar=pgettext("metavar", "SHELL"))
    def command(shell: str) -> None:
        from click.shell_completion import get_completion_class

        know_shells()
        found = get_completion_class(shell)
        assert found is not None
        console.put(found(group, {}, "osmosis", VARIABLE).source().rstrip("\n"))

    return command


def one_of(words: Callable[[], Iterable[tuple[str, str]]]) -> Completer:
    """Return what completes one of several words, each with its help; they are asked for late."""

    def complete(
        _ctx: click.Context, _parameter: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        return [
            CompletionItem(word, help=said) for word, said in words() if word.startswith(incomplete)
        ]

    return complete


def a_path(kind: str) -> Completer:
    """Return what lets the shell complete a path itself; the kind is ``file`` or ``dir``."""

    def complete(
        _ctx: click.Context, _parameter: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(incomplete, type=kind)]

    return complete


def rule_sets() -> Iterable[tuple[str, str]]:
    """Yield the ids of the rule sets and their names."""
    # The words of the rule sets bring those of the cards along.
    from osmosis_cli.words.variants import rule_set_name

    return ((name, rule_set_name(name)) for name in RULE_SETS)


def draws() -> Iterable[tuple[str, str]]:
    """Yield how many cards can be dealt at a time; the numbers say it all."""
    return (("1", ""), ("3", ""))


def passes() -> Iterable[tuple[str, str]]:
    """Yield usual numbers of passes, and the word for any number."""
    return (("1", ""), ("2", ""), ("3", ""), (UNLIMITED, ""))


def sections() -> Iterable[tuple[str, str]]:
    """Yield the numbers of the sections of the rules and their titles."""
    # The whole rulebook, for those only who press Tab after rules.
    from osmosis_cli.words.rulebook import SECTIONS

    return ((str(number), section.title) for number, section in enumerate(SECTIONS, 1))


def languages() -> Iterable[tuple[str, str]]:
    """Yield the codes of the languages and what each calls itself."""
    return ((code, language_name(code)) for code in LANGUAGES)


def lessons() -> Iterable[tuple[str, str]]:
    """Yield the numbers of the lessons and their titles."""
    # The tutor, for those only who press Tab after learn.
    from osmosis_cli.tutor import course, lesson

    return ((str(number), lesson.said(title)) for number, title in course.titles().items())
