"""Entries of the settings file that were skipped, each named once."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from osmosis_cli.words.saving import kept_as, said_with_reason
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext

NAMED = 3
"""How many entries are named; of more only the number is said."""

_PROBLEMS = {
    # Translators: in these sentences {line} is the number of a line in the file of the settings,
    # {name} the name of a setting and {value} what stands there, both as the user wrote them.
    "not-an-entry": gettext_noop("Settings, line {line}: “{value}” is no setting, so I skip it."),
    "unknown": gettext_noop("Settings, line {line}: there is no setting “{name}”, so I skip it."),
    "bad-value": gettext_noop("Settings, line {line}: “{name}” cannot be “{value}”, so I skip it."),
    "repeated": gettext_noop(
        "Settings, line {line}: “{name}” comes again further down, so I skip it."
    ),
}


class Problem(Protocol):
    """An entry that was skipped, as the storage tells it."""

    @property
    def line(self) -> int:
        """Its line in the file, from 1."""

    @property
    def code(self) -> str:
        """One of ``not-an-entry``, ``unknown``, ``bad-value``, ``repeated``."""

    @property
    def name(self) -> str:
        """The name that stands there."""

    @property
    def value(self) -> str:
        """The value that stands there."""


def skipped_entries(problems: Sequence[Problem]) -> list[str]:
    """A sentence for each of the first entries that were skipped, and the number of the others."""
    lines = [
        _(_PROBLEMS[problem.code]).format(
            line=problem.line, name=visible(problem.name), value=visible(problem.value)
        )
        for problem in problems[:NAMED]
    ]
    more = len(problems) - NAMED
    if more > 0:
        text = ngettext(
            "{count} more line of the settings is skipped.",
            "{count} more lines of the settings are skipped.",
            more,
        )
        lines.append(text.format(count=more))
    return lines


def unusable_settings(code: str, path: Path, aside: Path | None) -> list[str]:
    """What is said if the file of the settings could not be used at all."""
    text = _("Your settings cannot be read, so the usual ones hold.")
    if aside is not None:
        return [text, *kept_as(aside)]
    return [said_with_reason(text, code, path)]
