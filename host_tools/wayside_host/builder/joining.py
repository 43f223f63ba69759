"""Joins the modules of a folder into one.

A *unit* is a folder without sub-folders. Its modules are loaded and dropped together, so on the device they are one
module with the name of the folder. On a Pico every module costs about 250 bytes beside its code (its name and that of
its file, a table of its names, a second entry for each name it imports), and 4 to 7 ms to find it on the flash.

Modules that the main program imports at its top, and those that they import at their top, are always in memory. They
are one unit too, whatever folder they are in. The rest of those folders is not joined.

A folder is not joined if it has other files, if its `__init__` has code, or if one of its modules must stay a file:
because it uses `__file__`, is machine code, or is imported in a `try` at the top of another module, or is the other
choice of such a `try`.
"""

import ast
import builtins
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ..errors import WaysideError
from .scopes import COMPREHENSIONS, FUNCTIONS, IMPORTS, Source, bound_in, here, rename, within

MACHINE_CODE = ("micropython.viper", "micropython.native", "micropython.asm_thumb")
LOCAL = (*FUNCTIONS, *COMPREHENSIONS)
RESIDENT = "wayside/resident"  # the unit that is always in memory
MARK = ":"  # "wayside.ui.bars:draw" replaces a name of a member until its final name in the unit is known


class JoinError(WaysideError):
    """A module uses another one in a way that would break when they are joined."""


@dataclass
class Joined:
    """The sources by path, and the unit of each joined module by its name."""

    sources: dict[str, str]
    homes: Mapping[str, "Unit"]

    def translated(self, program: str) -> str:
        """A program that uses the firmware, with the modules of the device."""
        module = Source("program.py", program)
        before = ast.unparse(module.tree)
        Redirect(module, self.homes)
        after = ast.unparse(module.tree)
        return program if after == before else after

    def original(self, module: str, name: str) -> str:
        """The name in the source of a name in a module."""
        names = {unit.name: unit.originals for unit in self.homes.values()}
        return names.get(module, {}).get(name, name)


def join(sources: Mapping[str, str], others: Iterable[str] = (), main: str = "") -> Joined:
    """Join the sources of a whole firmware, given by path.

    `others` are the paths of its other files; `main` is the main program.
    """
    modules = [Source(path, source) for path, source in sources.items()]
    apart = tried_in(modules)
    stay = [one for one in modules if one.name in apart or is_file_of_its_own(one)]
    resident = brought_in(main, modules)
    folders = folders_to_join(modules, [*others, *(one.path for one in [*stay, *resident])])
    members = [one for one in resident if one not in stay]
    units = [Unit(folder, parts) for folder, parts in folders.items()] + ([Unit(RESIDENT, members)] if members else [])
    homes = {member.name: unit for unit in units for member in unit.members}
    for module in modules:
        Redirect(module, homes)
    made = {module.path: ast.unparse(module.tree) for module in modules if module.name not in homes}
    return Joined(made | {unit.path: unit.source() for unit in units}, homes)


# Which folders are units


def folders_to_join(modules: list[Source], others: list[str]) -> dict[str, list[Source]]:
    """The folders without sub-folders and without any of these other files."""
    every = {folder_of(path) for path in [*others, *(module.path for module in modules)]}
    folders = every - {"", *map(folder_of, others)}
    folders = {folder for folder in folders if not any(other.startswith(f"{folder}/") for other in every)}
    return {folder: [one for one in modules if folder_of(one.path) == folder] for folder in sorted(folders)}


def brought_in(main: str, modules: list[Source]) -> list[Source]:
    """The modules that a program imports at its top, and those that they import at their top."""
    by_name = {module.name: module for module in modules}
    found: list[Source] = []
    asking = [ast.Module([node for node in ast.parse(main).body if isinstance(node, ast.ImportFrom)], [])]
    while asking:
        asked = [by_name[name] for node in within(asking.pop()) for name in asked_by(node) if name in by_name]
        new = [module for module in asked if module not in found]
        found += new
        asking += [module.tree for module in new]
    return found


def folder_of(path: str) -> str:
    return path.rpartition("/")[0]


def is_file_of_its_own(module: Source) -> bool:
    if module.path.endswith("/__init__.py"):
        return True
    decorators = [one for node in module.nodes for one in getattr(node, "decorator_list", ())]
    asks = any(isinstance(node, ast.Name) and node.id == "__file__" for node in module.nodes)
    return asks or any(ast.unparse(one) in MACHINE_CODE for one in decorators)


def tried_in(modules: list[Source]) -> set[str]:
    """The modules that are imported in a `try` at the top of another module."""
    tries = [node for module in modules for node in within(module.tree) if isinstance(node, ast.Try)]
    return {name for one in tries for node in ast.walk(one) for name in asked_by(node)}


def asked_by(node: ast.AST) -> list[str]:
    """The modules that an import may mean: the named one, or a module in it."""
    if not isinstance(node, ast.ImportFrom):
        return []
    return [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]


def sorted_by_imports(members: list[Source]) -> list[Source]:
    """The members in an order in which each comes after those that it imports at its top."""
    by_name = {member.name: member for member in members}
    order: list[Source] = []

    def visit(member: Source, way: list[str]) -> None:
        if member.name in way:
            raise JoinError(f"{' and '.join(way[way.index(member.name) :])} import each other at their top")
        asked = [name for node in within(member.tree) for name in asked_by(node) if name in by_name]
        for name in asked if member not in order else ():
            visit(by_name[name], [*way, member.name])
        if member not in order:
            order.append(member)

    for member in members:
        visit(member, [])
    return order


