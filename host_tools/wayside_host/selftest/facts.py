"""Collects what a device reports about itself, without a person and without a verdict."""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..builder.image import OURS, device_files
from ..errors import WaysideError
from ..install.deploy import compare
from ..link.errors import DeviceFault
from ..link.prompt import Entry, Link
from . import registers
from .device import DeviceUnderTest

BOARD_FILE = "/board.json"
BLOCK = 16  # bytes of a block in MicroPython's heap
MEMORY = "import gc, micropython\ngc.collect()\nmicropython.mem_info()"
STACK = re.compile(r"stack: \d+ out of (\d+)")
HEAP = re.compile(r"GC: total: (\d+), used: \d+, free: (\d+)")
LARGEST = re.compile(r"max free sz: (\d+)")


@dataclass
class Memory:
    """Bytes of stack, heap, free heap and its largest piece, before anything is loaded."""

    stack: int
    heap: int
    free: int
    largest: int


@dataclass
class Chip:
    """Hertz and volts while the display is open; None if a register does not tell."""

    told_hertz: int  # from machine.freq()
    system: int | None = None
    peripherals: int | None = None
    volts: float | None = None
    bus: int | None = None


@dataclass
class Facts:
    micropython: str
    machine: str
    memory: Memory
    flash: int  # bytes for files
    free: int
    board: dict[str, Any]
    build: str  # the build id: eight digits of a hash of all firmware files
    different: int  # number of files that differ from this checkout
    chip: Chip = field(default_factory=lambda: Chip(0))
    times: Mapping[str, int] = field(default_factory=dict)  # us by task
    battery: int | None = None  # millivolts, on a board with a battery
    display_fault: str = ""  # why the display could not be opened


def told_memory(text: str) -> Memory:
    """The figures in the output of micropython.mem_info()."""
    stack, heap, largest = STACK.search(text), HEAP.search(text), LARGEST.search(text)
    if not (stack and heap and largest):
        raise DeviceFault("the device's report about its memory cannot be read; is it a stock MicroPython?")
    return Memory(int(stack[1]), int(heap[1]), int(heap[2]), int(largest[1]) * BLOCK)


def build_of(there: Mapping[str, Entry]) -> str:
    """The id of the firmware, equal on devices with the same firmware."""
    own = sorted(path for path in there if path == "/main.py" or path.startswith("/" + OURS))
    return hashlib.sha256("\n".join(f"{path} {there[path].sha256}" for path in own).encode()).hexdigest()[:8]


def board_on(link: Link) -> dict[str, Any]:
    """The board file on the device."""
    if not link.exists(BOARD_FILE):
        raise WaysideError("there is no Wayside on this device: put it there with 'wayside deploy --board NAME'")
    try:
        board = json.loads(link.read(BOARD_FILE))
        board["display"], board["bus"], board["keys"], board["name"]  # raises KeyError if one of them is missing
    except (ValueError, TypeError, KeyError):
        raise WaysideError(
            "the board file on the device is damaged: 'wayside deploy --board NAME' repairs it"
        ) from None
    return board


def ask(link: Link, board: dict[str, Any]) -> Facts:
    """The facts before anything is loaded or opened on the device."""
    memory = told_memory(link.run(MEMORY))
    there = link.list("/", hashes=True)
    changes = compare({"/" + path: content for path, content in device_files(board).items()}, there)
    free, total = link.room()
    return Facts(
        micropython=link.ask("__import__('sys').version"),
        machine=link.ask("getattr(__import__('sys').implementation, '_machine', '?')"),
        memory=memory,
        flash=total,
        free=free,
        board=board,
        build=build_of(there),
        different=len(changes.written) + len(changes.removed),
    )


def measure(device: DeviceUnderTest, facts: Facts) -> None:
    """Open the display, and add the facts that hold then."""
    device.carry()
    try:
        device.open_glass()
    except DeviceFault as error:
        facts.display_fault = str(error)
    facts.chip = Chip(int(device.link.ask("__import__('machine').freq()")))
    if "RP2040" in facts.machine:
        bus = device.board["bus"]
        words = device.words(registers.addresses(bus))
        facts.chip.system = registers.system_hertz(words)
        facts.chip.peripherals = registers.peripheral_hertz(words)
        facts.chip.volts = registers.core_volts(words)
        facts.chip.bus = registers.bus_hertz(words, bus)
    if not facts.display_fault:
        facts.times = device.times()
    if device.board.get("battery"):
        facts.battery = device.battery()
