"""The device on the emulated chip: keys to press, a picture to see, a serial line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from PIL import Image

from ..builder.image import FLASH_SIZE, SYSTEM_SIZE, device_files, file_system
from ..builder.uf2 import read_uf2
from . import Rp2040Error
from .chip import MISS_CLOCKS, Chip
from .glass import Glass

STEP = 5.0  # ms between two checks
PRESS = 60  # ms that a finger stays on a key, and off it afterwards
HOLD = 900
REST = 40.0  # ms with an idle core and no bytes to the panel, after which a picture is finished
IDLE_SHARE = 0.4  # the least share of idle time while the device only checks keys and serial line
LEAP = 3.0  # s that may be skipped at once: the watchdog waits for 8
TICKS = 40.0  # ms in which the device notices the time
RESTARTED = "MPY: soft reboot\n"  # printed by MicroPython when the program restarts
LONGEST = 10_000.0  # ms, the limit for every wait


def make_flash(uf2: Path, files: dict[str, bytes]) -> bytes:
    """The flash of a Pico with this MicroPython and these files."""
    return with_files(read_uf2(uf2), file_system(files))


def with_files(flash: bytes, system: bytes) -> bytes:
    """The flash with another file system."""
    assert len(flash) == FLASH_SIZE and len(system) == FLASH_SIZE - SYSTEM_SIZE
    return flash[:SYSTEM_SIZE] + system


class PicoDevice:
    """Like `wayside_host.device.Device`, but it runs every instruction of the chip. Close it at the end."""

    def __init__(self, board: dict[str, Any], flash: bytes, miss_clocks: int = MISS_CLOCKS) -> None:
        self.board = board
        self.chip = Chip(flash, board, miss_clocks)
        self.glass = Glass(board)
        self.switched_on_at = 0.0
        self.rest, self.idle_share = REST, IDLE_SHARE

    @classmethod
    def fresh(cls, board: dict[str, Any], uf2: Path) -> "PicoDevice":
        """A new, unused Pico."""
        return cls(board, make_flash(uf2, device_files(board)))

    def close(self) -> None:
        self.chip.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Time

    def run(self, ms: float, drive: Any = (), send: bytes = b"") -> None:
        """Let time pass, after setting levels of pins and sending bytes over USB."""
        self.glass.hear(self.chip.run(ms, drive, send))

    def wait(self, seconds: float) -> None:
        """Do nothing for this long. Most of the time is skipped, because the emulation would be slow."""
        for _ in range(round(seconds / LEAP)):
            self.chip.leap(LEAP * 1000)
            self.run(TICKS)

    def run_until(self, condition: Callable[[], bool], what: str, longest: float = LONGEST) -> None:
        end = self.chip.us + longest * 1000
        while not condition():
            if self.chip.us >= end:
                raise Rp2040Error(f"{what} did not come within {longest:.0f} ms{self.last_words()}")
            self.run(STEP)

    def settle(self) -> None:
        """Run until the device is idle and the picture is finished."""
        resting = 0.0
        end = self.chip.us + LONGEST * 1000
        while resting < self.rest:
            if self.chip.us >= end:
                raise Rp2040Error(f"the device did not come to rest within {LONGEST:.0f} ms{self.last_words()}")
            start, idle = self.chip.us, self.chip.idle
            self.run(STEP)
            at_rest = self.chip.idle - idle >= self.idle_share * STEP * 1000 and self.glass.busy_until <= start
            resting = resting + STEP if at_rest else 0.0

    def boot(self) -> None:
        """Run from power on to the first picture."""
        self.run_until(lambda: self.glass.panel.on, "the first picture")
        self.settle()

    # A person

    def press(self, *actions: str) -> None:
        """Press the keys of these actions, one after another; `hold_ok` and `hold_back` are long presses."""
        for action in actions:
            pin, pressed = self.pin_of(action.removeprefix("hold_"))
            self.run(HOLD if action.startswith("hold_") else PRESS, [(pin, pressed)])
            self.run(PRESS, [(pin, None)])
            self.settle()

    def pin_of(self, action: str) -> tuple[int, int]:
        """The pin of the key for an action, and its level while the key is down."""
        for key in self.board["keys"]:
            if key["action"] == action:
                return key["pin"], 1 if key["active"] == "high" else 0
        raise ValueError(f"{self.board['name']} has no key for '{action}'")

    def picture(self) -> Image.Image:
        return self.glass.picture()

    def cut_power(self) -> None:
        """Pull the plug now, and put it in again."""
        self.chip.cut_power()
        self.glass = Glass(self.board, self.chip.us)
        self.switched_on_at = self.chip.us

    # The serial line

    @property
    def console(self) -> str:
        return self.chip.console.decode("utf-8", "replace").replace("\r\n", "\n")

    def last_words(self) -> str:
        """The last traceback, or the end of the other output, for an error message."""
        said = self.console.rpartition("Traceback")[2].strip()
        return f"; the device said: {said[-600:]}" if said else ""

    def send(self, line: str) -> None:
        self.run(0, send=line.encode() + b"\n")

    def say(self, line: str, longest: float = LONGEST) -> str:
        """The answer of the text protocol with its closing empty line; messages of a restart are skipped."""
        self.chip.console.clear()
        self.send(line)
        self.run_until(lambda: "\n\n" in self._answers(), f"the answer to {line!r}", longest)
        answer, end, _ = self._answers().partition("\n\n")
        return answer + end

    def _answers(self) -> str:
        return self.console.replace(RESTARTED, "").lstrip("\n")