class Unit:
    """Modules that become one module."""

    def __init__(self, folder: str, members: list[Source]) -> None:
        self.path = f"{folder}.py"
        self.name = folder.replace("/", ".")
        self.members = sorted_by_imports(members)
        self.marks: dict[str, dict[str, str]] = {}  # for each member: the meaning of its names
        for member in self.members:
            if any(isinstance(node, ast.Global | ast.Nonlocal) for node in member.nodes):
                raise JoinError(f"{member.name} has a global or nonlocal statement, whose names would not be changed")
            self.marks[member.name] = marks_of(member) | self._inner(member.tree)
        for member in self.members:
            self._mark(member)
        self.final = self._final_names()
        self.originals = {final: mark.partition(MARK)[2] for mark, final in self.final.items()}
        for member in self.members:
            self._name(member)

    def mark(self, member: str, name: str) -> str:
        """The mark of a name of a member, or of the member itself."""
        return self.marks[member].get(name, f"{member}{MARK}{name}")

    def final_name(self, mark: str, asker: str) -> str:
        """The name of a mark in the whole unit."""
        if mark not in self.final:
            member, _, name = mark.partition(MARK)
            what = f"asks {member} for {name}, which is not there" if name else f"uses {member} as a value"
            raise JoinError(f"{asker} {what}")
        return self.final[mark]

    def source(self) -> str:
        return "\n".join(ast.unparse(member.tree) for member in self.members)

    def _inner(self, scope: ast.AST) -> dict[str, str]:
        """The names that a scope imports from members, with their marks."""
        marks = {}
        for node in [node for node in within(scope) if isinstance(node, ast.ImportFrom)]:
            for alias in node.names:
                if f"{node.module}.{alias.name}" in self.marks:
                    marks[here(alias)] = self.mark(f"{node.module}.{alias.name}", "")
                elif node.module in self.marks:
                    marks[here(alias)] = self.mark(node.module, alias.name)
        return marks

    def _mark(self, member: Source) -> None:
        """Replace the names of a module by marks."""
        for function in [node for node in member.nodes if isinstance(node, ast.FunctionDef)]:
            rename(function, self._inner(function))
            for node in within(function):
                if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and MARK in node.id:
                    raise JoinError(f"{member.name}: {function.name} imports {node.id} and has a name like it")
        rename(member.tree, self.marks[member.name])
        for node in ast.walk(member.tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id.endswith(MARK):
                name = self.mark(node.value.id.removesuffix(MARK), node.attr)
                node.__class__, node.id = ast.Name, name  # type: ignore[assignment, attr-defined]

    def _final_names(self) -> dict[str, str]:
        """The final name of each mark: unchanged, unless another member, a function or Python itself uses that name."""
        functions = [node for member in self.members for node in member.nodes if isinstance(node, LOCAL)]
        taken = {*dir(builtins), *(name for function in functions for name in bound_in(function))}
        final: dict[str, str] = {}
        for member, marks in self.marks.items():
            for name, mark in sorted(marks.items()):
                owner = mark.partition(MARK)[0]
                if mark in final or owner in self.marks and owner != member:
                    continue
                new = name
                if name in taken:
                    new = f"{'_' if name[0] == '_' else ''}{member.split('.')[-1]}_{name.lstrip('_')}"
                    while new in taken:
                        new += "_"
                taken.add(new)
                final[mark] = new
        return final

    def _name(self, member: Source) -> None:
        """Replace the marks by final names."""
        for node in ast.walk(member.tree):
            for field in ("id", "name", "asname"):
                mark = getattr(node, field, None)
                if isinstance(mark, str) and MARK in mark and not (field == "asname" and mark.endswith(MARK)):
                    setattr(node, field, self.final_name(mark, member.name))
            if isinstance(node, ast.alias) and node.asname == node.name:
                node.asname = None


def marks_of(member: Source) -> dict[str, str]:
    """The mark of each name of a module: of its own things and of its imports, which other modules may share."""
    marks = {name: f"{member.name}{MARK}{name}" for name in bound_in(member.tree)}
    for node in within(member.tree):
        if isinstance(node, IMPORTS):
            marks |= {here(one): f"{getattr(node, 'module', '')}.{one.name}{MARK}{here(one)}" for one in node.names}
    return marks


class Redirect(ast.NodeTransformer):
    """Redirects imports of joined modules to their units; names of its own unit need no import."""

    def __init__(self, module: Source, homes: Mapping[str, Unit]) -> None:
        self.module = module
        self.homes = homes
        self.own = homes.get(module.name)
        self.spaces: dict[str, str] = {}  # the local names of joined modules
        self.visit(module.tree)
        nodes = list(ast.walk(module.tree))
        for space, name in self.spaces.items():
            parts = [node for node in nodes if isinstance(node, ast.Attribute) and is_name(node.value, space)]
            if sum(is_name(node, space) for node in nodes) != len(parts):
                raise JoinError(f"{module.name} uses {name} as a value, or its name for something else")
            for part in parts:
                part.attr = self._there(name, part.attr)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> list[ast.ImportFrom]:
        found: dict[str, list[ast.alias]] = {}
        for alias in node.names:
            origin, name = node.module or "", alias.name
            whole = f"{origin}.{name}"
            if self.own in (self.homes.get(whole), self.homes.get(origin)) and self.own:
                continue
            if whole in self.homes:
                self.spaces[here(alias)] = whole
                origin, _, name = self.homes[whole].name.rpartition(".")
            elif origin in self.homes:
                origin, name = self.homes[origin].name, self._there(origin, name)
            found.setdefault(origin, []).append(ast.alias(name, here(alias) if here(alias) != name else None))
        return [ast.ImportFrom(origin, names, 0) for origin, names in found.items()]

    def _there(self, member: str, name: str) -> str:
        unit = self.homes[member]
        return unit.final_name(unit.mark(member, name), self.module.name)


def is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
