"""Folds the constants of the firmware, so that mpy-cross writes their values into the code that uses them.

`LIMIT = 3` becomes `_LIMIT = const(3)`, and MicroPython's compiler replaces each use by the value. A module that
imports LIMIT gets its own constant instead of the import. On the device the name then needs no memory (about 35 bytes
in each module) and no look-up.
"""

import ast
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from .scopes import Source

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*")
SHORT = 10  # MicroPython stores a text of up to this many characters only once for all modules


def fold(sources: Mapping[str, str]) -> dict[str, str]:
    """The sources of a whole firmware by path, with constants folded."""
    modules = [Module(path, source) for path, source in sources.items()]
    by_name = {module.name: module for module in modules}
    asked_for = {(origin, name) for module in modules for _, origin, name in module.imports}
    words = Counter(word for module in modules for word in module.words)
    for module in modules:
        module.take(by_name, words, asked_for)
    words.update(name for module in modules for name in module.imported_names())
    for module in modules:
        module.fold_own(words)
    return {module.path: module.rewritten() for module in modules}


class Module(Source):
    """A source and how its names are used."""

    def __init__(self, path: str, source: str) -> None:
        super().__init__(path, source)
        self.names = [node for node in self.nodes if isinstance(node, ast.Name)]
        self.set_names = [name.id for name in self.names if not isinstance(name.ctx, ast.Load)]
        self.words = other_words(self.nodes)
        statements = [node for node in self.nodes if isinstance(node, ast.ImportFrom)]
        self.imports = [(node, node.module or "", alias.name) for node in statements for alias in node.names]
        self.values = self._plain_values()  # all its constants, folded or not
        self.taken: dict[str, int | str] = {}  # constants of other modules, folded here
        self.own: dict[str, ast.expr] = {}  # its own folded constants

    def imported_names(self) -> set[str]:
        """The names that it imports and does not fold."""
        return {name for _, _, name in self.imports if name not in self.taken}

    def is_free(self, name: str) -> bool:
        """Whether a name can be folded here."""
        hidden = "_" + name
        return bool(CONSTANT.fullmatch(name)) and name not in self.words and hidden not in self.set_names

    # Folding

    def _plain_values(self) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for part in self.tree.body:
            for name, value in assigned(part):
                if self.set_names.count(name) == 1 and self.is_free(name) and is_plain(value, values):
                    values[name] = eval(compile(ast.Expression(value), "", "eval"), {}, dict(values))
        return values

    def take(self, by_name: Mapping[str, "Module"], words: Mapping[str, int], asked_for: set[tuple[str, str]]) -> None:
        """Fold constants that it imports from other modules at its top, unless other modules look them up here."""
        inside = {name for statement, _, name in self.imports if statement not in self.tree.body}
        for statement, origin, name in self.imports:
            value = by_name[origin].values.get(name) if origin in by_name else None
            if not isinstance(value, int) and not (isinstance(value, str) and len(value) <= SHORT):
                continue
            renamed = any(alias.asname for alias in statement.names)
            free = self.is_free(name) and name not in self.set_names and not words[name]
            if free and not renamed and name not in inside and (self.name, name) not in asked_for:
                self.taken[name] = value

    def fold_own(self, words: Mapping[str, int]) -> None:
        """Fold its own constants, except those that are named elsewhere."""
        for part in self.tree.body:
            pairs = assigned(part)
            within = {node.id for _, value in pairs for node in ast.walk(value) if isinstance(node, ast.Name)}
            if within <= self.own.keys() and all(name in self.values and not words[name] for name, _ in pairs):
                self.own |= pairs

    def rewritten(self) -> str:
        body: list[ast.stmt] = []
        for part in self.tree.body:
            pairs = assigned(part)
            if pairs and pairs[0][0] in self.own:
                body += [constant(name, value) for name, value in pairs]
            else:
                body += self._folded_imports(part) if isinstance(part, ast.ImportFrom) else [part]
        for node in self.names:
            node.id = hidden(node.id) if node.id in self.own or node.id in self.taken else node.id
        return ast.unparse(ast.Module(body, []))

    def _folded_imports(self, part: ast.ImportFrom) -> list[ast.stmt]:
        names = [alias.name for alias in part.names if alias.name in self.taken]
        part.names = [alias for alias in part.names if alias.name not in self.taken]
        left: list[ast.stmt] = [part] if part.names else []
        return left + [constant(name, ast.Constant(self.taken[name])) for name in names]


def constant(name: str, value: ast.expr) -> ast.stmt:
    call = ast.Call(ast.Name("const", ast.Load()), [value], [])
    return ast.Assign([ast.Name(hidden(name), ast.Store())], call, lineno=0)


def assigned(part: ast.stmt) -> list[tuple[str, ast.expr]]:
    """[(name, value)] of an assignment: `A = 1`, or `A, B = 1, 2`."""
    if not isinstance(part, ast.Assign) or len(part.targets) != 1 or part.lineno != part.end_lineno:
        return []
    target, value = part.targets[0], part.value
    if isinstance(target, ast.Name):
        return [(target.id, value)]
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        pairs = [
            (name.id, one) for name, one in zip(target.elts, value.elts, strict=True) if isinstance(name, ast.Name)
        ]
        return pairs if len(pairs) == len(target.elts) else []
    return []


def hidden(name: str) -> str:
    """The name with an underscore in front: MicroPython's compiler leaves such constants out of the module."""
    return name if name.startswith("_") else "_" + name


def other_words(nodes: list[ast.AST]) -> set[str]:
    """Words that are used in other ways than as a name or an import: attributes, arguments, words in texts."""
    words: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Attribute):
            words.add(node.attr)
        elif isinstance(node, ast.alias):
            words.add(node.asname or "")
        elif isinstance(node, ast.arg | ast.keyword):
            words.add(node.arg or "")
        elif isinstance(node, ast.Global | ast.Nonlocal):
            words.update(node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(node.value)  # as in getattr(module, "NAME")
        elif isinstance(node, ast.JoinedStr):
            words |= {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
    return words


def is_plain(value: ast.expr, known: Mapping[str, Any]) -> bool:
    """Whether a value is a whole number, a text or bytes, or a calculation of numbers and constants."""
    if isinstance(value, ast.BinOp):
        return all(is_plain(side, known) and not is_text(side, known) for side in (value.left, value.right))
    if isinstance(value, ast.UnaryOp):
        return is_plain(value.operand, known) and not is_text(value.operand, known)
    if isinstance(value, ast.Name):
        return value.id in known and not is_text(value, known)
    return is_text(value, known) or isinstance(value, ast.Constant) and type(value.value) is int


def is_text(value: ast.expr, known: Mapping[str, Any]) -> bool:
    if isinstance(value, ast.Name):
        return isinstance(known[value.id], str | bytes)
    return isinstance(value, ast.Constant) and isinstance(value.value, str | bytes)
