"""Figures that need no chip: bytes to the panel, memory, wear and size of the flash. The same in every run."""

import functools
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from unittest import mock

from bench.table import Row
from heap.budgets import BUDGETS, FULLEST, kinds
from heap.measure import least, measure, peak
from PIL import ImageChops
from screens.hands import open_board, walk_key
from store.flash import BLOCK
from store.meter import MOST_ERASES, whole_game

from wayside.games import names
from wayside.store import files
from wayside_host.boards.files import load_board
from wayside_host.boards.schema import CHIPS
from wayside_host.builder import image
from wayside_host.builder.picos import PICO
from wayside_host.device import Device

SETTLED = 1000  # ms until everything is drawn
PICO_HEAP = 229_000  # bytes that MicroPython v1.24 leaves after its start; later ones leave more


def pushed() -> list[Row]:
    """The limit: only the pixels that look different afterwards, 16 bits each in colour, one bit in black and white."""
    found = [Row("bytes to the panel for a press of NEXT")]
    for name in sorted(kinds()):
        with tempfile.TemporaryDirectory() as flash:
            device = Device(load_board(name), Path(flash))
            device.app.stage.pop()  # the first start asks for a language and shows it at once, unlike other lists
            device.run(SETTLED)
            in_list = sent_by_press(device)
            open_board(device)
            device.press("ok")
            device.run(SETTLED)
            on_board = sent_by_press(device)
        for what, (sent, fewest) in (("in a list", in_list), ("on Nasca's board", on_board)):
            found.append(Row(f"{name}: {what}", sent, "B", limit=fewest))
    return found


def sent_by_press(device: Device) -> tuple[int, float]:
    """(bytes, the least that would be enough)."""
    before, picture = device.hardware.panel.bytes_sent, device.picture().convert("RGB")
    device.press(walk_key(device))
    changed = (
        ImageChops.difference(picture, device.picture().convert("RGB")).convert("L").point(lambda light: light > 0)
    )
    pixels = sum(changed.tobytes())
    bits = 1 if CHIPS[device.board["display"]["chip"]].mono else 16
    return device.hardware.panel.bytes_sent - before, pixels * bits / 8


def heap() -> list[Row]:
    """Bytes of 32-bit objects in real MicroPython. The limit is the memory of a Pico."""
    found = [Row("heap at its peak, with the game that takes most")]
    with mock.patch.object(image, "firmware_files", functools.cache(image.firmware_files)):
        for board in FULLEST:
            display = load_board(board)["display"]
            budget = BUDGETS[display["width"], display["height"]]
            most, game = max((peak(least(board, game, budget)), game) for game in names())
            found.append(Row(f"{board}: {game}", most, "B", asked=budget, limit=PICO_HEAP))
    return found


def erases() -> list[Row]:
    """The limit: one erased sector for each 4096 programmed bytes."""
    found = [Row("sectors erased for an action, over a whole match")]
    try:
        for game in names():
            meter = whole_game(game)
            found.append(Row(game, meter.erases, asked=MOST_ERASES, limit=meter.programmed / BLOCK))
    finally:
        files.os = os  # type: ignore[attr-defined]
        vars(files).pop("open", None)
    return found


def flash() -> list[Row]:
    """The limit is the file system of an ordinary Pico."""
    content = image.device_files(load_board("pico_display"))
    system = image.file_system(content)
    return [
        Row("the firmware on the flash"),
        Row("its files", sum(map(len, content.values())), "B", f"({len(content)})", limit=PICO.files_size),
        Row("with the rest of their sectors", image.used_bytes(system), "B", limit=PICO.files_size),
    ]


def steps() -> list[Row]:
    """The effect of each step of the build: the figures without it."""
    found = [Row("the build on pico_display: all code, and the heap at its peak with Nasca")]
    for left_out in ("", *image.STEPS):
        kept = [step for step in image.STEPS if step != left_out]
        with (
            mock.patch.object(image, "STEPS", kept),
            mock.patch.object(image, "firmware_files", functools.cache(image.firmware_files)),
        ):
            files = image.device_files(load_board("pico_display"))
            code = sum(len(content) for name, content in files.items() if name.endswith(".mpy"))
            heap = peak(measure.__wrapped__("pico_display", "nasca"))
        found.append(Row(f"without '{left_out}'" if left_out else "with all steps", code, "B", f"({heap:,})"))
    return found


PARTS: tuple[Callable[[], list[Row]], ...] = (pushed, heap, erases, flash, steps)
