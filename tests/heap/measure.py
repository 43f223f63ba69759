"""How much heap the firmware takes on each board, in bytes of 32-bit objects as on a Pico, by real MicroPython."""

import base64
import json
import subprocess
from pathlib import Path

from wayside_host import image, node, wasm
from wayside_host.boards import list_boards, load_board

HERE = Path(__file__).parent
MACHINE = HERE.parent / "hw" / "idle_machine.py"  # buses swallow what they are sent, keys are never pressed

START = """
from wayside.start import build
from wayside.hw.board import load
app = build(load("/board.json"), None, "/saves")
app.tick(1000)
"""
BOARD = """
app.session.start("nasca")
app.stage.top.show()
app.stage.top.choose(-1)
app.tick(1010)
app.tick(1015)
"""
# A move by the picker, as somebody plays who only presses OK.
MOVE = """
moves = len(app.session.match.moves)
while len(app.session.match.moves) == moves:
    app.stage.top.key(3)
    app.tick(1020)
"""
PAUSE = """
app.stage.top.key(4)
app.tick(1030)
app.tick(1035)
"""
MOVES = 22  # two short of a whole round: the fullest board on which there is still something to pick
STEPS = (("start", START, 1), ("board", BOARD, 1), ("moves", MOVE, MOVES), ("pause", PAUSE, 1))


def measure(board_name: str) -> dict[str, tuple[int, int]]:
    """{step: (bytes in use after it, most on the way)}; what MicroPython itself takes is not counted."""
    wasm.ensure_installed()
    files = {**image.device_files(load_board(board_name)), "machine.py": MACHINE.read_bytes()}
    given = {"files": {name: base64.b64encode(data).decode() for name, data in files.items()}, "steps": STEPS}
    command = [node.program("node"), str(HERE / "heap.mjs"), str(wasm.FILES / "micropython.mjs")]
    done = subprocess.run(command, input=json.dumps(given), capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-1000:]
    return {name: (now, most) for name, (now, most) in json.loads(done.stdout).items()}


def table() -> None:
    print("\nHeap in use, bytes" + " " * 14 + "".join(f"{name:>10}" for name, _, _ in STEPS) + "      most")
    for name in list_boards():
        figures = measure(name)
        most = max(most for _, most in figures.values())
        print(f"  {name:30}" + "".join(f"{now:10,}" for now, _ in figures.values()) + f"{most:10,}")
