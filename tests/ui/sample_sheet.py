"""Draws the sample screens at every size as PNG: PYTHONPATH=firmware:host_tools:tests python -m ui.sample_sheet FOLDER"""

import sys
from pathlib import Path

from PIL import Image

from wayside_host.emulator import install

SIZES = [(240, 135), (128, 64), (240, 240), (320, 240)]


def image_of(canvas):
    """The canvas as a picture in the colours that the panel shows."""
    from ui.pictures import pixel

    from wayside.ui.palette import RGB565

    colours = []
    for value in RGB565:
        red, green, blue = value >> 11, value >> 5 & 63, value & 31
        colours += [red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2]
    size = canvas.width, canvas.height
    image = Image.new("P", size)
    image.putpalette(colours)
    image.putdata([pixel(canvas, x, y) for y in range(size[1]) for x in range(size[0])])
    return image


def main(folder):
    install()
    from ui import samples

    from wayside.ui.canvas import Canvas

    folder.mkdir(parents=True, exist_ok=True)
    for width, height in SIZES:
        for name, draw in samples.SCREENS.items():
            canvas = Canvas(width, height, mono=width == 128)
            draw(canvas)
            image_of(canvas).save(folder / f"{name}_{width}x{height}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
