"""The message functions: English message ids in, texts in the language of the moment out.

They follow the names of the standard ``gettext`` module, and ask the catalogue that
``language.use`` installed last. So a text is never kept: ask again whenever it is shown. Without
a catalogue the message ids themselves are the texts, which are English.

The ``..._noop`` functions return their arguments. They mark messages for extraction in tables
that are built when a module is imported, before the language is known.
"""

from gettext import NullTranslations

_catalogue: NullTranslations = NullTranslations()


def install(catalogue: NullTranslations) -> None:
    """Take every text from this catalogue from now on; ``language.use`` is the one caller."""
    global _catalogue
    _catalogue = catalogue


def gettext(message: str) -> str:
    """The text for an English message; an empty message is an empty text.

    (A catalogue keeps its own header under the empty message, which is no text for anybody.)
    """
    return _catalogue.gettext(message) if message else ""


def ngettext(one: str, many: str, n: int) -> str:
    """The text for a message about n things, in the plural form that the language wants for n."""
    return _catalogue.ngettext(one, many, n)


def pgettext(context: str, message: str) -> str:
    """The text for a message that means what it means only in this context."""
    return _catalogue.pgettext(context, message) if message else ""


def npgettext(context: str, one: str, many: str, n: int) -> str:
    """The text for a message about n things that means what it means only in this context."""
    return _catalogue.npgettext(context, one, many, n)


def gettext_noop(message: str) -> str:
    """The message itself, marked for extraction: translate it with ``gettext`` when shown."""
    return message


def ngettext_noop(one: str, many: str) -> tuple[str, str]:
    """Both forms themselves, marked for extraction: translate with ``ngettext`` when shown."""
    return one, many


def pgettext_noop(context: str, message: str) -> tuple[str, str]:
    """The pair itself, marked for extraction: ``pgettext(*pair)`` translates it when shown."""
    return context, message
