"""JSON that strangers may have written: read strictly, written so that every program reads it.

`json` is imported when there is some: a start of the program need not read or write any.
"""

from typing import Any, NoReturn

from osmosis_cli.storage.errors import Damaged, TooNew


def read_json(data: bytes) -> object:
    """Return the value that this UTF-8 text, with or without a byte order mark, stands for.

    Raises `Damaged` if it is no JSON, names an entry of an object twice, is nested too deeply, or
    holds a number too large for a float with a point or an exponent.
    """
    import json

    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_object,
            parse_constant=_not_a_number,
            parse_float=_finite,
        )
    except (ValueError, RecursionError) as error:
        raise Damaged(getattr(error, "lineno", None)) from error


def write_json(value: object) -> str:
    """Return the value as one line of JSON in ASCII, without a line end."""
    import json

    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def read_object(data: object, required: set[str], optional: set[str]) -> dict[str, Any]:
    """Return this value, checked to be an object with these entries and no others.

    Raises `Damaged` otherwise.
    """
    if not isinstance(data, dict) or not required <= data.keys() <= required | optional:
        raise Damaged
    return data


def read_versioned(data: object, kind: str, version: int) -> dict[str, Any]:
    """Return this value, checked to be an object of this kind and version.

    ``kind`` keeps one sort of file from being taken for another; ``version`` counts the forms
    that it has had. Raises `Damaged`, and `TooNew` if a later version of the program wrote it.
    """
    if isinstance(data, dict) and data.get("osmosis") == kind:
        found = data.get("version")
        if type(found) is int and found > version:
            raise TooNew
        if type(found) is int and found == version:
            return data
    raise Damaged


def write_versioned(kind: str, version: int) -> dict[str, object]:
    """Return the entries with which an object of this kind and version begins."""
    return {"osmosis": kind, "version": version}


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise ValueError("an entry stands twice")
    return made


def _finite(text: str) -> float:
    value = float(text)
    if value in (float("inf"), float("-inf")):
        raise ValueError("a number too large")
    return value


def _not_a_number(name: str) -> NoReturn:
    raise ValueError(name)
