"""Devices in real MicroPython under Node for the tests, and a recorder of what a scene does to a device on CPython."""

import base64
import json
import subprocess
from pathlib import Path
from typing import Any

from PIL import Image

from wayside.referee import record
from wayside_host import node, wasm
from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.play import serve

RUNNER = Path(__file__).with_name("wasm_device.mjs")
Step = list[Any]
# A new device asks for a language; those on CPython begin at home.
AT_HOME = """
import page_main

app = page_main.app
if type(app.stage.top).__name__ == "FirstScreen":
    app.stage.pop()
"""


class Life:
    """The results of one device."""

    def __init__(self, board: dict[str, Any], found: dict[str, Any]) -> None:
        size = board["display"]["width"], board["display"]["height"]
        self.pictures = [
            Image.frombytes("RGBA", size, base64.b64decode(pixels)).convert("RGB") for pixels in found["pictures"]
        ]
        self.answers: list[str] = found["answers"]
        self.saves = {path: base64.b64decode(text) for path, text in found["saves"].items()}
        self.mirrored = {path: base64.b64decode(text) for path, text in found["mirrored"].items()}
        self.problems: list[str] = found["complaints"] + found["faults"] + found["said"]


def live(lives: list[tuple[str, list[Step]]], timeout: float = 120) -> list[Life]:
    """Plays each (board, steps) on its own device, which starts empty."""
    wasm.ensure_installed()
    boards = [load_board(name) for name, _ in lives]
    job = {
        "package": str(wasm.FILES),
        "page": str(serve.PAGE),
        "files": json.loads(serve.firmware_files()),
        "lives": [{"board": board, "steps": steps} for board, (_, steps) in zip(boards, lives, strict=True)],
    }
    done = run_node(RUNNER, json.dumps(job), timeout)
    return [Life(board, found) for board, found in zip(boards, json.loads(done), strict=True)]


def run_node(script: Path, text: str, timeout: float = 60) -> str:
    command = [node.program("node"), str(script)]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=timeout, check=False)
    assert done.returncode == 0, done.stderr[-2000:]  # the output begins with a listing of MicroPython
    return done.stdout


class Recorder(Device):
    """A device on CPython that records every press, wait and line."""

    def __init__(self, board: str, flash: Path) -> None:
        self.steps: list[Step] = []
        self._quiet = 1  # above 0: the device itself causes what happens now
        self._loads = False  # a match was put on the table; changes before the next key belong to its record
        super().__init__(load_board(board), flash)

    def power_on(self) -> None:
        self._note("cut")
        self._quiet += 1
        super().power_on()
        self._quiet = 0
        self._note("python", AT_HOME)
        self._watch(self.hardware, "press", lambda name, ms: self._note("key", name, ms))

    def _start(self) -> None:
        super()._start()
        session = self.app.session
        self._watch(session, "start", lambda *_: self._begin_load())
        self._watch(session, "play", lambda move: self._note("say", "play " + move))
        self._watch(session, "undo", lambda: self._note("say", "undo"))

    cut_power = power_on

    def run(self, ms: int) -> None:
        self._note("run", ms)
        self._quiet += 1
        super().run(ms)
        self._quiet -= 1

    def finish(self) -> list[Step]:
        self._flush()
        return self.steps

    def _watch(self, owner: Any, name: str, note: Any) -> None:
        """Records calls by the scene itself, but not those that follow from them."""
        method = getattr(owner, name)

        def watched(*values: Any, **named: Any) -> Any:
            if not self._quiet:
                note(*values)
            self._quiet += 1
            try:
                return method(*values, **named)
            finally:
                self._quiet -= 1

        setattr(owner, name, watched)

    def _begin_load(self) -> None:
        self._loads = True

    def _note(self, kind: str, *values: Any) -> None:
        if self._quiet or (self._loads and kind == "say"):
            return
        self._flush()
        self.steps.append([kind, *values])

    def _flush(self) -> None:
        if self._loads:
            self._loads = False
            self.steps.append(["say", "load " + record.write_line(self.app.session.match)])
