"""An emulated board for the real mpremote: MicroPython in WebAssembly behind a pseudo-terminal, a folder as flash."""

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
FLASH = 352 * 4096  # bytes on a Pico
USUAL = "pico_display"
BOOTLOADER = 91  # the exit code of board.mjs if the program asked for the bootloader
LOOK = 0.02  # s between two checks whether a program has opened the port


class EmulatedBoard:
    """mpremote connects to `port`, which changes with each power cut. Close it at the end."""

    def __init__(
        self,
        flash: Path,
        size: int = FLASH,
        cut: int | None = None,
        at_bootloader: Callable[["EmulatedBoard"], None] | None = None,
    ) -> None:
        """Power is cut after `cut` flash operations; `at_bootloader` is called when the program asks for it."""
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
        """Pull the plug; only the flash survives."""
        self._pulled.set()
        self.wait_until_off()

    close = power_off

    @property
    def is_on(self) -> bool:
        return self._process.poll() is None

    def wait_until_off(self) -> None:
        """Wait until the power is cut or the program enters the bootloader."""
        self._thread.join()

    def __enter__(self) -> "EmulatedBoard":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _carry(self) -> None:
        """Pass bytes in both directions until the power is cut; then the port closes."""
        output: Any = self._process.stdout
        while True:
            if self._pulled.is_set():
                self._switch_off()
            sources = [output, self._serial] if self._serial.is_open() else [output]  # else it always seems readable
            ready = select.select(sources, [], [], LOOK)[0]
            if self._serial in ready:
                self._send(self._serial.read())
            if output in ready:
                said = output.read(65536)
                if not said:
                    break
                self._serial.write(said)
            else:
                self._serial.write(b"")  # sends what waits for a slow reader
        self._serial.close()
        code = self._process.wait()
        output.close()
        self._switch_off()
        if code == BOOTLOADER and self.at_bootloader is not None:
            self.at_bootloader(self)

    def _switch_off(self) -> None:
        """Close the input, so that the process ends at once, in the middle of anything."""
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.close()  # type: ignore[union-attr]

    def _send(self, data: bytes) -> None:
        try:
            self._process.stdin.write(data)  # type: ignore[union-attr]
        except (BrokenPipeError, ValueError):
            pass  # the power is off
