"""Short names for what only the code itself can see: arguments that are given by their place, and private names.

MicroPython keeps every name it has met for good, about 20 bytes each. What begins with an underscore is called only by
its own module, or by classes that build on one of its own; so modules that have nothing to do with each other can share
a short name. The arguments of all functions share theirs. Names that stand in a text are left alone.
"""

import ast
import itertools
import string
from collections.abc import Iterator, Mapping
from typing import Any

from .scopes import FUNCTIONS, arguments_of, rename_inside

Names = dict[str, str]
ASSEMBLER = "micropython.asm_thumb"


def shorten(sources: Mapping[str, str]) -> tuple[dict[str, str], dict[str, Names]]:
    """The sources of a whole firmware by their paths; and by module what its functions are called now, and were."""
    modules = [Module(path, source) for path, source in sources.items()]
    words = {word for module in modules for word in module.words}
    free = [name for name in itertools.islice(short_names(), 2000) if not {"_" + name, name + "_"} & words]
    given = {word for module in modules for word in module.keywords} | {"self"}
    for module in modules:
        module.shorten_arguments(given, [name + "_" for name in free])
    names = shared_names(modules, ["_" + name for name in free])
    for module in modules:
        module.rename_private(names)
    told = {module.name: {names[name]: name for name in module.functions if name in names} for module in modules}
    return {module.path: ast.unparse(module.tree) for module in modules}, told


class Module:
    """A source and the names in it."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self.tree = ast.parse(source)
        nodes = list(ast.walk(self.tree))
        self.words = {word for node in nodes for word in words_of(node)}
        self.keywords = {node.arg for node in nodes if isinstance(node, ast.keyword) and node.arg}
        self.texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        self.functions = sorted({node.name for node in nodes if isinstance(node, ast.FunctionDef)})
        self.constants = {name for node in nodes for name in constants_in(node)}
        classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
        self.bases = {base.id for node in classes for base in node.bases if isinstance(base, ast.Name)}
        self.origins: Names = {}  # of what it imports
        for node in nodes:
            if isinstance(node, ast.ImportFrom):
                self.origins |= {alias.asname or alias.name: node.module or "" for alias in node.names}

    def shorten_arguments(self, given: set[str], free: list[str]) -> None:
        """All arguments but those that some call gives by name."""
        for node in ast.walk(self.tree):
            if isinstance(node, FUNCTIONS) and not is_assembler(node):
                names = [argument.arg for argument in arguments_of(node) if argument.arg not in given]
                taken = {word for one in ast.walk(node) for word in words_of(one)}  # by functions around it
                rename_inside(node, dict(zip(names, (name for name in free if name not in taken), strict=False)))

    def rename_private(self, names: Names) -> None:
        for node in ast.walk(self.tree):
            for field in ("attr", "id", "name"):
                word = getattr(node, field, None)
                if isinstance(word, str):
                    setattr(node, field, names.get(word, word))


def is_assembler(node: ast.AST) -> bool:
    """Whether the arguments of a function are registers, which have their names."""
    return any(ast.unparse(one) == ASSEMBLER for one in getattr(node, "decorator_list", ()))


def shared_names(modules: list[Module], free: list[str]) -> Names:
    """A short name for each private one; the same for several if no module sees two of them."""
    kept = {word for module in modules for word in module.texts | module.constants}
    families = families_of(modules)
    seen: dict[str, set[str]] = {}  # by private name: the modules that have it, and those that build on them
    for module in modules:
        for name in module.words - kept:
            if is_private(name):
                heirs = {heir for heir, family in families.items() if module.name in family}
                seen.setdefault(name, set()).update(heirs)
    names: Names = {}
    taken: dict[str, set[str]] = {name: set() for name in free}
    for name in sorted(seen, key=lambda name: (-len(seen[name]), name)):
        names[name] = next(short for short in free if not taken[short] & seen[name])
        taken[names[name]] |= seen[name]
    return names


def families_of(modules: list[Module]) -> dict[str, set[str]]:
    """By module: itself, and the modules on whose classes its own build."""
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


def words_of(node: Any) -> set[str]:
    fields = (getattr(node, field, None) for field in ("attr", "id", "name", "arg", "asname"))
    return {word for word in fields if isinstance(word, str)}


def constants_in(node: ast.AST) -> list[str]:
    """`_LIMIT = const(3)`: MicroPython's compiler leaves no name of it."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Name):
        if node.value.func.id == "const":
            return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []
