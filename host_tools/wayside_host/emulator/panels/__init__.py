"""Models of panel chips: they decode the bytes on the wires, and complain about what a real chip would misread."""

from typing import Any

from .base import Panel, WireFault
from .ili9341 import Ili9341
from .sh1106 import Sh1106
from .sh1107 import Sh1107
from .ssd1306 import Ssd1306
from .st7789 import St7789

__all__ = ["MODELS", "Panel", "WireFault", "make_panel"]

MODELS: dict[str, type[Any]] = {
    "st7789": St7789,
    "ili9341": Ili9341,
    "ssd1306": Ssd1306,
    "sh1106": Sh1106,
    "sh1107": Sh1107,
}


def make_panel(hardware: Any, board: dict[str, Any]) -> Panel:
    """The model of a board's chip, wired as the board says."""
    return MODELS[board["display"]["chip"]](hardware, board)
