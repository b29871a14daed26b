"""Fuzzes one target with atheris, guided by coverage: ``python -m tests.fuzz TARGET [SECONDS]``.

Begins with what lies in ``tests/fuzz/corpus``. An input that breaks a promise is written to the
working folder as ``crash-...``: move it to the corpus once the fault is mended, so that the tests
try it again each time.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import atheris

HERE = Path(__file__).resolve().parent


def main() -> None:
    name, seconds = [*sys.argv[1:], "60"][:2]
    with atheris.instrument_imports(include=["osmosis_cli"]):
        from tests.fuzz.dictionary import dictionary
        from tests.fuzz.targets import TARGETS
    with TemporaryDirectory() as folder:
        found = Path(folder, "found")
        found.mkdir()
        words = Path(folder, "words")
        words.write_text(dictionary(), encoding="ascii")
        corpus = HERE / "corpus" / name
        options = (f"-max_total_time={seconds}", "-timeout=20", f"-dict={words}")
        atheris.Setup([sys.argv[0], *options, str(found), str(corpus)], TARGETS[name])
        atheris.Fuzz()


if __name__ == "__main__":
    main()
