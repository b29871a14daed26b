"""Whole sessions, line by line, as a player would read or hear them."""
