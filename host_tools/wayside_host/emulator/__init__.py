"""The emulated hardware: `install()` gives CPython the modules of a Pico, `Hardware(board)` is the board."""

import gc
import sys
import time
import traceback
from typing import Any

from . import framebuf, machine, micropython
from .clock import Clock
from .hardware import Hardware, current
from .panels import WireFault

__all__ = ["Clock", "Hardware", "WireFault", "current", "install"]

TICKS_PERIOD = 1 << 30  # as on a Pico: ticks wrap where small integers end


def ticks_ms() -> int:
    return current().clock.us // 1000 % TICKS_PERIOD


def ticks_us() -> int:
    return current().clock.us % TICKS_PERIOD


def ticks_add(ticks: int, delta: int) -> int:
    return (ticks + delta) % TICKS_PERIOD


def ticks_diff(end: int, start: int) -> int:
    return (end - start + TICKS_PERIOD // 2) % TICKS_PERIOD - TICKS_PERIOD // 2


def sleep_ms(ms: int) -> None:
    """As on a Pico, where the current, partial millisecond counts as a whole one."""
    clock = current().clock
    clock.advance((clock.us // 1000 + ms) * 1000 - clock.us)


def sleep_us(us: int) -> None:
    current().clock.advance(us)


def print_exception(error: BaseException, file: Any = None) -> None:
    """As MicroPython's sys.print_exception."""
    traceback.print_exception(error, file=file or sys.stderr)


def mem_free() -> int:
    """A constant for the free heap of a Pico. Real figures are measured on real MicroPython."""
    return 120_000


def collect() -> int:
    """Does nothing: a collection of all host objects at each press would be slow."""
    return 0


def threshold(count: int) -> None:
    """As `collect`."""


def install() -> None:
    """Make `machine`, `framebuf` and `micropython` importable, and add the ticks of a Pico to `time`."""
    sys.modules["machine"] = machine
    sys.modules["framebuf"] = framebuf
    sys.modules["micropython"] = micropython
    vars(sys)["print_exception"] = print_exception
    vars(gc)["mem_free"] = mem_free
    vars(gc)["collect"] = collect
    vars(gc)["threshold"] = threshold
    clock_functions: list[Any] = [ticks_ms, ticks_us, ticks_add, ticks_diff, sleep_ms, sleep_us]
    for function in clock_functions:
        setattr(time, function.__name__, function)
