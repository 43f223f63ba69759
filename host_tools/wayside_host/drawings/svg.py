"""Writes shapes as SVG. Every text is escaped here and nowhere else, because names in a record can contain anything."""

from html import escape
from typing import Iterable

from wayside_host.drawings.picture import Circle, Line, Picture, Polygon, Shape, Text, rgb

_CAPITALS = 0.36  # from the middle of capital letters down to the baseline, as a part of the size
_ANCHORS = {"start": "", "middle": ' text-anchor="middle"', "end": ' text-anchor="end"'}


def clean(text: str) -> str:
    """The text without characters that XML does not allow, even escaped."""
    return "".join(
        letter if letter >= " " and not "\ud800" <= letter <= "\udfff" and letter not in "\ufffe\uffff" else "\ufffd"
        for letter in text
    )


def number(value: float) -> str:
    """A number, rounded to a tenth and written as short as possible."""
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def colour(index: int | None) -> str:
    if index is None:
        return "none"
    return "#%02x%02x%02x" % rgb(index)


def shape_svg(shape: Shape) -> str:
    if isinstance(shape, Polygon):
        return f'<path d="{_path(shape.points)}Z"{_paint(shape)}/>'
    if isinstance(shape, Circle):
        place = f'cx="{number(shape.x)}" cy="{number(shape.y)}" r="{number(shape.radius)}"'
        return f"<circle {place}{_paint(shape)}/>"
    if isinstance(shape, Line):
        dash = f' stroke-dasharray="{" ".join(number(part) for part in shape.dash)}"' if shape.dash else ""
        stroke = f'stroke="{colour(shape.stroke)}" stroke-width="{number(shape.width)}"'
        return f'<path d="{_path(shape.points)}" fill="none" {stroke} stroke-linejoin="round"{dash}/>'
    return _text(shape)


def _path(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def _paint(shape: Polygon | Circle) -> str:
    paint = f' fill="{colour(shape.fill)}"'
    if shape.stroke is not None:
        paint += f' stroke="{colour(shape.stroke)}" stroke-width="{number(shape.width)}"'
    return paint


def _text(shape: Text) -> str:
    place = f'x="{number(shape.x)}" y="{number(shape.y + shape.size * _CAPITALS)}" font-size="{number(shape.size)}"'
    weight = ' font-weight="700"' if shape.bold else ""
    words = escape(clean(shape.text))
    return f'<text {place} fill="{colour(shape.fill)}"{_ANCHORS[shape.anchor]}{weight}>{words}</text>'


def shapes_svg(shapes: Iterable[Shape]) -> str:
    return "".join(shape_svg(shape) for shape in shapes)


def opening(width: float, height: float, title: str, extra: str = "") -> str:
    """The opening tag of the svg element; `title` is for screen readers."""
    size = f'viewBox="0 0 {number(width)} {number(height)}"'
    label = escape(clean(title), quote=True)
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{label}"{extra}>'


def document(picture: Picture, title: str) -> str:
    """A whole SVG file."""
    return opening(picture.width, picture.height, title, ' font-family="sans-serif"') + (
        shapes_svg(picture.shapes) + "</svg>\n"
    )
