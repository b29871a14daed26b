"""The rooms of the house and the doors between them, read from the sources themselves."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "osmosis_cli"

# Imports go from a higher number to a lower one, or stay in the room.
LEVELS = {"cli": 4, "shell": 3, "tutor": 2, "words": 1, "storage": 1, "game": 0, "systems": 0}

# What the rules may use: no clock, no terminal, no files, no randomness of the process.
PURE = {
    "__future__", "array", "bisect", "collections", "collections.abc", "dataclasses", "enum",
    "functools", "heapq", "itertools", "json", "math", "operator", "random", "re", "string",
    "types", "typing",
}  # fmt: skip

# Who may import what, of all that is not the program's own.
OWNERS = {
    "gettext": {"words"},
    "locale": {"systems", "words"},
    "babel": {"words"},
    "click": {"cli"},
    "platformdirs": {"storage"},
    "tempfile": {"storage"},
    "shutil": {"storage", "shell"},
    "fcntl": {"systems"},
    "msvcrt": {"systems"},
    "prompt_toolkit": {"shell"},
    "readline": {"shell"},
    "termios": {"systems"},
    "tty": {"shell"},
    "curses": {"shell"},
}

FILE_CALLS = {"mkdir", "touch", "unlink", "write_bytes", "write_text"}


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def room_of(path: Path) -> str:
    """The room of a file: its folder; what lies at the top is the command line's, but one file."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[0] if len(parts) > 1 or parts[0] in LEVELS else "cli"


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(tree: ast.Module) -> Iterator[str]:
    """Every module that a source imports, anywhere in it, by its full name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports name the whole module"
            assert node.module is not None
            yield node.module
            if node.module == "osmosis_cli":
                yield from (f"osmosis_cli.{alias.name}" for alias in node.names)


def room_of_module(module: str) -> str | None:
    """The room that a module of the program lies in; None for the package itself and others'."""
    parts = module.split(".")
    if parts[0] != "osmosis_cli" or len(parts) == 1:
        return None
    if parts[1] in LEVELS:
        return parts[1]
    return None if (parts[1].startswith("__version")) else "cli"


def calls(tree: ast.Module) -> Iterator[tuple[str, bool]]:
    """The name of each function called, and whether it is an attribute of something."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id, False
            elif isinstance(node.func, ast.Attribute):
                yield node.func.attr, True


def test_every_folder_of_the_package_is_a_known_room() -> None:
    assert {room_of(path) for path in sources()} <= set(LEVELS)
    assert len(sources()) > 10


def test_imports_between_rooms_go_down_only() -> None:
    upward = [
        f"{path.relative_to(ROOT)} imports {module}"
        for path in sources()
        for module in imports(tree_of(path))
        if (room := room_of_module(module)) is not None
        and room != room_of(path)
        and LEVELS[room] > LEVELS[room_of(path)]
    ]
    assert upward == []


def test_no_two_rooms_import_each_other() -> None:
    doors = {
        (room_of(path), room)
        for path in sources()
        for module in imports(tree_of(path))
        if (room := room_of_module(module)) is not None and room != room_of(path)
    }
    assert ("words", "game") in doors
    assert [door for door in doors if door[::-1] in doors] == []


def test_the_rules_use_nothing_but_pure_modules() -> None:
    used = {
        (path.name, module)
        for path in sources()
        if room_of(path) == "game"
        for module in imports(tree_of(path))
        if not module.startswith("osmosis_cli.game")
    }
    assert used
    assert {(file, module) for file, module in used if module not in PURE} == set()


def test_the_rules_take_their_random_numbers_from_a_generator_of_their_own() -> None:
    for path in sources():
        if room_of(path) != "game":
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ImportFrom) and node.module == "random":
                assert {alias.name for alias in node.names} == {"Random"}, path
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                assert (node.value.id, node.attr == "Random") != ("random", False), path


@pytest.mark.parametrize("module", OWNERS)
def test_each_outside_module_has_its_own_room(module: str) -> None:
    strangers = [
        str(path.relative_to(ROOT))
        for path in sources()
        if room_of(path) not in OWNERS[module]
        and any(name.split(".")[0] == module for name in imports(tree_of(path)))
    ]
    assert strangers == []


def test_only_declared_packages_are_imported() -> None:
    declared = {"babel", "click", "platformdirs", "prompt_toolkit", "osmosis_cli"}
    used = {module.split(".")[0] for path in sources() for module in imports(tree_of(path))}
    assert used - declared <= sys.stdlib_module_names


def test_only_the_shell_and_the_command_line_read_and_print() -> None:
    talkers = {
        room_of(path)
        for path in sources()
        if any(name in ("print", "input") and not attribute for name, attribute in
               calls(tree_of(path)))
    }  # fmt: skip
    assert talkers <= {"shell", "cli"}


def test_only_the_storage_writes_files() -> None:
    writers = [
        str(path.relative_to(ROOT))
        for path in sources()
        if room_of(path) != "storage"
        and any(
            name in FILE_CALLS if attribute else name == "open"
            for name, attribute in calls(tree_of(path))
        )
    ]
    assert writers == []


def test_nothing_is_translated_while_modules_are_imported() -> None:
    lookups = {"_", "gettext", "ngettext", "pgettext", "npgettext"}

    def at_import(node: ast.AST) -> Iterator[ast.Call]:
        """Calls that run on import: all but function bodies, default arguments included."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                for default in [*child.args.defaults, *child.args.kw_defaults]:
                    if default is not None:
                        yield from at_import(ast.Expression(default))
                for decorator in child.decorator_list:
                    yield from at_import(ast.Expression(decorator))
                continue
            if isinstance(child, ast.Lambda):
                continue
            if isinstance(child, ast.Call):
                yield child
            yield from at_import(child)

    def early(tree: ast.Module) -> list[int]:
        return [
            call.lineno
            for call in at_import(tree)
            if isinstance(call.func, ast.Name) and call.func.id in lookups
        ]

    assert early(ast.parse("def f(a=_('x')): ...\nX = [gettext('y')]")) == [1, 2]
    assert early(ast.parse("def f():\n    return _('x')\nX = lambda: _('y')")) == []
    assert {str(path): lines for path in sources() if (lines := early(tree_of(path)))} == {}


