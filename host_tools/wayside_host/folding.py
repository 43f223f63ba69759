"""Folds the constants of the firmware: a plain value that only its own module uses is written into the code by mpy-cross.

`LIMIT = 3` becomes `_LIMIT = const(3)`, which MicroPython's compiler replaces wherever it stands. On the device such a name
then costs no memory (about 35 bytes each) and no look-up. Lines stay where they are, so a traceback names the right one.
"""

import ast
import re
from collections.abc import Mapping

CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*")


def fold(sources: Mapping[str, str]) -> dict[str, str]:
    """The sources of a whole firmware by their paths, with the constants of each module folded."""
    words = {path: other_words(tree_of(source)) for path, source in sources.items()}
    folded = {}
    for path, source in sources.items():
        outside = set().union(*(found for other, found in words.items() if other != path))
        folded[path] = fold_module(source, outside)
    return folded


def tree_of(source: str) -> ast.Module:
    try:
        return ast.parse(source)
    except SyntaxError:
        return ast.Module([], [])  # mpy-cross says what is wrong with it


def fold_module(source: str, outside: set[str]) -> str:
    """A source with its own constants folded, except for those that are named outside."""
    tree = tree_of(source)
    names = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    constants = constants_of(tree, names, outside)
    inserts = []  # (line, column, text)
    for name in names:
        if name.id in constants and not name.id.startswith("_"):
            inserts.append((name.lineno, name.col_offset, "_"))
    for value in constants.values():
        inserts.append((value.lineno, value.col_offset, "const("))
        inserts.append((value.lineno, value.end_col_offset or 0, ")"))
    lines = [line.encode() for line in source.split("\n")]  # ast counts bytes
    for line, column, text in sorted(inserts, key=lambda insert: (-insert[0], -insert[1], insert[2])):
        lines[line - 1] = lines[line - 1][:column] + text.encode() + lines[line - 1][column:]
    return b"\n".join(lines).decode()


def constants_of(tree: ast.Module, names: list[ast.Name], outside: set[str]) -> dict[str, ast.expr]:
    """{name: value} of what may be folded: set once, on one line, to a plain value, and never named outside."""
    changed = [name.id for name in names if not isinstance(name.ctx, ast.Load)]
    spoken_for = outside | other_words(tree)
    found: dict[str, ast.expr] = {}
    for part in tree.body:
        if not (isinstance(part, ast.Assign) and len(part.targets) == 1 and isinstance(part.targets[0], ast.Name)):
            continue
        name = part.targets[0].id
        free = changed.count(name) == 1 and "_" + name not in changed and name not in spoken_for
        if CONSTANT.fullmatch(name) and free and part.lineno == part.end_lineno and is_plain(part.value, found):
            found[name] = part.value
    return found


def other_words(tree: ast.Module) -> set[str]:
    """What is named in other ways than by itself: as attribute, import, argument, in a text or for one."""
    words: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            words.add(node.attr)
        elif isinstance(node, ast.alias):
            words |= {node.name, node.asname or ""}
        elif isinstance(node, ast.arg | ast.keyword):
            words.add(node.arg or "")
        elif isinstance(node, ast.Global | ast.Nonlocal):
            words.update(node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            words.add(node.value)  # as in getattr(module, "NAME")
        elif isinstance(node, ast.JoinedStr):
            words |= {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
    return words


def is_plain(value: ast.expr, known: Mapping[str, ast.expr]) -> bool:
    """A whole number, a text or bytes; numbers also as a sum or the like, with constants in it."""
    if isinstance(value, ast.BinOp):
        return all(is_plain(side, known) and not is_text(side) for side in (value.left, value.right))
    if isinstance(value, ast.UnaryOp):
        return is_plain(value.operand, known) and not is_text(value.operand)
    if isinstance(value, ast.Name):
        return value.id in known and not is_text(known[value.id])
    return is_text(value) or isinstance(value, ast.Constant) and type(value.value) is int


def is_text(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str | bytes)
