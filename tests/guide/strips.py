"""The pictures of the game pages: golden screens side by side, each with a line about what to press."""

import math
import textwrap

from games.parts import parts
from PIL import Image
from screens.goldens import golden

from wayside_host.drawings.picture import CHALK, NIGHT, rgb
from wayside_host.drawings.raster import write

BOARD = "pico_display"
SCALE = 2
COLUMNS = 2
GAP = 14
LINE, LINES = 20, 2
LETTERS = 53  # letters of a line under a screen
GROUND = (44, 52, 62)


def strips() -> dict[str, tuple[tuple[str, str], ...]]:
    """By the name of the picture: (golden screen, what is under it), from strips.py of each game."""
    return {
        f"{game}_{name}".rstrip("_"): screens
        for game, own in parts("strips").items()
        for name, screens in own.STRIPS.items()
    }


STRIPS = strips()


def draw(name: str) -> Image.Image:
    screens = STRIPS[name]
    glasses = [golden(BOARD, scene) for scene, _ in screens]
    width, height = glasses[0].width * SCALE, glasses[0].height * SCALE
    wide, high = width + GAP, height + LINE * LINES + GAP
    sheet = Image.new("RGB", (COLUMNS * wide + GAP, math.ceil(len(screens) / COLUMNS) * high + GAP), GROUND)
    for number, (glass, (scene, words)) in enumerate(zip(glasses, screens, strict=True)):
        x, y = GAP + number % COLUMNS * wide, GAP + number // COLUMNS * high
        sheet.paste(rgb(NIGHT), (x - 3, y - 3, x + width + 3, y + height + 3))
        sheet.paste(glass.resize((width, height), Image.Resampling.NEAREST), (x, y))
        lines = textwrap.wrap(words, LETTERS)
        assert len(lines) <= LINES, f"the words under {scene} take {len(lines)} lines"
        for row, line in enumerate(lines):
            write(sheet, x, y + height + LINE * row + 15, line, 14, CHALK)
    return sheet
