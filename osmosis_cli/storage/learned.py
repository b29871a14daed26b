"""What a player has learned in the database: a value in JSON under each name."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from osmosis_cli.storage.rows import counted_rows, put

if TYPE_CHECKING:
    from sqlite3 import Connection


def read(connection: "Connection") -> dict[str, str]:
    """Return all values by name. Raises `Damaged`."""
    return {name: value for _key, name, value in counted_rows(connection, "learned")}


def write(connection: "Connection", values: Mapping[str, str]) -> None:
    """Keep these values, in place of all that were kept before."""
    connection.execute("DELETE FROM learned")
    rows = [(key, name, value) for key, (name, value) in enumerate(values.items(), 1)]
    put(connection, "learned", rows)
