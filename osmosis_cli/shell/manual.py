"""The manual: rules, commands and short forms as one document, as text and as a page.

The page is plain HTML with headings, a contents list and the language of its text, without
scripts, so that it can be enlarged and read aloud anywhere.
"""

from collections.abc import Iterator, Mapping
from html import escape
from typing import NamedTuple

from osmosis_cli.shell.commands.help import GROUP_TITLES, about, keys
from osmosis_cli.shell.session import GROUPS, Command
from osmosis_cli.shell.terminal.wrapping import wrap
from osmosis_cli.shell.vocabulary import Vocabularies
from osmosis_cli.words import language
from osmosis_cli.words.rulebook import SECTIONS
from osmosis_cli.words.style import sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext

WIDTH = 72
"""The most characters in a line of the text."""


class Part(NamedTuple):
    """A part of the manual under a heading: ``level`` 2 for a chapter, 3 or 4 for what is in it."""

    level: int
    title: str
    paragraphs: tuple[str, ...] = ()


def _title() -> str:
    # Translators: the title of the manual.
    return _("Osmosis: rules and commands")


def _parts(commands: Mapping[str, Command]) -> Iterator[Part]:
    """All parts in reading order, in the language of the moment."""
    yield Part(2, pgettext("title", "Rules"))
    for section in SECTIONS:
        yield Part(3, section.title, section.paragraphs)
    local = Vocabularies({key: found.words for key, found in commands.items()}).local
    yield Part(2, pgettext("title", "Commands"))
    for group in GROUPS:
        found = [command for command in commands.values() if command.group == group]
        if found:
            yield Part(3, pgettext(*GROUP_TITLES[group]))
        for command in found:
            yield Part(4, sentence(local.shown[command.key]), tuple(about(command)))
    yield Part(2, pgettext("title", "Short forms"), tuple(keys(commands, local)))


def text(commands: Mapping[str, Command]) -> str:
    """The manual as plain text in lines of at most 72 characters, each part after a blank line."""
    lines = [_title()]
    for part in _parts(commands):
        lines += ["", part.title, *(line for said in part.paragraphs for line in wrap(said, WIDTH))]
    return "\n".join(lines) + "\n"


def page(commands: Mapping[str, Command]) -> str:
    """The manual as one HTML page."""
    parts = list(_parts(commands))
    chapters = [(number, part) for number, part in enumerate(parts) if part.level == 2]
    contents = "\n".join(
        f'<li><a href="#part{number}">{escape(part.title)}</a></li>' for number, part in chapters
    )
    body = "\n".join(_element(number, part) for number, part in enumerate(parts))
    title, heading = escape(_title()), escape(pgettext("title", "Contents"))
    return f"""<!DOCTYPE html>
<html lang="{escape(language.current())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ max-width: 40em; margin: 0 auto; padding: 1em; line-height: 1.5; }}
</style>
</head>
<body>
<header>
<h1>{title}</h1>
</header>
<nav aria-label="{heading}">
<ul>
{contents}
</ul>
</nav>
<main>
{body}
</main>
</body>
</html>
"""


def _element(number: int, part: Part) -> str:
    heading = f'<h{part.level} id="part{number}">{escape(part.title)}</h{part.level}>'
    return "\n".join([heading, *(f"<p>{escape(said)}</p>" for said in part.paragraphs)])
