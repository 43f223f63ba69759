"""The emulated device: the real firmware on emulated hardware, with keys to press and a picture to see."""

import time
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from PIL import Image

from wayside_host.emulator import Hardware, install
from wayside_host.emulator.hardware import SCRATCH
from wayside_host.emulator.machine import Reset

STEP = 5  # ms of virtual time between two ticks
WARM_START = 20  # ms: far less than on a Pico, but enough for the contacts of a key to settle

# The file system of a stock Pico.
SECTOR = 4096
FLASH = 352 * SECTOR
INLINE = 512  # littlefs stores a file up to this size in the sectors of its folder
FIRMWARE = 60 * SECTOR  # about the size of the firmware


class Device:
    """A device with a folder as its flash. `press` is a finger on a key, `cut_power` a pulled plug.

    With `asks` it asks for a language at the first start; otherwise it begins at the home screen.
    """

    def __init__(
        self, board: dict[str, Any], flash: Path, strict: bool = True, serial: Any = None, asks: bool = False
    ) -> None:
        install()
        self.board = board
        self.flash = flash
        self.strict = strict
        self.serial = serial
        self.asks = asks
        self.power_on()

    def power_on(self, registers: Mapping[int, int] = MappingProxyType({})) -> None:
        """Start from what is on flash; `registers` survive from before."""
        self.flash.mkdir(parents=True, exist_ok=True)
        self.hardware = Hardware(self.board, strict=self.strict)
        self.hardware.registers.update(registers)
        self._start()
        if not self.asks and type(self.app.stage.top).__name__ == "FirstScreen":
            self.app.stage.pop()
        self.run(STEP)

    cut_power = power_on

    def _start(self) -> None:
        """Start the program, on hardware that may be in use already."""
        from wayside.device.building import build

        self.app = build(self.board, self.serial, str(self.flash / "saves"))
        self.app.session.files.room = self.room

    def restart(self) -> None:
        """Do what machine.reset() does: only the scratch registers of the watchdog survive."""
        kept = {register: self.hardware.registers[register] for register in SCRATCH}
        self.power_on(kept)

    def room(self) -> tuple[int, int]:
        """(free, total) bytes of a Pico's file system with these files; a small file needs no sector of its own."""
        used = FIRMWARE
        for path in self.flash.rglob("*"):
            if path.is_dir():
                used += 2 * SECTOR
            elif path.stat().st_size > INLINE:
                used += -(-path.stat().st_size // SECTOR) * SECTOR
        return FLASH - used, FLASH

    def tick(self) -> None:
        """Run one tick of the firmware at this virtual time, and restart if it asks for that."""
        try:
            self.app.tick(time.ticks_ms())  # type: ignore[attr-defined]
        except Reset:
            self.restart()
        except SystemExit:
            self.hardware.advance(WARM_START)
            self._start()

    def run(self, ms: int) -> None:
        """Let virtual time pass."""
        for _ in range(max(1, ms // STEP)):
            self.tick()
            self.hardware.advance(STEP)

    def press(self, *actions: str) -> None:
        """Press the keys of these actions, one after another; `hold_ok` and `hold_back` are long presses."""
        for action in actions:
            held = action.startswith("hold_")
            down = 900 if held else 60
            self.hardware.press(self.key_of(action.removeprefix("hold_")), down)
            self.run(down + 60)

    def key_of(self, action: str) -> str:
        """The name of the key for an action; with two keys, BACK is a held OK."""
        for key in self.board["keys"]:
            if key["action"] == action:
                return key["name"]
        raise ValueError(f"{self.board['name']} has no key for '{action}'")

    def picture(self) -> Image.Image:
        return self.hardware.picture()

    def screenshot(self, path: str | Path, scale: int = 1) -> None:
        self.hardware.screenshot(path, scale)
