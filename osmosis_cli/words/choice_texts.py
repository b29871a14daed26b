"""What is said when somebody asked for a language that the program does not speak."""

from collections.abc import Sequence

from osmosis_cli.words.choice import OPTION, VARIABLE, Unknown
from osmosis_cli.words.language import LANGUAGES
from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import pgettext


def unknown_language(unknown: Unknown, languages: Sequence[str] = LANGUAGES) -> str:
    """One line, in the language of the moment, that names the unknown language and the known.

    For the command line it is an error, for the environment and the settings a remark.
    """
    if unknown.source == OPTION:
        # Translators: {language} is what was typed; {languages} is "en, de or fr"
        pattern = pgettext("language", "Unknown language: '{language}'. Choose {languages}.")
    elif unknown.source == VARIABLE:
        # Translators: {variable} is the name of an environment variable, {language} its value;
        # {languages} is "en, de or fr"
        pattern = pgettext(
            "language", "{variable} names an unknown language: '{language}'. Choose {languages}."
        )
    else:
        # Translators: {language} is what the settings say; {languages} is "en, de or fr"
        pattern = pgettext(
            "language", "Your settings name an unknown language: '{language}'. Choose {languages}."
        )
    return pattern.format(
        variable=VARIABLE, language=visible(unknown.text), languages=join_or(languages)
    )
