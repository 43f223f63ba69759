"""Describes a turn of Strada Romana in words: moved wagons, taken goods, and the gain."""

from typing import Any

from wayside.games.strada_romana.rules.shared.notation import (
    ARRIVE,
    DRAW,
    FINISHED,
    GO,
    KINDS,
    MOVE,
    OSTIA,
    PASS,
    PAY,
    PICK,
    WAGON,
    read_move,
    space_name,
)
from wayside.games.strada_romana.rules.shared.pieces import CHANGED, COLOURS, CUBE, NO_GOOD
from wayside_host.games.telling import Teller


class RomanaTeller(Teller):
    told = (
        "drawn_cube",
        "drawn_tile",
        "empty_cube",
        "empty_tile",
        "came_cube",
        "came_tile",
        "none_cube",
        "none_tile",
    )

    def __init__(self, game: str, rules: Any) -> None:
        super().__init__(game, rules)
        self.spaces = [list(spaces) for spaces in rules.pieces.spaces]
        self.coins = self._coins()

    def _coins(self) -> int:
        """The coins, with those that were exchanged for victory points."""
        pieces = self.rules.pieces
        return pieces.coins[self.seat] + CHANGED * pieces.points[self.seat]

    def words(self, move: str) -> str:
        what, parts = read_move(move) or ("", [])
        if what == PASS:
            return "passes" + self._gain(0)
        if what == WAGON:
            return f"takes wagon tile {parts[0]}" if isinstance(parts[0], int) else "takes a wagon tile"
        if what != MOVE:
            return f"lays out {'wagons at Ostia' if what == OSTIA else what}: {move.partition(' ')[2]}"
        told: list[str] = []
        paid = 0
        for part in parts:
            if part[0] == PAY:
                paid = part[1]
                told.append(f"pays {paid}")
            elif part[0] == GO:
                told.append(self._going(part[1] + 1, part[2]))
            elif part[0] == ARRIVE:
                told.append(self._going(part[1] + 1, (FINISHED,)))
            elif part[0] == PICK:
                told.append(f"takes a {COLOURS[part[2]]} {KINDS[part[1]]}")
            elif part[0] == DRAW:
                told[-1] += self._refill(part[1])
            else:
                told.append(self._taking(part[1], part[2]))
        return (", ".join(told) or "moves wagons") + self._gain(paid)

    def _going(self, wagon: int, names: tuple[str, ...]) -> str:
        name = self.rules.wagon_name(wagon)
        shown = f"wagon {wagon}{f' {name}' if name else ''}"
        return f"{shown} arrives" if names[-1] == FINISHED else f"{shown} to {names[-1].upper()}"

    def _taking(self, kind: int, space: int) -> str:
        self.due = (kind, space)
        colour = COLOURS[self.spaces[kind][space]]
        return f"takes the {colour} {'cube' if kind == CUBE else 'tile'} of {space_name(kind, space)}"

    def _refill(self, colour: int) -> str:
        if not self.rules.variant.books:  # they do not know where a good lies
            kind, space = self.due
            self.spaces[kind][space] = colour
        return " (none comes)" if colour == NO_GOOD else f" ({COLOURS[colour]} comes)"

    def _gain(self, paid: int) -> str:
        """The gained coins in words."""
        coins = self._coins() - self.coins + paid
        return f", {coins} coin{'' if coins == 1 else 's'}" if coins > 0 else ""


def teller(game: str, rules: Any) -> Teller:
    return RomanaTeller(game, rules)
