"""What click says, in our words: its errors, the frame of its help, and the capitals in it.

click looks its texts up with the standard ``gettext``, under ids of its own. Here each of these
ids leads to a message of ours, so that it is in our catalogues, has a context, and puts no
quotation marks of a programming language around what the user typed. Texts that only a mistake
in this program could show are left out.
"""

import gettext as standard
import re
from typing import Any, Final

from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import ngettext, ngettext_noop, pgettext, pgettext_noop

# Quotation marks, not an apostrophe within a word
_QUOTED = re.compile(r"(?<!\w)'([^'\n]*)'(?!\w)")

# The ids that click and we share.
_SHARED = (
    pgettext_noop("command line", "%(prog)s, version %(version)s"),
    # Translators: a default value that is worked out when the command runs
    pgettext_noop("command line", "(dynamic)"),
    pgettext_noop("command line", "Aborted!"),
    pgettext_noop("command line", "Confirm the action without prompting."),
    # Translators: shown in capitals before what is said about an old command or option
    pgettext_noop("command line", "deprecated"),
    pgettext_noop("command line", "directory"),
    pgettext_noop("command line", "Do you want to continue?"),
    pgettext_noop("command line", "Error: invalid input"),
    pgettext_noop("command line", "Error: The two entered values do not match."),
    pgettext_noop("command line", "Error: The value you entered was invalid."),
    # Translators: {e.message} is a whole sentence
    pgettext_noop("command line", "Error: {e.message}"),
    # Translators: {message} is a whole sentence
    pgettext_noop("command line", "Error: {message}"),
    pgettext_noop("command line", "file"),
    # Translators: {param_hint} is an option or argument in quotes, {message} a whole sentence
    pgettext_noop("command line", "Invalid value for {param_hint}: {message}"),
    pgettext_noop("command line", "Invalid value: {message}"),
    # Translators: the name of the argument and a full stop follow
    pgettext_noop("command line", "Missing argument"),
    pgettext_noop("command line", "Missing command."),
    # Translators: the name of the option and a full stop follow
    pgettext_noop("command line", "Missing option"),
    # Translators: the name of the parameter and a full stop follow
    pgettext_noop("command line", "Missing parameter"),
    pgettext_noop("command line", "Missing parameter: {param_name}"),
    # Translators: {param_type} is an English word for the kind of thing
    pgettext_noop("command line", "Missing {param_type}"),
    pgettext_noop("command line", "path"),
    pgettext_noop("command line", "Press any key to continue..."),
    pgettext_noop("command line", "Repeat for confirmation"),
    # Translators: said of an option in the help
    pgettext_noop("command line", "required"),
    pgettext_noop(
        "command line", "Shell completion is not supported for Bash versions older than 4.4."
    ),
    pgettext_noop("command line", "Show the version and exit."),
    pgettext_noop("command line", "Show this message and exit."),
    # Translators: {command} is the program's name, {option} is --help
    pgettext_noop("command line", "Try '{command} {option}' for help."),
    pgettext_noop("command line", "unknown error"),
    pgettext_noop("command line", "Usage:"),
    # Translators: one letter for "days", before hours, minutes and seconds
    pgettext_noop("command line", "d"),
    # Translators: {default} is the value that counts when none is given
    pgettext_noop("command line", "default: {default}"),
    # Translators: {var} is the name of an environment variable
    pgettext_noop("command line", "env var: {var}"),
    pgettext_noop("command line", "Windows error: {error}"),
    # Translators: {range} is a range as mathematicians write it, 1<=x<=4
    pgettext_noop("command line", "{value} is not in the range {range}."),
    pgettext_noop("command line", "{editor}: Editing failed"),
    pgettext_noop("command line", "{editor}: Editing failed: {e}"),
)

# Headings of the help. click adds the colon itself; ours hold it, so that a language can put a
# space before it.
HEADINGS: Final = {
    "Commands": pgettext_noop("command line", "Commands:"),
    "Options": pgettext_noop("command line", "Options:"),
    "Positional arguments": pgettext_noop("command line", "Arguments:"),
}

