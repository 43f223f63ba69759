"""Leaves out modules that a board never uses: flash is scarce, and each file takes whole sectors of it."""

from collections.abc import Mapping
from typing import Any

from ..boards.schema import CHIPS

# The modules of hw/ that only some display chips, or only one kind of bus, use.
DRIVERS: Mapping[str, tuple[str, ...]] = {
    "st7789": ("st7789", "st7789_start"),
    "ili9341": ("st7789", "st7789_start"),
    "ssd1306": ("oled", "ssd1306"),
    "sh1106": ("oled", "ssd1306", "sh1106"),
    "sh1107": ("oled", "sh1107", "transpose", "transpose_viper"),
    "spi": ("spi_bus",),
    "i2c": ("i2c_bus",),
}
# How the names of modules in `look/` begin that only draw on this kind of screen.
MONO, COLOUR = "mono_", "colour_"


def needed(files: Mapping[str, bytes], board: Mapping[str, Any]) -> dict[str, bytes]:
    """The files of the firmware that this board can use."""
    chip = board["display"]["chip"]
    own = {*DRIVERS[chip], *DRIVERS[board["bus"]["kind"]]}
    others = {module for modules in DRIVERS.values() for module in modules} - own
    unseen = COLOUR if CHIPS[chip].mono else MONO

    def is_needed(path: str) -> bool:
        folder, _, name = path.removesuffix(".mpy").rpartition("/")
        if folder == "wayside/hw":
            return name not in others
        return not (folder.endswith("/look") and name.startswith(unseen))

    return {path: content for path, content in files.items() if is_needed(path)}
