"""Paints shapes as pixels with Pillow. Texts use the fonts of the device, so no font file is needed."""

import math
import unicodedata
from functools import lru_cache
from typing import Iterable

from PIL import Image, ImageDraw

from wayside.ui import fonts
from wayside_host.drawings.picture import CHALK, NIGHT, Circle, Line, Picture, Polygon, Shape, Text, rgb

FINE = 3  # shapes are painted this much larger and then reduced, for smooth edges
_CAPITALS = {"S": 6, "N": 7, "M": 9, "L": 10}  # heights
_CAPITAL_SHARE = 0.72  # of the size of a text


def paint(picture: Picture, scale: int = 2) -> Image.Image:
    """Paint a picture with `scale` pixels per unit."""
    size = (math.ceil(picture.width * scale), math.ceil(picture.height * scale))
    large = Image.new("RGB", (size[0] * FINE, size[1] * FINE), rgb(NIGHT))
    pen = ImageDraw.Draw(large)
    layers: list[Text] = []
    for shape in picture.shapes:
        if isinstance(shape, Text):
            layers.append(shape)
        else:
            _paint_shape(pen, shape, scale * FINE)
    image = large.reduce(FINE)
    # Texts are painted last, without smoothing; no shape covers a text in our pictures.
    for text in layers:
        _paint_text(image, text, scale)
    return image


def _paint_shape(pen: ImageDraw.ImageDraw, shape: Shape, scale: float) -> None:
    if isinstance(shape, Polygon):
        points = [(x * scale, y * scale) for x, y in shape.points]
        if shape.fill is not None:
            pen.polygon(points, fill=rgb(shape.fill))
        if shape.stroke is not None:
            _paint_line(pen, [*points, points[0]], shape.width * scale, rgb(shape.stroke))
    elif isinstance(shape, Circle):
        radius = shape.radius + (shape.width / 2 if shape.stroke is not None else 0)
        x, y, r = shape.x * scale, shape.y * scale, radius * scale
        pen.ellipse(
            (x - r, y - r, x + r, y + r),
            fill=rgb(shape.fill) if shape.fill is not None else None,
            outline=rgb(shape.stroke) if shape.stroke is not None else None,
            width=max(1, round(shape.width * scale)) if shape.stroke is not None else 0,
        )
    elif isinstance(shape, Line):
        points = [(x * scale, y * scale) for x, y in shape.points]
        for part in _dashed(points, [length * scale for length in shape.dash]):
            _paint_line(pen, part, shape.width * scale, rgb(shape.stroke))


def _paint_line(pen: ImageDraw.ImageDraw, points: list[tuple[float, float]], width: float, ink) -> None:
    pen.line(points, fill=ink, width=max(1, round(width)), joint="curve")


def _dashed(points: list[tuple[float, float]], dash: list[float]) -> Iterable[list[tuple[float, float]]]:
    """The visible pieces of a dashed line."""
    if not dash:
        yield points
        return
    pattern = dash if len(dash) % 2 == 0 else dash * 2
    index, left = 0, pattern[0]
    piece = [points[0]]
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
        length, done = math.hypot(x1 - x0, y1 - y0), 0.0
        while length - done > left:
            done += left
            here = (x0 + (x1 - x0) * done / length, y0 + (y1 - y0) * done / length)
            if index % 2 == 0:
                yield [*piece, here]
            piece = [here]
            index = (index + 1) % len(pattern)
            left = pattern[index]
        left -= length - done
        piece.append((x1, y1))
    if index % 2 == 0 and len(piece) > 1:
        yield piece


# Texts


def write(
    image: Image.Image, x: float, y: float, text: str, size: float, ink: int = CHALK, anchor: str = "start"
) -> None:
    """Write a line of text on any image; y is the middle of its capital letters."""
    _paint_text(image, Text(x, y, text, size, ink, anchor, False), 1)


def _paint_text(image: Image.Image, text: Text, scale: int) -> None:
    name, factor = best_font(text.size * scale)
    mask = _mask(plain(text.text), name, factor)
    font = fonts.load(name)
    left = text.x * scale - {"start": 0, "middle": mask.width / 2, "end": mask.width}[text.anchor]
    middle = font.BASELINE - _CAPITALS[name] / 2  # rows of the font above the middle of its capital letters
    top = text.y * scale - middle * factor
    image.paste(rgb(text.fill), (round(left), round(top)), mask)


@lru_cache(maxsize=64)
def best_font(size: float) -> tuple[str, int]:
    """The font and its factor, so that its capital letters have the height for a text of this size."""
    wanted = size * _CAPITAL_SHARE
    found = [
        (abs(height * factor - wanted), factor, name) for name, height in _CAPITALS.items() for factor in range(1, 12)
    ]
    # Of fonts of similar height, one with many small pixels looks better than one with few large pixels.
    near = [one for one in found if one[0] <= wanted * 0.15] or [min(found)]
    _, factor, name = min(near, key=lambda one: (one[1], one[0]))
    return name, factor


@lru_cache(maxsize=512)
def _mask(text: str, name: str, factor: int) -> Image.Image:
    font, pitch = fonts.load(name), fonts.WIDTHS[name]
    mask = Image.new("1", (max(1, pitch * len(text)), font.HEIGHT))
    for place, letter in enumerate(text):
        start = fonts.index_of(letter) * font.HEIGHT
        for row in range(font.HEIGHT):
            bits = font.DATA[start + row]
            for column in range(8):
                if bits >> (7 - column) & 1 and place * pitch + column < mask.width:
                    mask.putpixel((place * pitch + column, row), 1)
    return mask.resize((mask.width * factor, mask.height * factor), Image.Resampling.NEAREST)


def plain(text: str) -> str:
    """The text with letters of the device's fonts only; unknown accents are removed."""
    letters = []
    for letter in text.replace("−", "-"):
        if ord(letter) >= 127 and letter not in fonts.OTHERS:
            bare = unicodedata.normalize("NFKD", letter)[:1]
            letter = bare if " " <= bare < "\x7f" else letter
        letters.append(letter)
    return "".join(letters)
