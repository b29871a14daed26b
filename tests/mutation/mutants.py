"""Small changes of a source file, each alone, made with the operators of mutmut.

mutmut itself leaves out properties, cached functions and tables, and reaches each changed function
by a detour that makes the solver many times slower. So its operators are used here on the whole
file, and each change is a source file of its own.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import NamedTuple

import libcst
from libcst.metadata import MetadataWrapper
from mutmut.mutation.file_mutation import MutationVisitor, OuterFunctionProvider, deep_replace
from mutmut.mutation.mutators import mutation_operators
from mutmut.mutation.pragma_handling import IgnoredCode


class Mutant(NamedTuple):
    """A changed source: ``source`` is the whole file, ``diff`` what was changed in it."""

    source: str
    diff: str


class Visitor(MutationVisitor):
    """Collects changes in decorated functions too, since here they need no detour.

    Types are left out: to notice a change of them is for the type checker.
    """

    def _skip_node_and_children(self, node: libcst.CSTNode) -> bool:
        if isinstance(node, libcst.FunctionDef) and node.decorators:
            return False
        if isinstance(node, libcst.Assign) and is_type(node.value):
            return self.get_metadata(OuterFunctionProvider, node, None) is None
        return super()._skip_node_and_children(node)


def is_type(value: libcst.BaseExpression) -> bool:
    """Tell whether this is what a type is called in a module: ``tuple[int, ...]``, ``A | B``."""
    if isinstance(value, libcst.BinaryOperation):
        return isinstance(value.operator, libcst.BitOr)
    return isinstance(value, libcst.Subscript)


def mutants(source: str) -> Iterator[Mutant]:
    """Yield the source as it is, then each that differs from it by one change, none twice."""
    wrapper = MetadataWrapper(libcst.parse_module(source))
    visitor = Visitor(mutation_operators, IgnoredCode(set(), set(), set()))
    module = wrapper.visit(visitor)
    known = {source}
    yield Mutant(source, "")
    for mutation in visitor.mutations:
        changed = deep_replace(module, mutation.original_node, mutation.mutated_node)
        assert isinstance(changed, libcst.Module)
        if changed.code not in known:
            known.add(changed.code)
            yield Mutant(changed.code, _diff(source, changed.code))


def _diff(before: str, after: str) -> str:
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return "\n".join(line for line in list(lines)[2:])
