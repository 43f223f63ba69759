"""The land: the terrain of each hex, and where the settlements are and of which kind."""

from wayside.games.la_strada.rules.shared.hexes import Hexes

TERRAINS = "PFH"  # plain, forest, hill
SETTLEMENTS = "5432"  # a city, a fortified town, a village (Weiler), a farm (Hof), by their gold
COUNTS = (4, 5, 5, 5)  # how many of each (1.1)
PLACES = 19
FIRST_COST = 2  # days for a tile on a plain; the cost of a tile minus this is the number of its terrain
COSTS = (FIRST_COST, FIRST_COST + 1, FIRST_COST + 2)  # for a tile on plain, forest, hill (1.3)
NO_PLACE = 255


class Land:
    """A board that was read from its rows. It never changes during a match."""

    def __init__(self, rows, size):
        self.hexes = Hexes(size)
        cells = "".join(rows)
        self.costs = bytearray(256)  # the cost of a tile on each cell; 0 for a settlement and for NOWHERE
        self.places = bytearray()  # the cells of the 19 settlements, in their order
        self.values = bytearray()  # what a single merchant earns in each
        self.place_at = bytearray([NO_PLACE] * len(cells))  # the number of the settlement on a cell
        for cell, letter in enumerate(cells):
            if letter in TERRAINS:
                self.costs[cell] = TERRAINS.index(letter) + FIRST_COST
            else:
                self.place_at[cell] = len(self.places)
                self.places.append(cell)
                self.values.append(int(letter))

    def text(self):
        """The rows, in the form that lands.py reads."""
        rows = []
        firsts = self.hexes.firsts
        for row in range(self.hexes.rows):
            rows.append("".join([self.letter(cell) for cell in range(firsts[row], firsts[row + 1])]))
        return "/".join(rows)

    def letter(self, cell):
        cost = self.costs[cell]
        return TERRAINS[cost - FIRST_COST] if cost else str(self.values[self.place_at[cell]])
