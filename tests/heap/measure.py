"""How much heap the firmware takes on each board, in bytes of 32-bit objects as on a Pico, in real MicroPython."""

import base64
import json
import subprocess
from functools import cache
from pathlib import Path

from games.parts import part

from wayside.referee.match import Match
from wayside_host import node, wasm
from wayside_host.boards.files import load_board
from wayside_host.builder import image
from wayside_host.builder.shortening import rom_words
from wayside_host.play.random_match import random_match

HERE = Path(__file__).parent
MACHINE = HERE.parent / "hw" / "idle_machine.py"  # buses ignore what they are sent, keys are never pressed

START = """
import gc
from wayside.device.building import build
from wayside.hw.board import load

def start():
    return build(load("/board.json"), None, "/saves")

def settle():
    app.tick(1000)
    while app.stage.top.stale or app.stage.changed:
        app.tick(1000)

app = start()
settle()
if len(app.stage.screens) > 1:  # the first start asks for a language
    app.stage.pop()
    settle()
"""
# The match is on flash, and the device restarts with it.
BOARD = """
app.session.start(%r, %r, {}, {}, %r)
app.stage.top.refresh()
try:
    app.stage.top.choose(-1)
except SystemExit:
    app = None
    gc.collect()
"""
BEGUN = """
app = start()
settle()
"""
MOVE = """
assert app.session.play(%r) is None
app.stage.top.refresh()
settle()
"""
# The first choice is made: after it the view may be different.
PICKED = """
app.stage.top.key(3)
settle()
"""
MAGNIFIED = """
if app.stage.top.panel.zooms(app.stage.top.picker.preview()):
    app.stage.top.held_ok()
    settle()
"""
PAUSE = """
while len(app.stage.screens) == 1:
    app.stage.top.key(4)
    settle()
"""
# All entries of the pause menu that change nothing.
SCREEN = """
entries = [what for _, icon, what in app.stage.top.entries() if icon not in ("undo", "next", "save", "warning")]
number = %d
if number < len(entries):
    entries[number]()
    settle()
    if len(app.stage.screens) > 1:
        app.stage.pop()
    else:
        app.stage.top.refresh()
    settle()
    entries = None
while len(app.stage.screens) == 1:
    app.stage.top.key(4)
    settle()
"""
SCREENS = 8  # no menu has more
SHIFTS = (64, 1040)  # bytes


@cache
def big_match(game: str) -> Match:
    """A match with a full board: a position, or else a random one."""
    own = part(game, "positions")
    if own is None or own.FULLEST is None:
        return random_match(game)
    players, options, position = own.POSITIONS[own.FULLEST]
    return Match(game, players, options, start=position)


def steps(game: str, shift: int = 0) -> list[tuple[str, list[str]]]:
    """[(name, pieces of code)]: events on the device in their order; `shift` bytes are allocated before all else."""
    match = big_match(game)
    return [
        ("start", [f"shift = bytearray({shift})", START] if shift else [START]),
        ("board", [BOARD % (game, match.players, match.start), BEGUN]),
        ("moves", [MOVE % move for move in match.moves] or [""]),
        ("picked", [PICKED]),
        ("magnified", [MAGNIFIED]),
        ("pause", [PAUSE]),
        ("screens", [SCREEN % number for number in range(SCREENS)]),
    ]


@cache
def measure(board_name: str, game: str, shift: int = 0) -> dict[str, tuple[int, int]]:
    """{step: (bytes in use after it, most during it)}, without what MicroPython itself takes."""
    wasm.ensure_installed()
    files = {**image.device_files(load_board(board_name)), "machine.py": MACHINE.read_bytes()}
    named = image.prepared()
    given = {
        "files": {name: base64.b64encode(data).decode() for name, data in files.items()},
        "rom": rom_words(),
        "steps": [(name, [named.translated(piece) for piece in pieces]) for name, pieces in steps(game, shift)],
    }
    command = [node.program("node"), str(HERE / "heap.mjs"), str(wasm.FILES / "micropython.mjs")]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-1000:]
    return {name: (now, most) for name, (now, most) in json.loads(done.stdout).items()}


def least(board_name: str, game: str, enough: int) -> dict[str, tuple[int, int]]:
    """Figures whose peak is at most `enough`, if some shift gives them; else the lowest found.

    Any value that looks like an address keeps an object alive, sometimes a whole module. Then it is tried again with
    all objects shifted. The effect is random; the lowest figure is the true one.
    """
    best = measure(board_name, game)
    for shift in SHIFTS:
        if peak(best) > enough:
            best = min(best, measure(board_name, game, shift), key=peak)
    return best


def peak(figures: dict[str, tuple[int, int]]) -> int:
    return max(most for _, most in figures.values())
