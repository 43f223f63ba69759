"""Runs the device on the emulated chip in real time, with a serial port that programs can open."""

import select
import time
from typing import Any

from .device import PicoDevice
from .port import SerialPort

SLICE = 2.0  # ms of the chip's time at once: the longest wait of a byte
LONGEST_CATCH_UP = 0.05  # s; a slower emulation does not catch up more than that
GAP = 60.0  # ms between two presses


class LiveDevice:
    """Call `go_on` repeatedly: the chip's clock follows ours as well as it can."""

    def __init__(self, device: PicoDevice) -> None:
        self.device = device
        self.port = SerialPort()
        self._levels: list[tuple[float, int, int | None]] = []  # when (in us), pin, level
        self._synchronise()

    def close(self) -> None:
        self.port.close()
        self.device.close()

    def __enter__(self) -> "LiveDevice":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def press(self, name: str, ms: float) -> None:
        """Press the key of this name; presses wait in a queue."""
        key = next(key for key in self.device.board["keys"] if key["name"] == name)
        start = max([self.device.chip.us, *(at + GAP * 1000 for at, _, _ in self._levels)])
        self._levels.append((start, key["pin"], 1 if key["active"] == "high" else 0))
        self._levels.append((start + ms * 1000, key["pin"], None))

    def go_on(self, *inputs: Any) -> list[Any]:
        """Run one slice of the chip's time if it is due; returns the inputs that can be read."""
        behind = time.monotonic() - self._started - self.device.chip.us / 1e6
        if behind > LONGEST_CATCH_UP:
            self._synchronise()
        wait = max(0.0, -behind)
        watched = [*inputs, self.port] if self.port.is_open() else [*inputs]  # a closed port always seems readable
        ready = select.select(watched, [], [], wait)[0]
        if behind > -SLICE / 1000 or ready:
            self._slice()
        return [source for source in ready if source is not self.port]

    def cut_power(self) -> None:
        self._levels.clear()
        self.device.run(0, [(key["pin"], None) for key in self.device.board["keys"]])
        self.device.cut_power()

    def _slice(self) -> None:
        chip = self.device.chip
        due = [(pin, level) for at, pin, level in self._levels if at <= chip.us]
        self._levels = self._levels[len(due) :]
        self.device.run(SLICE, due, self.port.read())
        self.port.write(bytes(chip.console))
        chip.console.clear()

    def _synchronise(self) -> None:
        self._started = time.monotonic() - self.device.chip.us / 1e6
