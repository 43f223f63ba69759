"""A picture as a list of shapes in the device's sixteen colours, which becomes SVG or pixels."""

from typing import NamedTuple

from wayside.ui.palette import (
    AMBER,
    AQUA,
    AZURE,
    BRICK,
    CHALK,
    EDGE,
    FOREST,
    HIDE,
    HILL,
    LEAF,
    MIST,
    NIGHT,
    PLAIN,
    SLATE,
    WHEAT,
    WINE,
    ink_on,
)

__all__ = [
    "AMBER", "AQUA", "AZURE", "BRICK", "CHALK", "EDGE", "FOREST", "HIDE", "HILL", "LEAF", "MIST", "NIGHT", "PLAIN",
    "SLATE", "WHEAT", "WINE", "Line", "Circle", "Picture", "Polygon", "Shape", "Text", "ink_on", "rgb", "rim_of",
]  # fmt: skip

# The exact colours of the palette; the display rounds them to 5-6-5 bits.
_RGB = (
    0x080C10, 0x202C38, 0x526070, 0xA8B4C0, 0xF8F8F0, 0x38E0F8, 0xF89800, 0x20B880,
    0xF8DC58, 0xF85850, 0x50A0F8, 0x885810, 0xB03078, 0x486020, 0x004030, 0x805868,
)  # fmt: skip

Point = tuple[float, float]


class Polygon(NamedTuple):
    points: tuple[Point, ...]
    fill: int | None
    stroke: int | None
    width: float


class Circle(NamedTuple):
    x: float
    y: float
    radius: float
    fill: int | None
    stroke: int | None
    width: float


class Line(NamedTuple):
    points: tuple[Point, ...]
    stroke: int
    width: float
    dash: tuple[float, ...]


class Text(NamedTuple):
    x: float
    y: float  # the middle of its capital letters
    text: str
    size: float
    fill: int
    anchor: str  # start, middle or end
    bold: bool


Shape = Polygon | Circle | Line | Text


def rgb(colour: int) -> tuple[int, int, int]:
    value = _RGB[colour]
    return value >> 16, value >> 8 & 255, value & 255


def rim_of(colour: int) -> int:
    """The rim of a mark, so that it is visible on the dark ground: black has a chalk rim."""
    return CHALK if colour == NIGHT else NIGHT


class Picture:
    """Shapes in the order of painting. A unit is a pixel at scale 1."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self.shapes: list[Shape] = []

    def box(
        self, x: float, y: float, w: float, h: float, fill: int | None, stroke: int | None = None, width: float = 1
    ) -> None:
        self.polygon(((x, y), (x + w, y), (x + w, y + h), (x, y + h)), fill, stroke, width)

    def polygon(self, points: tuple[Point, ...], fill: int | None, stroke: int | None = None, width: float = 1) -> None:
        self.shapes.append(Polygon(points, fill, stroke, width))

    def circle(
        self, x: float, y: float, radius: float, fill: int | None, stroke: int | None = None, width: float = 1
    ) -> None:
        self.shapes.append(Circle(x, y, radius, fill, stroke, width))

    def line(self, points: tuple[Point, ...], stroke: int, width: float = 1, dash: tuple[float, ...] = ()) -> None:
        self.shapes.append(Line(points, stroke, width, dash))

    def text(
        self, x: float, y: float, text: str, size: float, fill: int = CHALK, anchor: str = "start", bold: bool = False
    ) -> None:
        if text:
            self.shapes.append(Text(x, y, text, size, fill, anchor, bold))

    def place(self, other: "Picture", right: float, down: float) -> None:
        """Add another picture as a part of this one."""
        for shape in other.shapes:
            if isinstance(shape, (Polygon, Line)):
                points = tuple((x + right, y + down) for x, y in shape.points)
                self.shapes.append(shape._replace(points=points))
            else:
                self.shapes.append(shape._replace(x=shape.x + right, y=shape.y + down))

    def mark(self, x: float, y: float, radius: float, seat: int, colour: int, hollow: bool = False) -> None:
        """Draw the mark of a player around a point: shape and colour."""
        rim, r = rim_of(colour), radius
        fill = SLATE if hollow else colour
        stroke, width = (colour if hollow and colour != NIGHT else rim), max(1, radius / 4)
        if seat == 0:
            self.circle(x, y, r, fill, stroke, width)
        elif seat == 5:
            self.circle(x, y, r, fill, stroke, width)
            self.circle(x, y, r / 3, rim)
        else:
            points = tuple((x + right * r, y + down * r) for right, down in _MARKS[seat])
            self.polygon(points, fill, stroke, width)


# Square, triangle, diamond, cross. Seats 0 and 5 have a disc and a ring.
_MARKS: dict[int, tuple[Point, ...]] = {
    1: ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    2: ((0, -1.1), (1.1, 0.9), (-1.1, 0.9)),
    3: ((0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)),
    4: (
        (-0.4, -1.1), (0.4, -1.1), (0.4, -0.4), (1.1, -0.4), (1.1, 0.4), (0.4, 0.4),
        (0.4, 1.1), (-0.4, 1.1), (-0.4, 0.4), (-1.1, 0.4), (-1.1, -0.4), (-0.4, -0.4),
    ),
}  # fmt: skip
