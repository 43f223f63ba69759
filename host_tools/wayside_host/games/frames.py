"""Stores the positions of a game for a page: each part once, each position as the difference to the one before."""

from wayside_host.drawings.picture import Picture
from wayside_host.drawings.svg import opening, shapes_svg


class Frames:
    def __init__(self, ground: Picture) -> None:
        self.ground = ground
        self.parts: list[str] = []
        self.told: list[list[int]] = []  # how many parts stay at the start and at the end, then the parts between
        self._known: dict[str, int] = {}
        self._before: list[int] = []

    def add(self, parts: list[str]) -> None:
        """Add the next position."""
        frame = [self._index(part) for part in parts]
        before, most = self._before, min(len(self._before), len(frame))
        head = 0
        while head < most and frame[head] == before[head]:
            head += 1
        tail = 0
        while tail < most - head and frame[-1 - tail] == before[-1 - tail]:
            tail += 1
        self.told.append([head, tail, *frame[head : len(frame) - tail]])
        self._before = frame

    def _index(self, part: str) -> int:
        if part not in self._known:
            self._known[part] = len(self.parts)
            self.parts.append(part)
        return self._known[part]

    def board(self, label: str) -> str:
        """The last position, for a browser without scripts and for paper."""
        pieces = "".join(self.parts[index] for index in self._before)
        ground = shapes_svg(self.ground.shapes)
        return opening(self.ground.width, self.ground.height, label) + f'{ground}<g id="pieces">{pieces}</g></svg>'
