"""Names of the languages, each in itself, as its own catalogue gives it."""

from osmosis_cli.words.language import open_catalogue, resource
from osmosis_cli.words.texts import pgettext_noop

# Translators: the name of the language of this catalogue, in that language: Deutsch, français.
_NAME = pgettext_noop("name of this language", "English")


def language_name(code: str) -> str:
    """The name of the language with this code, in that language."""
    return open_catalogue(resource("locales"), code).pgettext(*_NAME)
