"""Joins modules that are always in memory together into one.

On a Pico every module costs about 250 bytes beside its code: its own name and that of its file, a table of its names,
and a second entry for each name it imports; and 4 to 7 ms until it is found on the flash. Which modules come together
is read from the imports: what one imports at its top comes with it, what a function imports comes by need. A module that
is let go by name keeps its name: it joins others only if it is the one that brings them in.
"""

import ast
import builtins
from collections.abc import Mapping
from dataclasses import dataclass

from .errors import WaysideError
from .scopes import bound_inside, bound_outside, rename

# What a device has in memory at all times, in the order in which it is loaded.
RULES = ".rulebook"
ALWAYS = ("wayside.device.start", "wayside.device.app", "wayside.ui.board.game")


class JoinError(WaysideError):
    """A module does something with another one that would not outlive the joining."""


def join(sources: Mapping[str, str], main: str = "", always: tuple[str, ...] = ALWAYS) -> dict[str, str]:
    """The sources of a whole firmware by their paths, fewer of them; `main` is the program that stays as it is."""
    modules = {module.name: module for module in (Module(path, source) for path, source in sources.items())}
    for module in modules.values():
        module.find_imports(modules)
    bundles = [Bundle(names, modules) for names in groups(modules, called_by_name(modules, main), always)]
    places = {name: bundle for bundle in bundles for name in bundle.names}
    for module in modules.values():
        module.redirect(places)
    result = {module.path: ast.unparse(module.tree) for name, module in modules.items() if name not in places}
    return result | {modules[bundle.name].path: bundle.source() for bundle in bundles}


@dataclass
class Import:
    """One name that a module imports from another module of the firmware."""

    statement: ast.ImportFrom
    at_top: bool
    origin: str
    name: str  # what is imported from there, or "" for the module itself
    here: str  # what it is called in the module that imports it


