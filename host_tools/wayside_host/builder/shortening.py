"""Renames what only the firmware uses, so that the names cost little memory.

MicroPython stores every name for ever, about 20 bytes each, unless the word is in its ROM. So on the device, names of
the firmware are replaced by words of the ROM. A name that begins with an underscore is used only by its own module and
by subclasses of its classes; a name of one game is not used by other games. Names that are never used together can
share a word. The arguments of all functions share short names. Some names are not changed: those that are a text or
begin one, keyword arguments of calls, names of modules, names of MicroPython, and names that programs outside use.
"""

import ast
import itertools
import re
import string
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .scopes import FUNCTIONS, Source, arguments_of, rename

Names = dict[str, str]
ASSEMBLER = "micropython.asm_thumb"

VIPER = ("int", "uint", "bool", "object", "ptr", "ptr8", "ptr16", "ptr32")  # types: a call is a cast
ROM_WORDS = Path(__file__).parents[1] / "data" / "rom_words.txt"
GAMES = "wayside.games."
NAMED = re.compile(r"([A-Za-z_]\w*)( |$)")  # a text may be a name, or begin with one


@dataclass
class Shortened:
    """The sources by path, the new name of each name, and for each module the new and old names of functions."""

    sources: dict[str, str]
    names: Names
    told: dict[str, Names]

    def translated(self, program: str) -> str:
        """A program that uses the firmware, with the names of the device."""
        tree = ast.parse(program)
        rename_all(tree, self.names)
        for node in ast.walk(tree):
            if isinstance(node, ast.arg):
                node.arg = self.names.get(node.arg, node.arg)
        return ast.unparse(tree)


def shorten(sources: Mapping[str, str], outside: Iterable[str] = (), rom: Sequence[str] | None = None) -> Shortened:
    """Shorten the sources of a whole firmware; `outside` are names that programs outside use."""
    words_in_rom = rom_words() if rom is None else rom
    modules = [Module(path, source) for path, source in sources.items()]
    words = {word for module in modules for word in module.words}
    free = [name for name in itertools.islice(short_names(), 2000) if not {"_" + name, name + "_"} & words]
    given = {word for module in modules for word in module.keywords} | {"self"}
    for module in modules:
        module.shorten_arguments(given, [name + "_" for name in free])
    kept = {word for module in modules for word in module.texts | module.constants | module.foreign}
    kept |= {part for module in modules for part in module.name.split(".")}
    kept |= (
        given | {word for module in modules for word in module.words_of_arguments()} | set(outside) | set(words_in_rom)
    )
    names = shared_names(
        modules,
        kept,
        [word for word in words_in_rom if word not in words and is_plain(word)],
        ["_" + name for name in free],
    )
    for module in modules:
        rename_all(module.tree, names)
    told = {module.name: {names[name]: name for name in module.functions if name in names} for module in modules}
    return Shortened({module.path: source_of(module.tree) for module in modules}, names, told)


def source_of(tree: ast.AST) -> str:
    """The source of a tree. It writes `a, b = c, d`, where ast.unparse writes `a, b = (c, d)`.

    With brackets MicroPython makes a tuple, which takes memory and time.
    """
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Tuple)
            and isinstance(node.value, ast.Tuple)
        ):
            node.value = ast.Name(", ".join(map(ast.unparse, node.value.elts)))
    return ast.unparse(tree)


def rom_words() -> list[str]:
    """The words in MicroPython's ROM; those that most builds have come first."""
    lines = ROM_WORDS.read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]


class Module(Source):
    """A source and the names in it."""

    def __init__(self, path: str, source: str) -> None:
        super().__init__(path, source)
        nodes = self.nodes
        self.words = {word for node in nodes for word in words_of(node)}
        self.keywords = {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}
        self.texts = {found[1] for text in texts_in(nodes) if (found := NAMED.match(text))}
        self.defined = {word for node in nodes for word in defined_by(node)}
        self.foreign = {word for node in nodes for word in foreign_in(node)}
        self.functions = sorted({node.name for node in nodes if isinstance(node, ast.FunctionDef)})
        self.constants = {name for node in nodes for name in constants_in(node)}
        classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
        self.bases = {base.id for node in classes for base in node.bases if isinstance(base, ast.Name)}
        self.origins: Names = {}  # where its imports come from
        for node in nodes:
            if isinstance(node, ast.ImportFrom):
                self.origins |= {alias.asname or alias.name: node.module or "" for alias in node.names}

    def shorten_arguments(self, given: set[str], free: list[str]) -> None:
        """Shorten all arguments except those that some call gives by name."""
        for node in ast.walk(self.tree):
            if isinstance(node, FUNCTIONS) and not is_assembler(node):
                names = [argument.arg for argument in arguments_of(node) if argument.arg not in given]
                taken = {word for one in ast.walk(node) for word in words_of(one)}  # words of outer functions
                rename(node, dict(zip(names, (name for name in free if name not in taken), strict=False)))

    def words_of_arguments(self) -> set[str]:
        """The names that arguments still have."""
        return {node.arg for node in ast.walk(self.tree) if isinstance(node, ast.arg)}


