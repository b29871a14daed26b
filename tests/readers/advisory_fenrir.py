"""A second opinion on a short game, by Fenrir: ``python -m tests.readers.advisory_fenrir [LANG]``.

It plays in English, German and French, and prints where what is heard differs from what is to be
heard: each answer line once, in order, then the prompt, and not the line that was typed. This is
advice, for what Fenrir says of a screen depends on the moment at which it looks: the status is 0
whatever is heard.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.conftest import ROOT, UNWANTED
from tests.readers.fenrir import Fenrir, as_spoken, is_cut_short, is_here, joined
from tests.readers.test_sessions import (
    COMMAND,
    game,
    goodbye,
    line_cleared,
    plain,
)
from tests.readers.yasr import Heard
from tests.terminal import CTRL_C, CTRL_D, ENTER


def differences(where: str, log: list[Heard], expected: list[str]) -> list[str]:
    """What to print of this part of the log, which is to say these lines and no more."""
    heard, wanted = joined(log), as_spoken(" ".join(expected))
    found = []
    if heard != wanted:
        found += [f"{where}:", f"  to be heard: {wanted}", f"  heard:       {heard}"]
    if is_cut_short(log):
        found.append(f"{where}: speech is stopped though no key was pressed")
    return found


def letters(typed: str, heard: str) -> list[str]:
    """What to print of typed letters, each of which is to be heard once."""
    return [] if heard == typed.replace(" ", "") else [f"typing {typed!r}: heard {heard!r}"]


def advice(folder: Path, lang: str) -> list[str]:
    """Play a game in this language, and return the differences, a line each."""
    # The same answer again, which a reader that compares screens may miss.
    opening, first, spoken = game(lang, again=2)
    command = [*COMMAND, "--deal", "32001", "--no-plain", "--lang", lang]
    env = {"PYTHONPATH": str(ROOT), "OSMOSIS_HOME": str(folder / "osmosis")}
    with Fenrir(command, folder / "fenrir", env=env) as fenrir:
        found = differences("opening", fenrir.hear(first), [*opening, first])
        for typed, lines, prompt in spoken:
            found += letters(typed, fenrir.type(typed))
            log = fenrir.press(ENTER, prompt)
            found += differences(f"answer to {typed!r}", log, [*lines, prompt])
        found += letters("x", fenrir.type("x"))
        cleared, prompt = plain(line_cleared(lang)), spoken[-1].prompt
        found += differences("Ctrl-C", fenrir.press(CTRL_C, prompt), [cleared, prompt])
        last = plain(goodbye(lang))
        found += differences("Ctrl-D", fenrir.press(CTRL_D, last), [last])
    return found


def main() -> None:
    if not is_here():
        print("Fenrir is not installed.")
        return
    for name in UNWANTED:
        os.environ.pop(name, None)
    for lang in sys.argv[1:] or ["en", "de", "fr"]:
        with TemporaryDirectory() as folder:
            found = advice(Path(folder) / lang, lang)
        print(f"{lang}: {'differs' if found else 'heard as expected'}")
        print("".join(f"  {line}\n" for line in found), end="", flush=True)


if __name__ == "__main__":
    main()
