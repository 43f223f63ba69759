"""The layers of the firmware: a room imports only what the design allows."""

import ast
import re
from pathlib import Path

import pytest

FIRMWARE = Path(__file__).parents[2] / "firmware"

# What each room may import from our rooms. A game may import its own package and the shared games/ modules.
ALLOWED = {
    "games": {"games"},
    "referee": {"games", "referee"},
    "store": {"referee", "store"},
    "ui": {"games", "referee", "ui"},
    "i18n": {"i18n"},
    "hw": {"hw"},
    "device": {"games", "referee", "store", "ui", "i18n", "hw", "device"},
    "unpack": set(),
}
HARDWARE = {"machine", "rp2"}
DRAWS = re.compile(r"\bcanvas\b|\btexts\(")  # the parameters of a module that draws or uses texts
FINDS_GAMES = "games/__init__.py"  # it lists the folders of games
FILES_AND_CLOCK = {"os", "time", "random", "sys", "select"}


def imports_of(source: str) -> list[str]:
    """Every module that a source imports, anywhere in the file."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found.append(node.module)
    return found


def faults(path: str, source: str) -> list[str]:
    """The wrong imports of the file at this path below firmware/wayside/."""
    parts = path.split("/")
    room = parts[0] if len(parts) > 1 else parts[0].removesuffix(".py")
    if room == "__init__":
        return []
    wrong = []
    for name in imports_of(source):
        first = name.split(".")[0]
        if first in HARDWARE and room != "hw":
            wrong.append(f"{path} imports {name}: only hw may touch the hardware")
        if first in FILES_AND_CLOCK and room in ("games", "referee", "ui") and path != FINDS_GAMES:
            wrong.append(f"{path} imports {name}: {room} knows no files, clock or chance")
        if first == "framebuf" and room not in ("ui", "hw"):
            wrong.append(f"{path} imports {name}: drawing is not its business")
        if first != "wayside":
            continue
        target = name.split(".")[1:] or ["__init__"]
        if target[0] not in ALLOWED[room] and target[0] != "__init__":
            wrong.append(f"{path} imports {name}: {room} may not import {target[0]}")
        if target[0] == "games" and len(target) > 1 and target[1] not in ("contract", "panel", "moves"):
            if room != "games" or (len(parts) > 2 and parts[1] != target[1]):
                wrong.append(f"{path} imports {name}: the rules of one game are its own")
    if len(parts) > 2 and room == "games" and parts[-1] != "__init__.py" and not DRAWS.search(source):
        draws = [name for name in imports_of(source) if draws_something(name)]
        wrong += [f"{path} imports {name}: the rules never draw" for name in draws]
    return wrong


def draws_something(name: str) -> bool:
    """Whether a module of a game is given a canvas. Packages only name their panel and load it late."""
    if name == "wayside.games.contract":  # Game.panel only hands the canvas on
        return False
    module = FIRMWARE / (name.replace(".", "/") + ".py")
    return name.startswith("wayside.games.") and module.exists() and bool(DRAWS.search(module.read_text()))


@pytest.mark.parametrize(
    "path", sorted(str(p.relative_to(FIRMWARE / "wayside")) for p in (FIRMWARE / "wayside").rglob("*.py"))
)
def test_a_room_imports_only_what_it_may(path):
    assert faults(path, (FIRMWARE / "wayside" / path).read_text()) == []


@pytest.mark.parametrize(
    "path, source",
    [
        ("ui/canvas.py", "import machine"),
        ("ui/screens.py", "from wayside.games.nasca.rules import Rules"),
        ("ui/screens.py", "from wayside.i18n.texts import Texts"),
        ("games/nasca/rules.py", "import random"),
        ("games/nasca/rules.py", "from wayside.ui.canvas import Canvas"),
        ("games/nasca/rulebook.py", "from wayside.games.nasca.look.panel.view import Panel"),
        ("games/nasca/rules.py", "from wayside.games.jarnac.rules import Rules"),
        ("referee/match.py", "def late():\n    import os"),
        ("store/saves.py", "from wayside.ui.canvas import Canvas"),
        ("store/saves.py", "import framebuf"),
        ("hw/display.py", "from wayside.ui.palette import PALETTE"),
        ("i18n/texts.py", "from wayside.games import names"),
    ],
)
def test_a_forbidden_import_is_found(path, source):
    assert faults(path, source)
