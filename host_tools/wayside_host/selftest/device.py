"""Controls the device under test: runs the programs in on_device/ on it, with the drivers of this checkout."""

import base64
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..builder.image import FIRMWARE, compile_source
from ..link.prompt import CHUNK, Link

PROGRAMS = Path(__file__).with_name("on_device")
DRIVERS = "wayside/hw"


def program(name: str) -> str:
    return (PROGRAMS / f"{name}.py").read_text("utf-8")


def drivers() -> Iterator[tuple[str, bytes]]:
    """The compiled modules of the firmware that use hardware, by path."""
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted((FIRMWARE / DRIVERS).glob("*.py")):
            name = f"{DRIVERS}/{path.name}"
            yield name.removesuffix(".py") + ".mpy", compile_source(path.read_text("utf-8"), name, Path(folder))


class DeviceUnderTest:
    """Display, keys, light and clock of a device, over a link."""

    def __init__(self, link: Link, board: dict[str, Any]) -> None:
        self.link = link
        self.board = board
        self.is_mono = False  # known after open_glass

    def carry(self) -> None:
        """Load the drivers into the memory of the device. Its flash does not change."""
        self.link.run(program("carried"))
        self.link.run("from binascii import a2b_base64")
        for name, content in drivers():
            self.link.run(f"carried.files[{name!r}] = bytearray()")
            for start in range(0, len(content), CHUNK):
                part = base64.b64encode(content[start : start + CHUNK])
                self.link.run(f"carried.files[{name!r}].extend(a2b_base64({part!r}))")

    def open_glass(self) -> None:
        """Open the display like the firmware, which also sets the clocks."""
        self.link.run(f"{program('pictures')}\nboard = {self.board!r}\npictures = Pictures(board)")
        self.is_mono = bool(self.link.ask("pictures.display.mono"))

    def show(self, picture: str, *values: Any) -> None:
        self.link.run(f"pictures.{picture}({', '.join(map(repr, values))})")

    def light(self, percent: int) -> None:
        self.link.run(f"pictures.display.backlight({percent})")

    def times(self) -> dict[str, int]:
        """Microseconds for each measured task."""
        self.link.run(program("times"))
        return dict(self.link.ask("times(pictures)"))

    def open_keys(self) -> None:
        self.link.run(f"{program('keys')}\nkeys = Keys(board)")

    def await_rest(self) -> None:
        """Wait until no key is down."""
        self.link.run("keys.rest()")

    def pressed(self, ms: int) -> int | None:
        """The number of the pin that changes within this time, or None."""
        pin = int(self.link.ask(f"keys.pressed({ms})"))
        return None if pin < 0 else pin

    def open_led(self) -> None:
        self.link.run("from wayside.hw.led import Led\nled = Led(board['led'])")

    def led(self, red: int, green: int, blue: int) -> None:
        self.link.run(f"led.set({red}, {green}, {blue})")

    def battery(self) -> int:
        """Its millivolts."""
        self.link.run("from wayside.hw.battery import Battery")
        return int(self.link.ask("Battery(board['battery']).millivolts()"))

    def words(self, addresses: list[int]) -> dict[int, int]:
        """The values of registers of the chip."""
        values = self.link.ask(f"[__import__('machine').mem32[place] for place in {addresses!r}]")
        return {place: value & 0xFFFFFFFF for place, value in zip(addresses, values, strict=True)}
