"""A Pico with a display board: clock, pins, bouncing keys, buses, and the panel at the end of the wires."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image

from .clock import Clock
from .panels import WireFault, make_panel
from .wires import Interrupts, Wire

if TYPE_CHECKING:
    from .machine import I2C, SPI, Pin

ENODEV_ON_I2C = 5  # EIO: raised by the RP2040 port when no address answers
REGULATOR = 0x40064000  # the register that sets the voltage of the core
WATCHDOG = 0x40058000  # its control register
SCRATCH = range(0x4005800C, 0x4005802C, 4)  # its scratch registers, which only a power cut clears
FULL_BATTERY = 4.0  # volts
BOUNCE_US = 3_000  # the contacts of small tactile switches settle within this time


class Hardware:
    """One emulated device. `machine` and `time` use the one that was made last."""

    def __init__(self, board: dict[str, Any], strict: bool = True, seed: int = 0, wire_time: bool = True) -> None:
        self.board = board
        self.strict = strict  # raise each complaint of the panel as WireFault at once
        self.wire_time = wire_time  # whether bytes on a bus take time
        self.clock = Clock()
        self.clocks = {"system": 125_000_000, "peripherals": 48_000_000}
        self.registers = {REGULATOR: 0x10B1, WATCHDOG: 0, **dict.fromkeys(SCRATCH, 0)}  # 1.1 V
        self.voltage_since = 0  # when the voltage of the core was last set
        self.interrupts = Interrupts()
        self.wires = {number: Wire(number, self.interrupts) for number in range(30)}
        self.pins: dict[int, Pin] = {}
        self.duties: dict[int, int] = {}
        self.volts: dict[int, float] = {}  # on pins that measure a voltage
        battery = board.get("battery")
        if battery:
            self.volts[battery["pin"]] = FULL_BATTERY / battery["ratio"]
        self.panel = make_panel(self, board)
        self._keys = {key["name"]: key for key in board["keys"]}
        self._random = random.Random(seed)
        global _current
        _current = self

    # Time

    def advance(self, ms: float) -> None:
        """Let time pass, with key moves and interrupts."""
        self.clock.advance(round(ms * 1000))

    def flash_stall(self, ms: float) -> None:
        """Let time pass as during a flash erase: interrupts wait, and come together afterwards."""
        before = self.interrupts.switch(False)
        self.advance(ms)
        self.interrupts.switch(before)

    # Keys

    def press(self, key: str | int, ms: float = 80, after: float = 0) -> None:
        """A finger: down `after` ms from now, up `ms` later, with bounces. Time passes only in `advance`."""
        start = self.clock.us + round(after * 1000)
        self._move(key, True, start)
        self._move(key, False, start + round(ms * 1000))

    def hold(self, key: str | int) -> None:
        """Press a key and leave it down."""
        self._move(key, True, self.clock.us)

    def release(self, key: str | int) -> None:
        """Release a held key."""
        self._move(key, False, self.clock.us)

    def _move(self, key: str | int, down: bool, start: int) -> None:
        name = self.board["keys"][key]["name"] if isinstance(key, int) else key
        if name not in self._keys:
            raise ValueError(f"this board has no key {name!r}; it has {', '.join(self._keys)}")
        bounces = self._random.randrange(0, 5)
        moments = sorted(self._random.sample(range(20, BOUNCE_US), 2 * bounces))
        contact = down
        for delay in [0, *moments]:
            self.clock.at(start + delay, partial(self._contact, name, contact))
            contact = not contact

    def _contact(self, name: str, closed: bool) -> None:
        """A closed key connects its pin to ground or supply; an open key leaves it to the pull resistor."""
        key = self._keys[name]
        level = 1 if key["active"] == "high" else 0
        self.wires[key["pin"]].change(outside=level if closed else None)

    # Buses

    def spi_write(self, spi: SPI, data: bytes) -> None:
        bus = self.board["bus"]
        if self.wire_time:
            self.clock.advance(len(data) * 8 * 1_000_000 // spi.baudrate)
        wired = bus["kind"] == "spi" and (spi.sck.number, spi.mosi.number) == (bus["sck"], bus["mosi"])
        if wired:
            self.panel.spi(spi, data)

    def i2c_write(self, i2c: I2C, address: int, data: bytes) -> int:
        if self.wire_time:
            self.clock.advance((len(data) + 1) * 9 * 1_000_000 // i2c.baudrate)
        if address not in self.i2c_scan(i2c):
            raise OSError(ENODEV_ON_I2C, "EIO")
        self.panel.i2c(i2c, data)
        return len(data) + 1

    def i2c_scan(self, i2c: I2C) -> list[int]:
        bus = self.board["bus"]
        wired = bus["kind"] == "i2c" and (i2c.sda.number, i2c.scl.number) == (bus["sda"], bus["scl"])
        return [bus["address"]] if wired else []

    # What a person sees

    def picture(self) -> Image.Image:
        """The picture on the glass as a person sees it, without the effect of lamp and contrast."""
        return self.panel.picture()

    def screenshot(self, path: str | Path, scale: int = 1) -> None:
        picture = self.picture()
        picture.resize((picture.width * scale, picture.height * scale), Image.Resampling.NEAREST).save(path)

    def led(self) -> tuple[int, int, int]:
        """Red, green and blue of the LED in percent of the time. Raises WireFault if a pin is not driven."""
        led = self.board["led"]
        shares = []
        for colour in ("red", "green", "blue"):
            wire = self.wires[led[colour]]
            if wire.function != "pwm":
                raise WireFault(f"the {colour} LED (GP{wire.number}) is not driven")
            share = round(self.duties[wire.number] * 100 / 65_535)
            shares.append(share if led["active"] == "high" else 100 - share)
        return shares[0], shares[1], shares[2]

    def light(self) -> int:
        """The lamp in percent, by its duty cycle; without a lamp, the contrast of the panel (0 when it is off)."""
        backlight = self.board["backlight"]
        if backlight is None:
            return self.panel.light()
        wire = self.wires[backlight["pin"]]
        duty = self.duties.get(wire.number, 0) if wire.function == "pwm" else 65_535 * wire.level
        if backlight["active"] == "low":
            duty = 65_535 - duty
        return round(duty * 100 / 65_535)


_current: Hardware | None = None


def current() -> Hardware:
    """The hardware that was made last."""
    if _current is None:
        raise WireFault("there is no hardware yet: make Hardware(board) before anything uses machine or the ticks")
    return _current
