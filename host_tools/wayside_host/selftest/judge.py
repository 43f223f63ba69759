"""Gives a verdict on each fact of a device."""

from typing import Any

from ..boards.files import list_boards, load_board
from .emulated import Emulated
from .facts import Facts
from .report import NOT_CHECKED, OFF, OK, WRONG, Report

FIRMWARE, CHIP, MEMORY, TIMES = "Firmware", "Chip", "Memory", "Times"
FACTOR = 1.5  # a time is suspicious if it is longer or shorter than the emulated one by this factor
SHARE = 0.9  # of the emulated heap: versions of MicroPython need different amounts
LOWEST_BUS, HIGHEST_BUS = (
    0.6,
    1.01,
)  # of the rate in the board file: a bus divides its clock by whole numbers
LOW_FLASH = 40_960  # bytes, as in wayside.store.health
TIMED = {
    "addition": "10,000 additions",
    "import": "import of a module of 1 kB",
    "file": "a file of 256 bytes",
    "frame": "a whole frame",
}


def judge(report: Report, facts: Facts, emulated: Emulated) -> None:
    """Add a line to the report for each fact."""
    report.emulated = f"{emulated.micropython}, {emulated.miss_clocks} flash clocks for a read that the cache misses"
    _firmware(report, facts)
    _chip(report, facts, emulated)
    _battery(report, facts)
    _display(report, facts)
    _memory(report, facts, emulated)
    _times(report, facts, emulated)


def _firmware(report: Report, facts: Facts) -> None:
    report.add(FIRMWARE, "MicroPython", facts.micropython, OK)
    report.add(FIRMWARE, "machine", facts.machine, OK)
    same = not facts.different
    found = f"build {facts.build}" + ("" if same else f", {facts.different} files differ")
    report.add(
        FIRMWARE,
        "Wayside",
        found,
        OK if same else WRONG,
        "as in this checkout",
        "" if same else "bring the device up to date with 'wayside deploy', then run the self-test again",
    )
    name = facts.board["name"]
    if name not in list_boards():
        report.add(FIRMWARE, "board file", name, NOT_CHECKED, "a board of your own")
        return
    parts = differing(facts.board, load_board(name))
    report.add(
        FIRMWARE,
        "board file",
        name + (f", other {', '.join(parts)}" if parts else ""),
        WRONG if parts else OK,
        "as in this checkout",
        "'wayside deploy --board NAME' puts the file of this checkout onto the device" if parts else "",
    )


def differing(board: dict[str, Any], other: dict[str, Any]) -> list[str]:
    """The sections in which two board files differ. The number of folders is none: it is of the firmware."""
    parts = (board.keys() | other.keys()) - {"folders"}
    return sorted(part for part in parts if board.get(part) != other.get(part))


def megahertz(hertz: int | None) -> str:
    return "?" if hertz is None else f"{hertz / 1e6:.4g} MHz"


def _chip(report: Report, facts: Facts, emulated: Emulated) -> None:
    chip, bus = facts.chip, facts.board["bus"]
    if chip.volts is None:
        report.add(
            CHIP, "system clock", megahertz(chip.told_hertz), NOT_CHECKED, "no RP2040: its registers are unknown"
        )
        for what in ("peripheral clock", "core voltage", f"{bus['kind'].upper()} rate"):
            report.not_checked(CHIP, what, "only on an RP2040")
        return
    system = chip.system == chip.told_hertz == emulated.system
    found = megahertz(chip.system) + ("" if chip.system == chip.told_hertz else f", told {megahertz(chip.told_hertz)}")
    report.add(CHIP, "system clock", found, OK if system else WRONG, megahertz(emulated.system))
    peripherals = chip.peripherals == emulated.peripherals
    expected = megahertz(emulated.peripherals)
    report.add(CHIP, "peripheral clock", megahertz(chip.peripherals), OK if peripherals else WRONG, expected)
    volts = chip.volts >= emulated.volts
    report.add(CHIP, "core voltage", f"{chip.volts:.2f} V", OK if volts else WRONG, f"{emulated.volts:.2f} V")
    asked = bus["baudrate"]
    rate = chip.bus is not None and LOWEST_BUS * asked <= chip.bus <= HIGHEST_BUS * asked
    what = f"{bus['kind'].upper()}{bus['id']} rate"
    report.add(CHIP, what, megahertz(chip.bus), OK if rate else WRONG, f"{megahertz(asked)} at most")


def _battery(report: Report, facts: Facts) -> None:
    if facts.battery is not None:
        low = facts.board["battery"]["low"]
        full = facts.battery >= low
        note = "" if full else "charge it"
        report.add(CHIP, "battery", f"{facts.battery:,} mV", OK if full else WRONG, f"low below {low:,} mV", note)


def _display(report: Report, facts: Facts) -> None:
    """Judge the display. On SPI it never answers, so only a person can check it."""
    fault = facts.display_fault
    note = "check its wires, and bus and address in the board's file" if fault else ""
    report.add(CHIP, "display opens", fault or "yes", WRONG if fault else OK, note=note)


def _memory(report: Report, facts: Facts, emulated: Emulated) -> None:
    memory = facts.memory
    enough = memory.free >= SHARE * emulated.free
    expected = f"emulated {emulated.free:,} B free"
    found = f"{memory.free:,} of {memory.heap:,} B free"
    report.add(MEMORY, "heap", found, OK if enough else WRONG, expected)
    whole = memory.largest >= SHARE * memory.free
    report.add(MEMORY, "heap in one piece", f"{memory.largest:,} B", OK if whole else WRONG)
    deep = memory.stack >= emulated.stack
    report.add(MEMORY, "stack", f"{memory.stack:,} B", OK if deep else WRONG, f"emulated {emulated.stack:,} B")
    room = facts.free >= LOW_FLASH
    report.add(
        MEMORY,
        "flash for files",
        f"{facts.free:,} of {facts.flash:,} B free",
        OK if room else WRONG,
        note="" if room else "delete old matches under Saved games",
    )


def _times(report: Report, facts: Facts, emulated: Emulated) -> None:
    beside = dict(emulated.times)
    frame = emulated.frames.get(facts.board["name"])
    if frame is not None:
        beside["frame"] = frame
    for key, what in TIMED.items():
        if key not in facts.times:
            report.not_checked(TIMES, what, "not measured")
            continue
        found = f"{facts.times[key] / 1000:.1f} ms"
        if key not in beside:
            report.add(TIMES, what, found, NOT_CHECKED, "no emulated time for this board")
            continue
        ratio = facts.times[key] / beside[key]
        near = 1 / FACTOR <= ratio <= FACTOR
        note = "" if near else f"{ratio:.2g} times the emulated one"
        report.add(TIMES, what, found, OK if near else OFF, f"emulated {beside[key] / 1000:.1f} ms", note)