MESSAGES: Final[dict[str, tuple[str, str]]] = {
    **{message: (context, message) for context, message in _SHARED},
    # Translators: {text} is what the command does
    "(Deprecated) {text}": pgettext_noop("command line", "(Deprecated) {text}"),
    "Argument {name!r} takes {nargs} values.": pgettext_noop(
        "command line", "Argument '{name}' takes {nargs} values."
    ),
    # Translators: {choices} is a list of words to type
    "Choose from:\n\t{choices}": pgettext_noop("command line", "Choose from: {choices}"),
    # Translators: {message} is what the operating system says
    "Could not open file {filename!r}: {message}": pgettext_noop(
        "command line", "Could not open file '{filename}': {message}"
    ),
    "Couldn't detect Bash version, shell completion is not supported.": pgettext_noop(
        "command line", "The version of Bash is unknown, so completion is not possible."
    ),
    "DeprecationWarning: The command {name!r} is deprecated.": pgettext_noop(
        "command line", "The command '{name}' is out of date."
    ),
    # Translators: {extra_message} is empty, or a sentence with a space before it
    "DeprecationWarning: The command {name!r} is deprecated.{extra_message}": pgettext_noop(
        "command line", "The command '{name}' is out of date.{extra_message}"
    ),
    # Translators: {name} is an option or an argument; {extra_message} is empty, or a sentence
    # with a space before it
    "DeprecationWarning: The {param_type} {name!r} is deprecated.{extra_message}": pgettext_noop(
        "command line", "'{name}' is out of date.{extra_message}"
    ),
    "No such command {name!r}.": pgettext_noop("command line", "No such command: '{name}'."),
    "No such option {name!r}.": pgettext_noop("command line", "No such option: '{name}'."),
    "No such option: {name}": pgettext_noop("command line", "No such option: '{name}'."),
    "Option {name!r} does not take a value.": pgettext_noop(
        "command line", "Option '{name}' does not take a value."
    ),
    # Translators: {name} is "File", "Path" or "Directory" in your language
    "{name} {filename!r} does not exist.": pgettext_noop(
        "command line", "{name} '{filename}' does not exist."
    ),
    # Translators: {name} is "File" in your language
    "{name} {filename!r} is a directory.": pgettext_noop(
        "command line", "{name} '{filename}' is a directory."
    ),
    # Translators: {name} is "File" in your language
    "{name} '{filename}' is a directory.": pgettext_noop(
        "command line", "{name} '{filename}' is a directory."
    ),
    # Translators: {name} is "Directory" in your language
    "{name} {filename!r} is a file.": pgettext_noop(
        "command line", "{name} '{filename}' is a file."
    ),
    # Translators: {name} is "File", "Path" or "Directory" in your language
    "{name} {filename!r} is not executable.": pgettext_noop(
        "command line", "{name} '{filename}' is not executable."
    ),
    # Translators: {name} is "File", "Path" or "Directory" in your language
    "{name} {filename!r} is not readable.": pgettext_noop(
        "command line", "{name} '{filename}' is not readable."
    ),
    # Translators: {name} is "File", "Path" or "Directory" in your language
    "{name} {filename!r} is not writable.": pgettext_noop(
        "command line", "{name} '{filename}' is not writable."
    ),
    "{value!r} is not a valid UUID.": pgettext_noop(
        "command line", "'{value}' is not a valid UUID."
    ),
    "{value!r} is not a valid boolean.": pgettext_noop(
        "command line", "'{value}' is neither yes nor no."
    ),
    # Translators: {states} is a list of words to type
    "{value!r} is not a valid boolean. Recognized values: {states}": pgettext_noop(
        "command line", "'{value}' is neither yes nor no. Choose from: {states}"
    ),
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
    # Translators: {nargs} is how many are needed, {len} how many there are
    "Takes {nargs} values but 1 was given.": ngettext_noop(
        "Takes {nargs} values, but {len} was given.", "Takes {nargs} values, but {len} were given."
    ),
    # Translators: {len_type} is how many are needed, {len_value} how many there are
    "{len_type} values are required, but {len_value} was given.": ngettext_noop(
        "Takes {len_type} values, but {len_value} was given.",
        "Takes {len_type} values, but {len_value} were given.",
    ),
    # Translators: {formats} is a list of formats in quotes
    "{value!r} does not match the format {format}.": ngettext_noop(
        "'{value}' does not match the format {formats}.",
        "'{value}' does not match any of the formats {formats}.",
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
    if message in HEADINGS:
        return pgettext(*HEADINGS[message]).removesuffix(":")
    return pgettext(*MESSAGES[message]) if message in MESSAGES else message


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


_TYPES: Final = {
    # Translators: stands in the help for any text that the user types
    "text": pgettext_noop("metavar", "TEXT"),
    # Translators: stands in the help for a whole number
    "integer": pgettext_noop("metavar", "NUMBER"),
    "integer range": pgettext_noop("metavar", "NUMBER"),
    "float": pgettext_noop("metavar", "NUMBER"),
    "float range": pgettext_noop("metavar", "NUMBER"),
    # Translators: stands in the help for the name of a file
    "filename": pgettext_noop("metavar", "FILE"),
}


def translate_metavars(command: Any) -> None:
    """Put the metavars of a ``click.Command``, its options and its subcommands in our words.

    Of an option only the name of its type is changed, and only where no metavar was given.
    Arguments are left alone: click takes their metavars from their names. The words stay those
    of the language of the moment: call it when the commands are built, after ``language.use``.
    """
    # Translators: stands in the usage line for any number of options
    command.options_metavar = pgettext("metavar", "[OPTIONS]")
    for parameter in command.params:
        name = parameter.type.name
        if parameter.param_type_name == "option" and not parameter.metavar and name in _TYPES:
            parameter.metavar = pgettext(*_TYPES[name]) + "..." * (parameter.nargs != 1)
    subcommands = getattr(command, "commands", {})
    if subcommands:
        # Translators: stands in the usage line for a command and what follows it
        metavar = pgettext("metavar", "COMMAND [ARGUMENTS]...")
        if command.invoke_without_command:
            metavar = pgettext("metavar", "[COMMAND] [ARGUMENTS]...")
        command.subcommand_metavar = metavar
    for subcommand in subcommands.values():
        translate_metavars(subcommand)
