"""The expected figures from the emulated chip. They are stored in a file, and measured again with

MICROPYTHON_UF2=RPI_PICO.uf2 python -m wayside_host.selftest.emulated
"""

import json
import os
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..boards.files import list_boards, load_board
from ..link.prompt import connected
from ..rp2040.chip import MISS_CLOCKS
from ..rp2040.device import PicoDevice
from ..rp2040.live import LiveDevice
from . import facts
from .device import DeviceUnderTest
from .report import write_whole

KEPT = Path(__file__).parents[1] / "data" / "emulated.json"


@dataclass(frozen=True)
class Emulated:
    """Figures that a real chip should be close to."""

    micropython: str
    miss_clocks: int  # in flash clocks: the model's cost of a cache miss
    system: int  # Hz
    peripherals: int
    volts: float
    free: int  # bytes of the heap
    stack: int
    times: dict[str, int]  # us by task, the same on every board
    frames: dict[str, int]  # us, by board


def kept() -> Emulated:
    return Emulated(**json.loads(KEPT.read_text("utf-8")))


@contextmanager
def running(device: PicoDevice) -> Iterator[LiveDevice]:
    """Run the device in a thread."""
    going = True

    def go_on() -> None:
        while going:
            live.go_on()

    with LiveDevice(device) as live:
        thread = threading.Thread(target=go_on)
        thread.start()
        try:
            yield live
        finally:
            going = False
            thread.join()


def facts_of(board: dict[str, Any], uf2: Path) -> facts.Facts:
    device = PicoDevice.fresh(board, uf2)
    device.boot()
    with running(device) as live, connected(live.port.name) as link:
        found = facts.ask(link, board)
        facts.measure(DeviceUnderTest(link, board), found)
    return found


def measured(uf2: Path) -> Emulated:
    """Measure everything. Only the time of a frame depends on the board."""
    found = {name: facts_of(load_board(name), uf2) for name in list_boards()}
    usual = found["pico_display"]
    chip = usual.chip
    assert chip.system and chip.peripherals and chip.volts
    times = {what: us for what, us in usual.times.items() if what != "frame"}
    frames = {name: one.times["frame"] for name, one in found.items()}
    return Emulated(
        micropython=usual.micropython,
        miss_clocks=MISS_CLOCKS,
        system=chip.system,
        peripherals=chip.peripherals,
        volts=chip.volts,
        free=usual.memory.free,
        stack=usual.memory.stack,
        times=times,
        frames=frames,
    )


def main() -> int:
    uf2 = os.environ.get("MICROPYTHON_UF2")
    if not uf2:
        print("MICROPYTHON_UF2 is not set: it names the UF2 of a stock MicroPython for the Pico", file=sys.stderr)
        return 1
    write_whole(KEPT, json.dumps(vars(measured(Path(uf2))), indent=1, sort_keys=True) + "\n")
    print(KEPT)
    return 0


if __name__ == "__main__":
    sys.exit(main())