def test_no_source_file_is_longer_than_600_lines() -> None:
    files = [*sources(), *(ROOT / "locales").glob("*.py"), *(ROOT / "tests").rglob("*.py")]
    long = {
        str(path.relative_to(ROOT)): count
        for path in files
        if (count := len(path.read_text(encoding="utf-8").splitlines())) > 600
    }
    assert long == {}


def module_of(path: Path) -> str:
    """The full name of the module in a file."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def own_imports(node: ast.AST, known: set[str]) -> Iterator[str]:
    """The modules of the program that an import statement names."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in known)
    elif isinstance(node, ast.ImportFrom) and node.module is not None:
        full = {f"{node.module}.{alias.name}" for alias in node.names}
        yield from full & known
        if node.module in known and full - known:
            yield node.module


def doors() -> dict[str, set[str]]:
    """What each module of the program imports of the others, wherever the import stands."""
    known = {module_of(path) for path in sources()}
    return {
        module_of(path): {
            name for node in ast.walk(tree_of(path)) for name in own_imports(node, known)
        }
        for path in sources()
    }


def in_circles(graph: dict[str, set[str]]) -> set[str]:
    """The modules that import themselves, over others or not."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        ahead = list(graph[start])
        while ahead:
            module = ahead.pop()
            if module not in seen:
                seen.add(module)
                ahead += graph[module]
        return seen

    return {module for module in graph if module in reached(module)}


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert in_circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == {"a", "b", "c"}
    assert in_circles(doors()) == set()


# How many imports inside functions there may be, and how many without their reason beside them.
# Both only ever shrink; 40 would be good.
MOST_LATE_IMPORTS = 62
MOST_UNEXPLAINED = 0


def late_imports(path: Path) -> Iterator[tuple[int, bool]]:
    """The lines with an import of the program's own inside a function, and whether a comment
    at its end, or just above it and its neighbours, says why."""
    known = {module_of(path) for path in sources()}
    lines = path.read_text(encoding="utf-8").splitlines()
    for function in ast.walk(tree_of(path)):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        explained_to = -1
        for node in sorted(
            (node for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom)),
            key=lambda node: node.lineno,
        ):
            assert node.end_lineno is not None
            above = lines[node.lineno - 2].lstrip().startswith("#")
            beside = any("#" in line for line in lines[node.lineno - 1 : node.end_lineno])
            if above or beside or explained_to == node.lineno - 1:
                explained_to = node.end_lineno
            if any(own_imports(node, known)):
                yield node.lineno, explained_to == node.end_lineno


def test_imports_inside_functions_are_few_and_say_why() -> None:
    late = {
        f"{path.relative_to(ROOT)}:{line}": reason
        for path in sources()
        for line, reason in late_imports(path)
    }
    assert len(late) <= MOST_LATE_IMPORTS, sorted(late)
    bare = sorted(place for place, reason in late.items() if not reason)
    assert len(bare) <= MOST_UNEXPLAINED, bare
