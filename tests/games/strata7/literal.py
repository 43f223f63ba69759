"""A slow, literal reading of the Strata 7 rules to hold against the engine: boards are texts, cells are coordinates."""

from __future__ import annotations

import re

Cell = tuple[int, int]

DEFAULTS = dict(
    contact="eight",
    liberty="literal",
    own_objectives="open",
    jump_twice="on",
    round_trip="off",
    pass_through="off",
    reinforce="any",
    exit_objectives="off",
    no_exit="illegal",
    must_separate="any",
    pair_points="2",
    order="mover",
)


def cell_of(name: str) -> Cell:
    return "abcdefghij".index(name[0]), int(name[1:])


def name_of(cell: Cell) -> str:
    return f"{'abcdefghij'[cell[0]]}{cell[1]}"


def around(cell: Cell, contact: str = "eight") -> list[Cell]:
    steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    return [(cell[0] + x, cell[1] + y) for x, y in steps if contact == "eight" or 0 in (x, y)]


def beyond(cell: Cell, over: Cell) -> Cell:
    return 2 * over[0] - cell[0], 2 * over[1] - cell[1]


class Literal:
    """The pawns of a position line."""

    def __init__(self, position: str, **options: str) -> None:
        fields = dict(field.split("=") for field in position.split())
        self.options = {**DEFAULTS, **options}
        self.values: dict[Cell, int] = {}  # every active cell with its value, 0 for an ordinary one
        self.pawns: dict[Cell, str] = {}  # w or b, ww or bb for a pair
        for row, text in enumerate(fields["board"].split("/")):
            for column, sign in enumerate(text):
                if sign not in "_#":
                    self.read_sign((column, 10 - row), sign)
        self.left = {}
        for names in fields["pairs"].split(",") if "pairs" in fields else []:
            pair, objective = re.findall(r"[a-j]\d+", names)
            self.left[cell_of(pair)] = cell_of(objective)

    def read_sign(self, cell: Cell, sign: str) -> None:
        if sign in ".123":
            self.values[cell] = ".123".index(sign)
            return
        side = "w" if sign.lower() in "wxyz" else "b"
        self.values[cell] = ("wxyz" if side == "w" else "bcde").index(sign.lower())
        self.pawns[cell] = side if sign.islower() else side + side

    # What cells are

    def target(self, side: str, cell: Cell) -> int:
        """The value of an objective that this side can take."""
        return self.values.get(cell, 0) if (cell[1] > 5) == (side == "w") else 0

    def own(self, side: str, cell: Cell) -> int:
        return self.values.get(cell, 0) if (cell[1] > 5) != (side == "w") else 0

    def open_to(self, side: str, cell: Cell) -> bool:
        """Empty, and this side may enter it."""
        if cell not in self.values or cell in self.pawns:
            return False
        return not (self.options["own_objectives"] == "closed" and self.own(side, cell))

    def exits(self, side: str, objective: Cell) -> list[Cell]:
        free = [cell for cell in around(objective) if self.open_to(side, cell)]
        return free if self.options["exit_objectives"] == "on" else [cell for cell in free if not self.values[cell]]

    def lifted(self, cell: Cell) -> Literal:
        """The same position with one pawn in the hand; of a pair the lower one stays."""
        other = Literal.__new__(Literal)
        other.options, other.values, other.left = self.options, self.values, self.left
        other.pawns = dict(self.pawns)
        pawns = other.pawns.pop(cell)
        if len(pawns) == 2:
            other.pawns[cell] = pawns[0]
        return other

    # Where pawns go

    def lands(self, side: str, cell: Cell, pair_left: Cell | None, jumped: bool) -> str:
        """'', 'free' or 'reinforces', for a pawn in the hand."""
        if self.open_to(side, cell) and cell != pair_left:
            return "free"
        if pair_left is None and self.pawns.get(cell) == side and self.target(side, cell):
            if jumped and self.options["reinforce"] == "step":
                return ""
            if self.exits(side, cell) or self.options["no_exit"] == "stay":
                return "reinforces"
        return ""

    def ends(self, start: Cell) -> dict[Cell, str]:
        """Where the pawn can go, with how it lands there."""
        side = self.pawns[start][0]
        hand, left = self.lifted(start), self.left.get(start)
        found = {cell: hand.lands(side, cell, left, False) for cell in around(start)}
        waiting, seen = [(start, frozenset())], set()
        while waiting:
            state = waiting.pop()
            cell, jumped = state
            key = state if self.options["jump_twice"] == "off" else cell
            if key in seen:
                continue
            seen.add(key)
            for over in around(cell):
                there = beyond(cell, over)
                if over not in hand.pawns or over in jumped and self.options["jump_twice"] == "off":
                    continue
                landing = hand.lands(side, there, left, True)
                if landing and (there != start or self.options["round_trip"] == "on"):
                    found[there] = found.get(there) or landing
                if landing == "free" and (not self.target(side, there) or self.options["pass_through"] == "on"):
                    waiting.append((there, jumped | {over}))
        return {cell: landing for cell, landing in found.items() if landing}

    def is_locked(self, cell: Cell) -> bool:
        return len(self.pawns[cell]) == 1 and self.target(self.pawns[cell], cell) > 0

    def movers(self, side: str) -> list[Cell]:
        pairs = [cell for cell, pawns in self.pawns.items() if pawns == side + side and self.ends(cell)]
        if self.options["must_separate"] == "any":
            forced = pairs
        else:
            forced = [cell for cell in pairs if set(self.ends(cell)) & set(self.free_steps(cell))]
        if forced:
            return pairs
        return pairs + [cell for cell, pawns in self.pawns.items() if pawns == side and not self.is_locked(cell)]

    def free_steps(self, cell: Cell) -> list[Cell]:
        side = self.pawns[cell][0]
        return [near for near in around(cell) if self.open_to(side, near) and near != self.left.get(cell)]

    def legal(self, side: str) -> set[str]:
        """Every move as 'start end exit', whatever the way."""
        moves = set()
        for start in self.movers(side):
            for end, landing in self.ends(start).items():
                exits = self.lifted(start).exits(side, end) if landing == "reinforces" else []
                for way_out in exits or [None]:
                    moves.add(" ".join(name_of(cell) for cell in (start, end, way_out) if cell))
        return moves

    def route_is_legal(self, side: str, legal: set[str], names: list[str], way_out: str | None) -> bool:
        """Whether one written route is legal, hop by hop; where it leads must be legal."""
        cells = [cell_of(name) for name in names]
        start, end = cells[0], cells[-1]
        wanted = " ".join([names[0], names[-1]] + ([way_out] if way_out else []))
        if self.pawns.get(start, "?")[0] != side or wanted not in legal:
            return False
        hand, left = self.lifted(start), self.left.get(start)
        if len(cells) == 2 and end in around(start):
            return hand.lands(side, end, left, False) != ""
        jumped = []
        for here, there in zip(cells, cells[1:], strict=False):
            overs = [over for over in around(here) if beyond(here, over) == there and over in hand.pawns]
            if not overs or overs[0] in jumped and self.options["jump_twice"] == "off":
                return False
            jumped += overs
            landing = hand.lands(side, there, left, True)
            if not landing:
                return False
        stops = [cell for cell in cells[1:-1] if self.target(side, cell)]
        return not any(cell in hand.pawns for cell in cells[1:-1]) and (
            not stops or self.options["pass_through"] == "on"
        )

    # Captures

    def liberties(self, cell: Cell) -> int:
        side, count = self.pawns[cell][0], 0
        for near in around(cell):
            if self.open_to(side, near):
                count += not (self.options["liberty"] == "not_own" and self.own(side, near))
            elif self.options["liberty"] != "empty" and self.pawns[cell] == side == self.pawns.get(near):
                count += self.lifted(cell).lands(side, near, None, False) == "reinforces"
        return count

    def in_contact(self, cell: Cell) -> bool:
        near = [self.pawns.get(other, self.pawns[cell]) for other in around(cell, self.options["contact"])]
        return any(pawns[0] != self.pawns[cell][0] for pawns in near)

    def stranded(self, side: str) -> list[Cell]:
        return [c for c, p in self.pawns.items() if p[0] == side and self.in_contact(c) and not self.liberties(c)]

    def apply(self, side: str, start: Cell, end: Cell, way_out: Cell | None) -> int:
        """Move, without captures; the answer is the value scored."""
        separating = len(self.pawns[start]) == 2
        self.pawns = self.lifted(start).pawns
        if separating:
            del self.left[start]
        if end not in self.pawns:
            self.pawns[end] = side
            return 0
        del self.pawns[end]
        self.pawns[way_out or end] = side + side
        self.left[way_out or end] = end
        return self.target(side, end)

    def capture(self, side: str) -> tuple[int, int]:
        """Take what is stranded after a move of this side: prisoners it makes, prisoners it loses."""
        enemy = "b" if side == "w" else "w"
        taken = self.stranded(enemy)
        lost = self.stranded(side)
        made = self.remove(taken)
        if self.options["order"] == "mover":
            lost = self.stranded(side)
        return made, self.remove(lost)

    def remove(self, cells: list[Cell]) -> int:
        for cell in cells:
            self.left.pop(cell, None)
        return sum(len(self.pawns.pop(cell)) for cell in cells)

    def rows(self) -> dict[str, str]:
        """Who stands where, by name of the cell."""
        return {name_of(cell): pawns for cell, pawns in self.pawns.items()}
