"""An emulated board for real mpremote: MicroPython in WebAssembly behind a pseudo-terminal, a folder as its flash."""

import json
import select
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .. import node
from ..boards import load_board
from ..rp2040.port import SerialPort
from . import HERE, ensure_installed

PAGE = HERE.parent / "page" / "python"
FLASH = 352 * 4096  # of a Pico
USUAL = "pico_display"
LOST, BOOTLOADER = 90, 91  # as in board.mjs


class EmulatedBoard:
    """`port` is what mpremote connects to; it stays the same while power comes and goes. Close it when done."""

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
        self._serial = SerialPort()
        self.port = self._serial.name
        self._wake, self._woken = _pair()
        self._process: subprocess.Popen[bytes] | None = None
        self._closing = False
        self._lock = threading.Lock()
        self.power_on(cut)
        self._thread = threading.Thread(target=self._carry, daemon=True)
        self._thread.start()

    def power_on(self, cut: int | None = None) -> None:
        with self._lock:
            self.flash.mkdir(parents=True, exist_ok=True)
            self._process = subprocess.Popen(
                [node.program("node"), str(HERE / "board.mjs")],
                cwd=HERE,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                bufsize=0,
            )
            self._send((json.dumps(self._settings(cut)) + "\n").encode())
        self._woken.send(b"!")

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
        with self._lock:
            if self._process is not None:
                self._process.kill()
                self._finish(self._process)

    def wait_until_off(self, timeout: float) -> bool:
        """Whether the power was lost, or the program ended in its bootloader, within this time."""
        process = self._process
        try:
            if process is not None:
                process.wait(timeout)
        except subprocess.TimeoutExpired:
            return False
        return True

    @property
    def is_on(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def close(self) -> None:
        self._closing = True
        self._woken.send(b"!")
        self._thread.join()
        self.power_off()
        self._serial.close()
        self._wake.close()
        self._woken.close()

    def __enter__(self) -> "EmulatedBoard":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _carry(self) -> None:
        """Bytes to and fro, until the board is closed."""
        while not self._closing:
            process = self._process
            sources: list[Any] = [self._wake]
            if process is not None and process.stdout is not None:
                sources.append(process.stdout)
            if self._serial.is_open():  # a closed port is always ready
                sources.append(self._serial)
            ready = select.select(sources, [], [], 0.02)[0]
            if self._wake in ready:
                self._wake.recv(64)
            if self._serial in ready:
                self._send(self._serial.read())
            if process is not None and process.stdout in ready:
                self._hear(process)
            else:
                self._serial.write(b"")  # what was waiting for a program that reads slowly

    def _hear(self, process: "subprocess.Popen[bytes]") -> None:
        assert process.stdout is not None
        said = process.stdout.read(65536)
        if said:
            self._serial.write(said)
            return
        with self._lock:
            self._finish(process)
        if process.returncode == BOOTLOADER and self.at_bootloader is not None:
            self.at_bootloader(self)

    def _finish(self, process: "subprocess.Popen[bytes]") -> None:
        process.wait()
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                stream.close()
        if self._process is process:
            self._process = None

    def _send(self, data: bytes) -> None:
        process = self._process
        if process is not None and process.stdin is not None and data:
            try:
                process.stdin.write(data)
            except (BrokenPipeError, ValueError):
                pass  # the power is off


def _pair() -> Any:
    import socket

    return socket.socketpair()