class Module:
    """A source and what it imports."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self.is_package = path.endswith("/__init__.py")
        self.tree = ast.parse(source)
        self.nodes = list(ast.walk(self.tree))
        if any(isinstance(node, ast.Global | ast.Nonlocal) for node in self.nodes):
            raise JoinError(f"{self.name} has a global or nonlocal statement, whose names would not be changed")
        self.imports: list[Import] = []

    def find_imports(self, modules: Mapping[str, "Module"]) -> None:
        for node in [node for node in self.nodes if isinstance(node, ast.ImportFrom)]:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                at_top, here = node in self.tree.body, alias.asname or alias.name
                if whole in modules:
                    self.imports.append(Import(node, at_top, whole, "", here))
                elif node.module and node.module in modules:
                    self.imports.append(Import(node, at_top, node.module, alias.name, here))

    def parts_of(self, space: str) -> list[ast.Attribute]:
        """Where a module that has this name here is asked for something."""
        return [node for node in self.nodes if isinstance(node, ast.Attribute) and is_name(node.value, space)]

    def redirect(self, places: Mapping[str, "Bundle"]) -> None:
        """What it asks of joined modules, it asks of the whole."""
        moved = [one for one in self.imports if one.origin in places]
        for one in moved:
            if not one.name:
                self._rename_parts(one, places[one.origin])
        for statement in {id(one.statement): one.statement for one in moved}.values():
            for parent in self.nodes:
                for body in (getattr(parent, "body", None), getattr(parent, "orelse", None)):
                    if isinstance(body, list) and statement in body:
                        at = body.index(statement)
                        body[at : at + 1] = self._redirected(statement, places)

    def _rename_parts(self, one: Import, place: "Bundle") -> None:
        parts = self.parts_of(one.here)
        if sum(is_name(node, one.here) for node in self.nodes) != len(parts):
            raise JoinError(f"{self.name} uses {one.origin} as a value, or its name for something else")
        for part in parts:
            part.attr = place.final[one.origin, part.attr]

    def _redirected(self, statement: ast.ImportFrom, places: Mapping[str, "Bundle"]) -> list[ast.stmt]:
        """A statement that imports from joined modules, as one that imports from the whole."""
        found: dict[str, list[ast.alias]] = {}
        for one in self.imports:
            if one.statement is statement:
                place = places.get(one.origin)
                if place is None:
                    module, there = one.origin, one.name
                elif place is places.get(self.name) and one.at_top:
                    continue  # it is here
                else:
                    module, there = place.name, one.name and place.final[one.origin, one.name]
                if not there:
                    module, _, there = module.rpartition(".")
                found.setdefault(module, []).append(ast.alias(there, one.here if one.here != there else None))
        return [ast.ImportFrom(module, names, 0) for module, names in found.items()]


class Bundle:
    """Modules that become one, which has the name of the one that brings in the others."""

    def __init__(self, names: list[str], modules: Mapping[str, Module]) -> None:
        self.names = names  # each after those that it imports
        self.name = names[-1]
        self.members = [modules[name] for name in names]
        self.final = self._final_names()  # what a name of a member is called in the whole

    def _final_names(self) -> dict[tuple[str, str], str]:
        final: dict[tuple[str, str], str] = {}
        hidden = self._hidden_names()
        taken: dict[str, str] = {}
        for member in self.members:
            ours = {one.here for one in member.imports if one.at_top and one.origin in self.names}
            for name, meaning in bound_outside(member.tree).items():
                if name in ours:
                    continue
                new = name
                same = meaning and taken.get(name) == meaning  # two members import the same
                if (name in taken or (member.name, name) in hidden) and not same or name in dir(builtins):
                    new = f"{'_' if name[0] == '_' else ''}{member.name.split('.')[-1]}_{name.lstrip('_')}"
                taken[new] = meaning
                final[member.name, name] = new
        return final

    def _hidden_names(self) -> set[tuple[str, str]]:
        """Names that another member asks for where it uses the same name for something of its own."""
        hidden: set[tuple[str, str]] = set()
        for member in self.members:
            inside = bound_inside(member.tree)
            for one in member.imports:
                parts = [part.attr for part in member.parts_of(one.here)] if not one.name else [one.name]
                if one.origin in self.names and (not one.name or one.name != one.here):
                    hidden |= {(one.origin, part) for part in parts if part in inside}
        return hidden

    def source(self) -> str:
        for member in self.members:
            names = {name: new for (owner, name), new in self.final.items() if owner == member.name}
            inner = [one for one in member.imports if one.at_top and one.origin in self.names]
            names |= {one.here: self.final[one.origin, one.name] for one in inner if one.name}
            rename(member.tree, names, {one.here for one in inner if not one.name})
        return "\n".join(ast.unparse(member.tree) for member in self.members)


def called_by_name(modules: Mapping[str, Module], main: str) -> set[str]:
    """Modules that must keep their names: the main program or a list of what is let go has them, or a file lies beside."""
    texts = {node.value for module in modules.values() for node in module.nodes if isinstance(node, ast.Constant)}
    stays = {name for name, module in modules.items() if module.is_package or name in texts}
    for node in ast.walk(ast.parse(main)):
        if isinstance(node, ast.ImportFrom):
            stays |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    for module in modules.values():
        folder = module.name if module.is_package else module.name.rpartition(".")[0]
        for node in module.nodes:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):  # a list of parts of a package
                parts = {f"{folder}.{part.value!s}" for part in node.value.elts if isinstance(part, ast.Constant)}
                stays |= parts if parts <= modules.keys() else set()
        if any(is_name(node, "__file__") for node in module.nodes):
            stays.add(module.name)
    return stays


def groups(modules: Mapping[str, Module], stays: set[str], always: tuple[str, ...]) -> list[list[str]]:
    """Modules that come into memory by the same occasions, those that are imported before those that import them."""
    occasions = {one.origin for module in modules.values() for one in module.imports if not one.at_top} - stays
    # Whatever else of a game is in memory, its rules are there too.
    always = (*always, *sorted(occasion for occasion in occasions if occasion.endswith(RULES)))
    comes_with = {name: loaded_by(modules, name) for name in (*always, *sorted(occasions))}
    found: dict[object, list[str]] = {}
    for name in modules:
        key: object = frozenset(occasion for occasion in occasions if name in comes_with[occasion])
        for root in reversed(always):
            if name in comes_with[root]:
                key = root
        if key:
            found.setdefault(key, []).append(name)
    together = [[name for name in loaded_by(modules, *names) if name in names] for names in found.values()]
    # One that must keep its name may bring in the others: it gives its name to the whole.
    together = [
        [name for name in names if name not in stays or name in always or name == names[-1]] for names in together
    ]
    return [names for names in together if len(names) > 1]


def loaded_by(modules: Mapping[str, Module], *roots: str) -> list[str]:
    """These and all that comes with them, each after what it imports."""
    order: list[str] = []

    def visit(name: str) -> None:
        if name not in order and name in modules:
            for one in modules[name].imports:
                if one.at_top:
                    visit(one.origin)
            order.append(name)

    for root in roots:
        visit(root)
    return order


def is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
