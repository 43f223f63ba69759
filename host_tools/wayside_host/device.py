"""The emulated device: the firmware's own files on emulated hardware, with keys to press and a picture to look at."""

import time
from pathlib import Path
from typing import Any

from PIL import Image

from wayside_host.emulator import Hardware, install

STEP = 5  # ms of virtual time between two ticks


class Device:
    """A device with a folder as its flash. `press` is a finger on a key, `cut_power` a pulled plug."""

    def __init__(self, board: dict[str, Any], flash: Path, strict: bool = True, serial: Any = None) -> None:
        install()
        self.board = board
        self.flash = flash
        self.strict = strict
        self.serial = serial
        self.power_on()

    def power_on(self) -> None:
        """A fresh start from what is on the flash."""
        from wayside.app import build

        self.flash.mkdir(parents=True, exist_ok=True)
        self.hardware = Hardware(self.board, strict=self.strict)
        self.app = build(self.board, self.serial, str(self.flash / "saves"))
        self.run(STEP)

    cut_power = power_on

    def tick(self) -> None:
        """One tick of the firmware at this moment of virtual time."""
        self.app.tick(time.ticks_ms())  # type: ignore[attr-defined]

    def run(self, ms: int) -> None:
        """Let virtual time pass."""
        for _ in range(max(1, ms // STEP)):
            self.tick()
            self.hardware.advance(STEP)

    def press(self, *actions: str) -> None:
        """Press the keys that mean these actions, one after the other; `hold_ok` and `hold_back` are long presses."""
        for action in actions:
            held = action.startswith("hold_")
            down = 900 if held else 60
            self.hardware.press(self.key_of(action.removeprefix("hold_")), down)
            self.run(down + 60)

    def key_of(self, action: str) -> str:
        """The name of the key that does this; on two keys, BACK is a long OK."""
        for key in self.board["keys"]:
            if key["action"] == action:
                return key["name"]
        raise ValueError(f"{self.board['name']} has no key for '{action}'")

    def picture(self) -> Image.Image:
        return self.hardware.picture()

    def screenshot(self, path: str | Path, scale: int = 1) -> None:
        self.hardware.screenshot(path, scale)
