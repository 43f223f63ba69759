"""The layout before the first turn, from the seed of a match: wagons, tiles, cubes (2.3)."""

from wayside.games.strada_romana.rules.shared import chance
from wayside.games.strada_romana.rules.shared.pieces import COLOURS, CUBE, TILE, WAGONS
from wayside.games.strada_romana.rules.shared.road import OSTIA, ROME


def lay_out(variant, pieces):
    """Five wagons at each end, one tile of each colour on the areas, a cube on each market."""
    draw = Draw(variant.seed)
    wagons = draw.mixed(list(range(WAGONS)))
    if not variant.books:  # they do not know where the wagons wait
        place_wagons(pieces, wagons[: WAGONS // 2])
    pieces.spaces[TILE][:] = bytes(draw.mixed(list(range(len(COLOURS)))))
    left = list(variant.box[CUBE])
    for market in range(len(pieces.spaces[CUBE])):
        colour = chance.pick(left, draw.number(sum(left)))
        left[colour] -= 1
        pieces.spaces[CUBE][market] = colour


def place_wagons(pieces, at_ostia):
    """These wagons wait at Ostia, the others at Rome."""
    for wagon in range(WAGONS):
        pieces.sides[wagon] = OSTIA if wagon in at_ostia else ROME


def put_away(seed):
    """The wagon tile that is removed unseen, if the device keeps the stack."""
    # It has its own random sequence, so that the layout does not show which tile it is.
    return 1 + Draw("away " + seed).number(WAGONS)


class Draw:
    """A random sequence of its own, apart from what is drawn during the match."""

    def __init__(self, seed):
        self.seed = "layout " + seed
        self.count = 0

    def number(self, below):
        self.count += 1
        return chance.number(self.seed, self.count, below)

    def mixed(self, items):
        mixed = []
        while items:
            mixed.append(items.pop(self.number(len(items))))
        return mixed
