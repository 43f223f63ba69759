"""What can be counted without a chip: bytes to the panel, memory, wear and size of the flash. The same in every run."""

import os
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from bench.table import Row
from heap.measure import measure, peak
from heap.test_heap import BIGGEST, BUDGETS
from PIL import ImageChops
from screens.hands import open_board, walk_key
from store.flash import BLOCK
from store.meter import whole_game
from store.test_wear import MOST_ERASES

from wayside.games import GAMES
from wayside.store import files
from wayside_host.boards import list_boards, load_board
from wayside_host.device import Device
from wayside_host.image import device_files, file_system, used_bytes
from wayside_host.picos import PICO

PICO_HEAP = 229_000  # bytes that MicroPython v1.24 leaves after its start; later ones leave more


def pushed() -> list[Row]:
    """The limit: those pixels alone that look different afterwards, 16 bits each in colour, one bit in black and white."""
    found = [Row("bytes to the panel for a press of NEXT")]
    for name in list_boards():
        with tempfile.TemporaryDirectory() as flash:
            device = Device(load_board(name), Path(flash))
            in_list = sent_by_press(device)
            open_board(device)
            device.press("ok")
            on_board = sent_by_press(device)
        for what, (sent, least) in (("in a list", in_list), ("on Nasca's board", on_board)):
            found.append(Row(f"{name}: {what}", sent, "B", limit=least))
    return found


def sent_by_press(device: Device) -> tuple[int, float]:
    """(bytes, the fewest that would do)."""
    before, picture = device.hardware.panel.bytes_sent, device.picture().convert("RGB")
    device.press(walk_key(device))
    changed = (
        ImageChops.difference(picture, device.picture().convert("RGB")).convert("L").point(lambda light: light > 0)
    )
    pixels = sum(changed.tobytes())
    bits = 16 if device.board["display"]["chip"] == "st7789" else 1
    return device.hardware.panel.bytes_sent - before, pixels * bits / 8


def heap() -> list[Row]:
    """Bytes of 32-bit objects in real MicroPython; the limit is what a Pico has."""
    found = [Row(f"heap at its peak with {BIGGEST}, the game that takes most")]
    boards = list_boards()
    with ThreadPoolExecutor(2) as pool:  # the work is done in processes of their own
        peaks = list(pool.map(lambda board: peak(measure(board, BIGGEST)), boards))
    for board, most in zip(boards, peaks, strict=True):
        display = load_board(board)["display"]
        found.append(Row(board, most, "B", asked=BUDGETS[display["width"], display["height"]], limit=PICO_HEAP))
    return found


def erases() -> list[Row]:
    """The limit: each 4096 bytes that are programmed need one erased sector."""
    found = [Row("sectors erased for an action, over a whole match")]
    try:
        for game in GAMES:
            meter = whole_game(game)
            found.append(Row(game, meter.erases, asked=MOST_ERASES, limit=meter.programmed / BLOCK))
    finally:
        files.os = os  # type: ignore[attr-defined]
        vars(files).pop("open", None)
    return found


def flash() -> list[Row]:
    """The limit is the file system of a stock Pico."""
    content = device_files(load_board("pico_display"))
    image = file_system(content)
    return [
        Row("the firmware on the flash"),
        Row("its files", sum(map(len, content.values())), "B", f"({len(content)})", limit=PICO.files_size),
        Row("with the rest of their sectors", used_bytes(image), "B", limit=PICO.files_size),
    ]


PARTS: tuple[Callable[[], list[Row]], ...] = (pushed, heap, erases, flash)
