"""What click says, in our words: its errors, and the frame of its help.

click looks its texts up with the standard ``gettext``, under ids of its own. Here each of these
ids leads to a message of ours, so that it is in our catalogues, has a context, and puts no
quotation marks of a programming language around what the user typed. Texts are left out that only
a mistake in this program could show, or only a command line of another kind: one with prompts, an
editor, paths that are checked, pairs of values or variables of the environment.
"""

import gettext as standard
import re
from typing import Final

from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import ngettext, ngettext_noop, pgettext, pgettext_noop

# Quotation marks, not an apostrophe within a word
_QUOTED = re.compile(r"(?<!\w)'([^'\n]*)'(?!\w)")

# The ids that click and we share.
_SHARED = (
    # Translators: {param_hint} is an option or argument in quotes, {message} a whole sentence
    pgettext_noop("command line", "Invalid value for {param_hint}: {message}"),
    # Translators: the name of the argument and a full stop follow
    pgettext_noop("command line", "Missing argument"),
    # Translators: the name of the option and a full stop follow
    pgettext_noop("command line", "Missing option"),
    # Translators: said of an option in the help
    pgettext_noop("command line", "required"),
    pgettext_noop(
        "command line", "Shell completion is not supported for Bash versions older than 4.4."
    ),
    pgettext_noop("command line", "Usage:"),
    # Translators: {default} is the value that counts when none is given
    pgettext_noop("command line", "default: {default}"),
    # Translators: {range} is a range of numbers, such as "1 to 64"
    pgettext_noop("command line", "{value} is not in the range {range}."),
)

MESSAGES: Final[dict[str, tuple[str, str]]] = {
    **{message: (context, message) for context, message in _SHARED},
    # Translators: {choices} is a list of words to type
    "Choose from:\n\t{choices}": pgettext_noop("command line", "Choose from: {choices}"),
    "Couldn't detect Bash version, shell completion is not supported.": pgettext_noop(
        "command line", "The version of Bash is unknown, so completion is not possible."
    ),
    "No such command {name!r}.": pgettext_noop("command line", "No such command: '{name}'."),
    "No such option {name!r}.": pgettext_noop("command line", "No such option: '{name}'."),
    "No such option: {name}": pgettext_noop("command line", "No such option: '{name}'."),
    "Option {name!r} does not take a value.": pgettext_noop(
        "command line", "Option '{name}' does not take a value."
    ),
    # The heading of the help. click adds the colon itself; ours holds it, so that a language can
    # put a space before it.
    "Options": pgettext_noop("command line", "Options:"),
    # click names the kind of number, but only in English.
    "{value!r} is not a valid {number_type}.": pgettext_noop(
        "command line", "'{value}' is not a valid number."
    ),
}
"""From click's id to our context and message."""

PLURALS: Final[dict[str, tuple[str, str]]] = {
    # Translators: {possibilities} is what can be typed, in quotes
    "Did you mean {possibility}?": ngettext_noop(
        "Did you mean {possibilities}?", "Did you mean one of these: {possibilities}?"
    ),
    # Translators: {args} is what was typed too much on the command line
    "Got unexpected extra argument ({args})": ngettext_noop(
        "Unexpected extra argument: {args}", "Unexpected extra arguments: {args}"
    ),
    "Option {name!r} requires an argument.": ngettext_noop(
        "Option '{name}' requires a value.", "Option '{name}' requires {nargs} values."
    ),
    # Translators: {choices} is a list of words to type, in quotes
    "{value!r} is not {choice}.": ngettext_noop(
        "'{value}' is not possible here, only {choices}.",
        "'{value}' is not possible here. Choose one of {choices}.",
    ),
}
"""From the singular of click's id to both forms of our message."""


def singular(message: str) -> str:
    """Our text for one of click's ids, in the language of the moment; any other comes back."""
    if message not in MESSAGES:
        return message
    said = pgettext(*MESSAGES[message])
    return said.removesuffix(":") if message == "Options" else said


def plural(one: str, many: str, n: int) -> str:
    """Our text for one of click's ids about n things, in the language of the moment."""
    if one in PLURALS:
        return ngettext(*PLURALS[one], n)
    return one if n == 1 else many


def tidy(message: str) -> str:
    """A finished message of click, fit to be shown: ``error.format_message()``, for instance.

    The quotation marks that click itself puts around names become those of the language, tabs
    become blanks, and what could move the cursor becomes visible. Line ends stay.
    """
    # Translators: quotation marks around what was typed, or can be typed
    quoted = pgettext("quotation", "'{text}'")
    message = _QUOTED.sub(lambda match: quoted.format(text=match[1]), message)
    return visible(message.expandtabs(2), keep="\n")


def answer_click(ours: str) -> None:
    """Let click, imported or not, take its texts from here: they follow every change of language.

    The standard ``gettext`` can only look for catalogues in files, once for each call, and by
    environment variables; our catalogue can lie in a zip, or have been compiled in memory. So
    this declares the domain ``ours`` to be the domain of the process, which any program does for
    its own, and answers that domain's two look-ups here. All other domains stay as they are.
    """
    if standard.textdomain() == ours:
        return
    file_lookup, file_plural_lookup = standard.dgettext, standard.dngettext

    def lookup(domain: str, message: str) -> str:
        return singular(message) if domain == ours else file_lookup(domain, message)

    def plural_lookup(domain: str, msgid1: str, msgid2: str, n: int) -> str:
        if domain == ours:
            return plural(msgid1, msgid2, n)
        return file_plural_lookup(domain, msgid1, msgid2, n)

    standard.textdomain(ours)
    standard.dgettext, standard.dngettext = lookup, plural_lookup
