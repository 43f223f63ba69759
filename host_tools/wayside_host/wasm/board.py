"""An emulated board for real mpremote: MicroPython in WebAssembly behind a pseudo-terminal, a folder as its flash."""

import contextlib
import json
import select
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .. import node
from ..boards.files import load_board
from ..rp2040.port import SerialPort
from . import HERE, ensure_installed

PAGE = HERE.parent / "page" / "python"
FLASH = 352 * 4096  # of a Pico
USUAL = "pico_display"
BOOTLOADER = 91  # how board.mjs ends when the program asked for it
LOOK = 0.02  # s between two looks at whether a program has opened the port


class EmulatedBoard:
    """`port` is what mpremote connects to: another one after each loss of power. Close it when done."""

    def __init__(
        self,
        flash: Path,
        size: int = FLASH,
        cut: int | None = None,
        at_bootloader: Callable[["EmulatedBoard"], None] | None = None,
    ) -> None:
        """Power goes after `cut` operations on the flash; `at_bootloader` is called when the program asks for it."""
        ensure_installed()
        self.flash = flash
        self.size = size
        self.at_bootloader = at_bootloader
        self.power_on(cut)

    def power_on(self, cut: int | None = None) -> None:
        self.flash.mkdir(parents=True, exist_ok=True)
        self._serial = SerialPort()
        self.port = self._serial.name
        self._process = subprocess.Popen(
            [node.program("node"), str(HERE / "board.mjs")],
            cwd=HERE,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        self._send((json.dumps(self._settings(cut)) + "\n").encode())
        self._pulled = threading.Event()
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    def _settings(self, cut: int | None) -> dict[str, Any]:
        described = self.flash / "board.json"
        return {
            "folder": str(self.flash),
            "page": str(PAGE),
            "start": str(HERE / "board_start.py"),
            "board": json.loads(described.read_text("utf-8")) if described.is_file() else load_board(USUAL),
            "size": self.size,
            "cut": cut,
        }

    def power_off(self) -> None:
        """The plug is pulled; only the flash stays."""
        self._pulled.set()
        self.wait_until_off()

    close = power_off

    @property
    def is_on(self) -> bool:
        return self._process.poll() is None

    def wait_until_off(self) -> None:
        """Until the power was lost, or the program ended in its bootloader."""
        self._thread.join()

    def __enter__(self) -> "EmulatedBoard":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _carry(self) -> None:
        """Bytes to and fro, until the power goes; the port goes with it."""
        output: Any = self._process.stdout
        while True:
            if self._pulled.is_set():
                self._switch_off()
            sources = [output, self._serial] if self._serial.is_open() else [output]  # a closed port is always ready
            ready = select.select(sources, [], [], LOOK)[0]
            if self._serial in ready:
                self._send(self._serial.read())
            if output in ready:
                said = output.read(65536)
                if not said:
                    break
                self._serial.write(said)
            else:
                self._serial.write(b"")  # what was waiting for a program that reads slowly
        self._serial.close()
        code = self._process.wait()
        output.close()
        self._switch_off()
        if code == BOOTLOADER and self.at_bootloader is not None:
            self.at_bootloader(self)

    def _switch_off(self) -> None:
        """Without an input the process ends at once, in the middle of anything."""
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()  # type: ignore[union-attr]

    def _send(self, data: bytes) -> None:
        try:
            self._process.stdin.write(data)  # type: ignore[union-attr]
        except (BrokenPipeError, ValueError):
            pass  # the power is off
