"""Runs the emulated Pico for a person: a serial port for mpremote, and letters for keys."""

import os
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from ..boards.files import load_board
from ..builder.image import FLASH_SIZE, SYSTEM_SIZE, ImageError, device_files, file_system, renewed
from ..builder.uf2 import read_uf2
from ..play.keyboard import Controls
from . import Rp2040Error
from .device import PicoDevice, with_files
from .live import LiveDevice

SCALE = 3  # pixels of a screenshot per pixel of the glass


def emulate(board_name: str, uf2: str, flash_file: str | None = None) -> int:
    """Run until the person quits. The flash is saved in a file if one is named."""
    board = load_board(board_name)
    kept = Path(flash_file) if flash_file else None
    flash = prepare_flash(board, Path(uf2), kept)
    before = signal.signal(signal.SIGTERM, _stop)
    try:
        with LiveDevice(PicoDevice(board, flash)) as live:
            try:
                Person(live).run()
            finally:
                if kept:
                    write_flash(kept, live.device.chip.flash())
    finally:
        signal.signal(signal.SIGTERM, before)
    return 0


def prepare_flash(board: dict[str, Any], uf2: Path, kept: Path | None) -> bytes:
    """MicroPython and this firmware. The files that people saved come from an earlier flash, if there is one."""
    flash = read_uf2(uf2)
    files = device_files(board)
    if kept is None or not kept.exists():
        return with_files(flash, file_system(files))
    try:
        old = kept.read_bytes()
        if len(old) != FLASH_SIZE:
            raise ImageError(f"it has {len(old):,} bytes, not {FLASH_SIZE:,}")
        return with_files(flash, renewed(old[SYSTEM_SIZE:], files))
    except (ImageError, OSError) as error:
        raise Rp2040Error(
            f"{kept} is not the flash of an emulated Pico: {error}; name another file to start with a new one"
        ) from None


def write_flash(path: Path, flash: bytes) -> None:
    """Write the file atomically: if this fails, the old file is unchanged."""
    beside = path.with_name(path.name + ".new")
    try:
        beside.write_bytes(flash)
        beside.replace(path)
    except OSError as error:
        raise Rp2040Error(f"the flash cannot be kept in {path}: {error.strerror or error}") from None


class Person:
    """Reads lines. Most letters press keys, a few are commands."""

    def __init__(self, live: LiveDevice) -> None:
        self._live = live
        self._controls = Controls(live.device.board)
        self._typed = b""
        self._running = True

    def run(self) -> None:
        board = self._live.device.board
        print(f"{board['title']} on an emulated RP2040. Its serial port is {self._live.port.name}")
        print(f"  mpremote connect {self._live.port.name} fs ls")
        print("Type letters, then Enter:", ", ".join(self._legend()), flush=True)
        while self._running:
            if self._live.go_on(sys.stdin):
                self._read()

    def _legend(self) -> list[str]:
        own = [piece for piece in self._controls.legend() if piece.startswith("[") and len(piece.split("]")[0]) == 2]
        return [*own, "capital = hold", "s FILE.png = screenshot", "p = pull the plug", "q = quit"]

    def _read(self) -> None:
        typed = os.read(sys.stdin.fileno(), 1024)
        if not typed:
            self._running = False
        *lines, self._typed = (self._typed + typed).split(b"\n")
        for line in lines:
            self._obey(line.decode("utf-8", "replace").strip())

    def _obey(self, line: str) -> None:
        if line.startswith("s "):
            self._screenshot(line[2:].strip())
            return
        for letter in line.replace(" ", ""):
            press = self._controls.find(letter)
            if press is not None:
                self._live.press(*press)
            elif letter == "p":
                self._live.cut_power()
            elif letter == "q":
                self._running = False
                return
            else:
                print(f"'{letter}' is unknown here; there are {', '.join(self._legend())}", flush=True)
                return

    def _screenshot(self, name: str) -> None:
        picture = self._live.device.picture()
        try:
            picture.resize((picture.width * SCALE, picture.height * SCALE), 0).save(name)
        except (OSError, ValueError) as error:
            print(f"no picture was saved: {error}", flush=True)
        else:
            print(f"saved {name}", flush=True)


def _stop(number: int, frame: FrameType | None) -> None:
    """A signal to end: leave every `with` and `finally`, so that the flash is saved."""
    raise SystemExit(128 + number)
