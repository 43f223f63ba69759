"""Which names a source binds, outside and inside of its functions, and renaming what belongs to the module itself."""

import ast
from collections.abc import Iterator, Mapping, Set
from typing import Any

FUNCTIONS = (ast.FunctionDef, ast.Lambda)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
SCOPES = (*FUNCTIONS, *COMPREHENSIONS, ast.ClassDef)


def bound_outside(tree: ast.Module) -> dict[str, str]:
    """The names of a module itself; with what it imports by a name, or "" for a name of its own."""
    names = dict.fromkeys(sorted(bound_in(tree)), "")
    for node in within(tree):
        if isinstance(node, ast.Import):
            names |= {alias.asname or alias.name: alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
    return names


def bound_inside(tree: ast.Module) -> set[str]:
    """All names that its functions and classes bind for themselves."""
    return {name for node in ast.walk(tree) if isinstance(node, SCOPES) for name in bound_in(node)}


def bound_in(scope: ast.AST) -> set[str]:
    """The names that one scope binds, without those of the scopes in it."""
    names = {argument.arg for argument in arguments_of(scope)}
    for node in within(scope):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            names |= {alias.asname or alias.name for alias in node.names}
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
    return names


def arguments_of(scope: Any) -> list[ast.arg]:
    if not isinstance(scope, FUNCTIONS):
        return []
    given = scope.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
    return [argument for argument in every if argument]


def within(scope: ast.AST) -> Iterator[ast.AST]:
    """The nodes of a scope; of the scopes in it only what is looked up outside of them."""
    for child in parts_of(scope)[1] if isinstance(scope, SCOPES) else ast.iter_child_nodes(scope):
        yield from reached(child)


def reached(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for child in parts_of(node)[0] if isinstance(node, SCOPES) else ast.iter_child_nodes(node):
        yield from reached(child)


def parts_of(scope: Any) -> tuple[list[ast.AST], list[ast.AST]]:
    """What of a scope is looked up outside of it, and what inside."""
    if isinstance(scope, COMPREHENSIONS):
        outside: list[ast.AST] = [scope.generators[0].iter]
        rest = [part for part in ast.iter_child_nodes(scope) if part is not scope.generators[0]]
        return outside, [scope.generators[0].target, *scope.generators[0].ifs, *rest]
    outside = list(getattr(scope, "decorator_list", ()))
    if isinstance(scope, ast.ClassDef):
        return outside + list(scope.bases), list(scope.body)
    outside += [*scope.args.defaults, *(default for default in scope.args.kw_defaults if default)]
    return outside, list(scope.body) if isinstance(scope.body, list) else [scope.body]


def rename(tree: ast.Module, names: Mapping[str, str], spaces: Set[str]) -> None:
    """Other names for what belongs to a module; `space.name` becomes `name` for modules that are joined with it."""

    def walk(node: Any, hidden: Set[str], from_functions: Set[str]) -> None:
        """`hidden` are names that mean something else here, `from_functions` those that do in functions defined here."""
        if not isinstance(node, SCOPES):
            for child in ast.iter_child_nodes(node):
                walk(child, hidden, from_functions)
            if isinstance(node, ast.Attribute) and is_free(node.value, spaces, hidden):
                node.__class__, node.id = ast.Name, node.attr  # type: ignore[assignment, attr-defined]
            elif is_free(node, names.keys(), hidden):
                node.id = names[node.id]
            return
        outside, inside = parts_of(node)
        for part in outside:
            walk(part, hidden, from_functions)
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name not in hidden:
            node.name = names.get(node.name, node.name)
        ours = from_functions | bound_in(node)
        for part in inside:
            walk(part, ours, from_functions if isinstance(node, ast.ClassDef) else ours)

    walk(tree, frozenset(), frozenset())


def is_free(node: ast.AST, names: Set[str], hidden: Set[str]) -> bool:
    return isinstance(node, ast.Name) and node.id in names and node.id not in hidden


def rename_inside(function: Any, names: Mapping[str, str]) -> None:
    """Other names for the arguments of a function, wherever they mean them."""

    def walk(node: Any, hidden: Set[str]) -> None:
        outside, inside = parts_of(node) if isinstance(node, SCOPES) else (list(ast.iter_child_nodes(node)), [])
        for part in outside:
            walk(part, hidden)
        for part in inside:
            walk(part, hidden | bound_in(node))
        if is_free(node, names.keys(), hidden):
            node.id = names[node.id]

    for argument in arguments_of(function):
        argument.arg = names.get(argument.arg, argument.arg)
    for part in parts_of(function)[1]:
        walk(part, frozenset())