def is_assembler(node: ast.AST) -> bool:
    """Whether the arguments of a function are registers, whose names are fixed."""
    return any(ast.unparse(one) == ASSEMBLER for one in getattr(node, "decorator_list", ()))


def shared_names(modules: list[Module], kept: Set[str], rom: list[str], short: list[str]) -> Names:
    """A new name for each name that may be changed; names that no module can use together may share one."""
    families = families_of(modules)
    every = {module.name for module in modules}
    games = {
        module.name for module in modules if module.name.startswith(GAMES) and module.path.endswith("/__init__.py")
    }
    defined = {word for module in modules for word in module.defined}
    seen: dict[str, set[str]] = {}  # for each name: the modules that can use it
    for module in modules:
        heirs = {heir for heir, family in families.items() if module.name in family}
        game = ".".join(module.name.split(".")[:3])
        own = {name for name in every if f"{name}.".startswith(f"{game}.")}
        everyone = own if game in games else every
        for name in module.words - kept:
            if is_private(name):
                seen.setdefault(name, set()).update(heirs)
            elif name in defined and not name.startswith("__") and name != "_":
                seen.setdefault(name, set()).update(everyone)
    names: Names = {}
    taken: dict[str, set[str]] = {name: set() for name in [*rom, *short]}
    for name in sorted(seen, key=lambda name: (-len(seen[name]), name)):
        names[name] = next(other for other in taken if not taken[other] & seen[name])
        taken[names[name]] |= seen[name]
    return names


def rename_all(tree: ast.AST, names: Names) -> None:
    """Rename everywhere in a tree."""
    for node in ast.walk(tree):
        for field in ("attr", "id", "name", "asname"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                setattr(node, field, names.get(word, word))


def families_of(modules: list[Module]) -> dict[str, set[str]]:
    """For each module: itself, and the modules of the base classes of its classes."""
    by_name = {module.name: module for module in modules}

    def family(module: Module) -> set[str]:
        parents = {module.origins.get(base, "") for base in module.bases} & by_name.keys() - {module.name}
        return {module.name}.union(*(family(by_name[parent]) for parent in parents))

    return {module.name: family(module) for module in modules}


def short_names() -> Iterator[str]:
    """a, b, ..., aa, ab, ..."""
    for length in itertools.count(1):
        for letters in itertools.product(string.ascii_lowercase, repeat=length):
            yield "".join(letters)


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name != "_"


def is_plain(word: str) -> bool:
    """Whether MicroPython gives no special meaning to this word on our objects."""
    return not word.startswith("__") and word not in ("args", "value", "errno", *VIPER)


def words_of(node: Any) -> set[str]:
    fields = (getattr(node, field, None) for field in ("attr", "id", "name", "arg", "asname"))
    return {word for word in fields if isinstance(word, str)}


def texts_in(nodes: list[ast.AST]) -> Iterator[str]:
    """All texts except docstrings."""
    described = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in described:
            yield node.value


def defined_by(node: ast.AST) -> list[str]:
    """The names of functions, classes, attributes and variables of a module or class that a node defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        own = [part.target if isinstance(part, ast.AnnAssign) else part for part in node.body]
        return [node.name] + (names_set(own) if isinstance(node, ast.ClassDef) else [])
    if isinstance(node, ast.Module):
        return names_set(node.body)
    return [node.attr] if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load) else []


def names_set(body: Sequence[ast.AST]) -> list[str]:
    found = [
        one for part in body if isinstance(part, ast.Assign) for target in part.targets for one in ast.walk(target)
    ]
    found += [part for part in body if isinstance(part, ast.Name)]
    return [one.id for one in found if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)]


def foreign_in(node: ast.AST) -> list[str]:
    """The names that a module imports from outside the firmware."""
    if isinstance(node, ast.ImportFrom) and not f"{node.module}.".startswith("wayside."):
        return [alias.name for alias in node.names]
    return [alias.name for alias in node.names] if isinstance(node, ast.Import) else []


def constants_in(node: ast.AST) -> list[str]:
    """Constants like `_LIMIT = const(3)`: the compiled code does not contain their names."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name):
        if node.value.func.id == "const":
            return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []
