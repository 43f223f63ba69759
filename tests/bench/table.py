"""One table of figures: what was measured, the target, the best that physics allows, and how far we are from it."""

from dataclasses import dataclass

HEAD = ("figure", "measured", "without the cache", "asked for", "limit", "times the limit")
NONE = "-"


@dataclass(frozen=True)
class Row:
    """A figure; without a `limit` physics sets none. A row without `measured` is a heading."""

    what: str
    measured: float | None = None
    unit: str = ""
    more: str = ""  # text after the figure: the maximum, or of what
    asked: float | None = None
    limit: float | None = None
    without: float | None = None  # the same on a chip whose flash is as fast as memory

    def cells(self) -> tuple[str, ...]:
        if self.measured is None:
            return (self.what, self.more, "", "", "", "")
        ratio = self.measured / self.limit if self.limit else None
        times = NONE if ratio is None else f"{ratio:.{0 if ratio >= 10 else 1 if ratio >= 1 else 2}f}"
        measured = f"{self._text(self.measured)} {self.more}".rstrip()
        return (f"  {self.what}", measured, *map(self._text, (self.without, self.asked, self.limit)), times)

    def _text(self, value: float | None) -> str:
        if value is None:
            return NONE
        digits = 0 if abs(value) >= 100 or value == int(value) else 1 if abs(value) >= 1 else 3
        return f"{value:,.{digits}f} {self.unit}".rstrip()


def text(rows: list[Row]) -> str:
    cells = [HEAD, *(row.cells() for row in rows)]
    widths = [max(len(row[column]) for row in cells) for column in range(len(HEAD))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in cells]
    return "\n".join([lines[0], "-" * len(lines[0]), *lines[1:]])
