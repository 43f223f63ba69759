"""A slow, literal reading of the Strata 7 rules to compare with the engine: boards are texts, cells are coordinates."""

from moves import paired

DEFAULTS = dict(
    contact="eight",
    liberty="literal",
    own_objectives="open",
    jump_twice="on",
    round_trip="off",
    pass_through="off",
    reinforce="any",
    exit_objectives="own",
    no_exit="illegal",
    must_separate="step",
    pair_points="2",
    order="mover",
)


def cell_of(name):
    return "abcdefghij".index(name[0]), int(name[1:])


def name_of(cell):
    return f"{'abcdefghij'[cell[0]]}{cell[1]}"


def around(cell, contact="eight"):
    steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
    return [(cell[0] + x, cell[1] + y) for x, y in steps if contact == "eight" or 0 in (x, y)]


def beyond(cell, over):
    return 2 * over[0] - cell[0], 2 * over[1] - cell[1]


class Literal:
    """Pawns on a board, and their legal moves."""

    def __init__(self, options, values, pawns, left):
        self.options = options
        self.values = values  # every active cell with its value, 0 for an ordinary one
        self.pawns = pawns  # w or b, ww or bb for a pair
        self.left = left  # the objective that each pair left

    @staticmethod
    def read(position, **options):
        """The pawns of a position line."""
        fields = dict(field.split("=") for field in position.split())
        literal = Literal(DEFAULTS | options, {}, {}, {})
        for row, text in enumerate(fields["board"].split("/")):
            for column, sign in enumerate(text):
                if sign not in "_#":
                    literal.read_sign((column, 10 - row), sign)
        for names in fields["pairs"].split(",") if "pairs" in fields else []:
            pair = names[: 3 if names[2] == "0" else 2]  # a name has two characters, or three in row 10
            literal.left[cell_of(pair)] = cell_of(names[len(pair) :])
        return literal

    def read_sign(self, cell, sign):
        if sign in ".123":
            self.values[cell] = ".123".index(sign)
            return
        side = "w" if sign.lower() in "wxyz" else "b"
        self.values[cell] = ("wxyz" if side == "w" else "bcde").index(sign.lower())
        self.pawns[cell] = side if sign.islower() else side + side

    # The kinds of cells

    def target(self, side, cell):
        """The value of an objective that this side can take."""
        return self.values.get(cell, 0) if (cell[1] > 5) == (side == "w") else 0

    def own(self, side, cell):
        return self.values.get(cell, 0) if (cell[1] > 5) != (side == "w") else 0

    def open_to(self, side, cell):
        """Whether the cell is empty and this side may enter it."""
        if cell not in self.values or cell in self.pawns:
            return False
        return not (self.options["own_objectives"] == "closed" and self.own(side, cell))

    def exits(self, side, objective):
        """Neighbouring cells: ordinary ones, and objectives of the own camp or of both."""
        free = [cell for cell in around(objective) if self.open_to(side, cell)]
        if self.options["exit_objectives"] == "off":
            return [cell for cell in free if not self.values[cell]]
        return free if self.options["exit_objectives"] == "on" else [c for c in free if not self.target(side, c)]

    def lifted(self, cell):
        """The same position with one pawn lifted off; the lower one of a pair stays."""
        pawns = dict(self.pawns)
        standing = pawns.pop(cell)
        if len(standing) == 2:
            pawns[cell] = standing[0]
        return Literal(self.options, self.values, pawns, self.left)

    # Where pawns can go

    def lands(self, side, cell, pair_left, jumped):
        """'', 'free' or 'reinforces', for a lifted pawn."""
        if self.open_to(side, cell) and cell != pair_left:
            return "free"
        if pair_left is None and self.pawns.get(cell) == side and self.target(side, cell):
            if jumped and self.options["reinforce"] == "step":
                return ""
            if self.exits(side, cell) or self.options["no_exit"] == "stay":
                return "reinforces"
        return ""

    def ends(self, start):
        """Where the pawn can go, and how it lands there."""
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

    def is_locked(self, cell):
        return len(self.pawns[cell]) == 1 and self.target(self.pawns[cell], cell) > 0

    def movers(self, side):
        pairs = [cell for cell, pawns in self.pawns.items() if pawns == side + side and self.ends(cell)]
        if self.options["must_separate"] == "any":
            forced = pairs
        else:
            forced = [cell for cell in pairs if set(self.ends(cell)) & set(self.free_steps(cell))]
        if forced:
            return pairs
        return pairs + [cell for cell, pawns in self.pawns.items() if pawns == side and not self.is_locked(cell)]

    def free_steps(self, cell):
        side = self.pawns[cell][0]
        return [near for near in around(cell) if self.open_to(side, near) and near != self.left.get(cell)]

    def legal(self, side):
        """Every move as 'start end exit', by any way."""
        moves = set()
        for start in self.movers(side):
            for end, landing in self.ends(start).items():
                exits = self.lifted(start).exits(side, end) if landing == "reinforces" else []
                for way_out in exits or [None]:
                    moves.add(" ".join(name_of(cell) for cell in (start, end, way_out) if cell))
        return moves

    def route_is_legal(self, side, legal, names, way_out):
        """Whether a written route is legal, hop by hop; its end is legal already."""
        cells = [cell_of(name) for name in names]
        start, end = cells[0], cells[-1]
        wanted = " ".join([names[0], names[-1]] + ([way_out] if way_out else []))
        if self.pawns.get(start, "?")[0] != side or wanted not in legal:
            return False
        hand, left = self.lifted(start), self.left.get(start)
        if len(cells) == 2 and end in around(start):
            return hand.lands(side, end, left, False) != ""
        jumped = []
        for here, there in paired(cells[:-1], cells[1:]):
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

    def liberties(self, cell):
        side, count = self.pawns[cell][0], 0
        for near in around(cell):
            if self.open_to(side, near):
                count += not (self.options["liberty"] == "not_own" and self.own(side, near))
            elif self.options["liberty"] != "empty" and self.pawns[cell] == side == self.pawns.get(near):
                count += self.lifted(cell).lands(side, near, None, False) == "reinforces"
        return count

    def in_contact(self, cell):
        near = [self.pawns.get(other, self.pawns[cell]) for other in around(cell, self.options["contact"])]
        return any(pawns[0] != self.pawns[cell][0] for pawns in near)

    def stranded(self, side):
        return [c for c, p in self.pawns.items() if p[0] == side and self.in_contact(c) and not self.liberties(c)]

    def apply(self, side, start, end, way_out):
        """Move, without captures; returns the value scored."""
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

    def capture(self, side):
        """Take stranded pawns after a move of this side: prisoners it makes, prisoners it loses."""
        enemy = "b" if side == "w" else "w"
        taken = self.stranded(enemy)
        lost = self.stranded(side)
        made = self.remove(taken)
        if self.options["order"] == "mover":
            lost = self.stranded(side)
        return made, self.remove(lost)

    def remove(self, cells):
        for cell in cells:
            self.left.pop(cell, None)
        return sum(len(self.pawns.pop(cell)) for cell in cells)

    def rows(self):
        """The pawns by the name of their cell."""
        return {name_of(cell): pawns for cell, pawns in self.pawns.items()}
