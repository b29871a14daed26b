"""A run of the program: the language first, then the command line, then the exit status."""

from collections.abc import Sequence

import click

from osmosis_cli.cli.commands import build
from osmosis_cli.cli.completion import VARIABLE, line_completed
from osmosis_cli.cli.options import DONE, FAULT, NO, WRONG_USAGE
from osmosis_cli.shell.own_faults import denied, own_fault
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.signals import STOPPED, ending_on_signals, raising_on_ctrl_c
from osmosis_cli.storage.settings_file import FILE_NAME, SettingsFile
from osmosis_cli.systems import interface_language
from osmosis_cli.words import language
from osmosis_cli.words.choice import choose, take_option
from osmosis_cli.words.choice_texts import unknown_language
from osmosis_cli.words.click import tidy
from osmosis_cli.words.texts import gettext as _


def run(arguments: Sequence[str], console: Console | None = None) -> int:
    """Run the program with these arguments and return its exit status."""
    console = console or Console()
    saved = SettingsFile(console.folders.settings / FILE_NAME).load()
    completed = line_completed(console.environ)
    line = arguments if completed is None else completed
    choice = choose(line, console.environ, saved.settings.language, interface_language())
    language.use(choice.language)
    if completed is not None:
        # Whoever presses Tab wants to hear of completions only.
        choice = choice._replace(unknowns=())
    if choice.is_error:
        console.complain(unknown_language(choice.unknowns[0]))
        return WRONG_USAGE
    for unknown in choice.unknowns:
        console.complain(unknown_language(unknown))
    # Built only now: the texts of the commands are in the language just chosen.
    with ending_on_signals():
        return _invoke(build(console, saved), take_option(arguments)[1], console)


def _invoke(command: click.Command, arguments: list[str], console: Console) -> int:
    try:
        with raising_on_ctrl_c():
            status = command.main(
                arguments,
                prog_name="osmosis",
                complete_var=VARIABLE,
                standalone_mode=False,
                max_content_width=console.width,
                terminal_width=console.width,
            )
    except click.UsageError as error:
        console.complain(usage_error(error))
        return WRONG_USAGE
    except click.ClickException as error:
        console.complain(tidy(error.format_message()))
        return NO
    except (click.Abort, KeyboardInterrupt):
        console.complain(_("Stopped."))
        return STOPPED
    except Exception as error:
        console.complain("\n".join(own_fault(error, console.folders.state)))
        return NO if denied(error) else FAULT
    return status if isinstance(status, int) else DONE


def usage_error(error: click.UsageError) -> str:
    """What was wrong with the command line, and where help is to be had."""
    path = error.ctx.command_path if error.ctx else "osmosis"
    # Translators: {command} is what to type, such as "osmosis play --help".
    hint = _("Type {command} for help.").format(command=f"{path} --help")
    return f"{tidy(error.format_message())}\n{hint}"
