"""The capitals in click's help that stand for what the user puts there, in our words."""

from typing import Any, Final

from osmosis_cli.words.texts import pgettext, pgettext_noop

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
