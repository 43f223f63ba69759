"""Finds which names the scopes of a source bind, and renames them."""

import ast
from collections.abc import Iterator, Mapping, Set
from typing import Any

FUNCTIONS = (ast.FunctionDef, ast.Lambda)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
SCOPES = (*FUNCTIONS, *COMPREHENSIONS, ast.ClassDef)
NAMED = (ast.FunctionDef, ast.ClassDef, ast.ExceptHandler)
IMPORTS = (ast.Import, ast.ImportFrom)


class Source:
    """A module of the firmware."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.name = module_name(path)
        self.tree = ast.parse(source, path)
        self.nodes = list(ast.walk(self.tree))


def module_name(path: str) -> str:
    """The name by which a module is imported."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def here(alias: ast.alias) -> str:
    """The local name of an import."""
    return alias.asname or alias.name


def bound_in(scope: ast.AST) -> set[str]:
    """The names that one scope binds, without those of inner scopes."""
    names = {argument.arg for argument in arguments_of(scope)}
    for node in within(scope):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, NAMED) and node.name:
            names.add(node.name)
        elif isinstance(node, IMPORTS):
            names |= {here(alias) for alias in node.names}
    return names


def arguments_of(scope: Any) -> list[ast.arg]:
    if not isinstance(scope, FUNCTIONS):
        return []
    given = scope.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    return [argument for argument in every if argument]


def within(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope; of inner scopes only the parts that are evaluated outside of them."""
    for child in parts_of(scope)[1]:
        yield from reached(child)


def reached(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for child in parts_of(node)[0] if isinstance(node, SCOPES) else ast.iter_child_nodes(node):
        yield from reached(child)


def parts_of(scope: Any) -> tuple[list[ast.AST], list[ast.AST]]:
    """The parts of a scope that are evaluated outside of it, and those inside."""
    if isinstance(scope, ast.Module):
        return [], list(scope.body)
    if isinstance(scope, COMPREHENSIONS):
        first = scope.generators[0]
        rest = [part for part in ast.iter_child_nodes(scope) if part is not first]
        return [first.iter], [first.target, *first.ifs, *rest]
    outside = list(getattr(scope, "decorator_list", ()))
    if isinstance(scope, ast.ClassDef):
        return outside + list(scope.bases), list(scope.body)
    outside += [*scope.args.defaults, *(default for default in scope.args.kw_defaults if default)]
    return outside, list(scope.body) if isinstance(scope.body, list) else [scope.body]


def rename(scope: ast.AST, names: Mapping[str, str]) -> None:
    """Rename names that a module or a function binds, wherever they have that meaning."""

    def walk(node: Any, hidden: Set[str], from_functions: Set[str]) -> None:
        """`hidden`: names with another meaning here; `from_functions`: the same in functions defined here."""
        if isinstance(node, ast.Name) and node.id not in hidden:
            node.id = names.get(node.id, node.id)
        elif isinstance(node, NAMED) and node.name not in hidden:
            node.name = names.get(node.name or "", node.name)
        elif isinstance(node, IMPORTS):
            for alias in node.names:
                if here(alias) in names.keys() - hidden:
                    alias.asname = names[here(alias)]
        if not isinstance(node, SCOPES):
            for child in ast.iter_child_nodes(node):
                walk(child, hidden, from_functions)
            return
        ours = from_functions | bound_in(node)
        outside, inside = parts_of(node)
        for part in outside:
            walk(part, hidden, from_functions)
        for part in inside:
            walk(part, ours, from_functions if isinstance(node, ast.ClassDef) else ours)

    for argument in arguments_of(scope):
        argument.arg = names.get(argument.arg, argument.arg)
    for part in parts_of(scope)[1]:
        walk(part, frozenset(), frozenset())
