"""Words: all that depends on a language, and the only room that knows gettext."""
