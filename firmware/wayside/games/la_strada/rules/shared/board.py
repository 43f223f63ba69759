"""The board: days, tiles and merchants of each seat, who is linked to which settlement, the roads.

Settlements have numbers from 0 to 18: on a map in the order of their cells; in the tracker cities first, then towns,
villages and farms.
"""

from wayside.games.la_strada.rules.shared.land import FIRST_COST, PLACES

TILES = (18, 8, 5)  # plain, forest, hill of each colour (1.1)
MERCHANTS = 12  # of each colour (1.1)
NO_ROAD = 255


INCOME = 6  # days at the start of each turn (1.2)
MOST_SAVED = 10


class Variant:
    """The options of a match in the form that the rules need, one attribute each; options.py sets them."""

    most_days = MOST_SAVED  # the most days that a player can have
    least_tiles = 1  # the least number of tiles of a road (1.9 U5)
    players: tuple = ()
    first_turn = 0  # the seat that begins
    two = False  # whether two play

    @property
    def starts(self):
        """How many starts there are in all (1.1, 1.6)."""
        return 4 if self.two else len(self.players)

    def after_income(self, held):
        """The days of a player after the income of a turn that he begins with `held` days."""
        return min(self.most_days, held + INCOME)

    def saved(self, held):
        """How many of his days a player keeps at the end of his turn."""
        return min(MOST_SAVED, held)


class Board:
    def __init__(self, land, seats):
        self.land = land  # None in the tracker
        self.seats = seats
        self.days = bytearray(seats)
        self.tiles = bytearray(TILES * seats)  # seat * 3 + terrain: how many are left
        self.left = bytearray([MERCHANTS] * seats)  # merchants not yet placed
        self.linked = bytearray(PLACES)  # a bit for each seat whose network the settlement belongs to
        self.merchants = bytearray(PLACES)  # a bit for each seat that has a merchant there
        self.starts = bytearray()  # the cells of the starts in the order of placing: seat 0, seat 1, ...
        if land is not None:
            self.roads = bytearray([NO_ROAD] * land.hexes.count)  # see road_code
            self.costs = bytearray(land.costs)  # the cost of a tile on each cell; 0 if no tile can be there

    # Places

    def start_seat(self, cell):
        """The seat whose start is on a cell, or -1."""
        for index, start in enumerate(self.starts):
            if start == cell:
                return index % self.seats
        return -1

    def is_origin(self, seat, cell):
        """Whether roads of this seat may begin on the cell."""
        return cell in bytes(self.origins(seat))  # MicroPython cannot search a bytearray for a number

    def origins(self, seat):
        """The cells where roads of this seat may begin: its own starts, and the settlements of its network."""
        cells = bytearray()
        for index in range(seat, len(self.starts), self.seats):
            cells.append(self.starts[index])
        for place in range(PLACES):
            if self.linked[place] >> seat & 1:
                cells.append(self.land.places[place])
        return cells

    def crowd(self, place):
        """How many merchants are in a settlement."""
        bits = self.merchants[place]
        return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)

    # Changes

    def lay_start(self, cell):
        self.starts.append(cell)
        self.costs[cell] = 0

    def lay_road(self, seat, cells):
        """Lay tiles on the hexes between the first and the last of these cells. The caller pays the days."""
        direction = self.land.hexes.direction
        for index in range(1, len(cells) - 1):
            cell = cells[index]
            self.roads[cell] = road_code(seat, direction(cells[index - 1], cell), direction(cell, cells[index + 1]))
            self.tiles[3 * seat + self.costs[cell] - FIRST_COST] -= 1
            self.costs[cell] = 0

    def link(self, seat, place, transit):
        """The settlement joins the seat's network, with a merchant unless it is a transit link."""
        self.linked[place] |= 1 << seat
        if not transit:
            self.merchants[place] |= 1 << seat
            self.left[seat] -= 1


def road_code(seat, entry, exit):
    """A tile as one number: its seat, the direction in which the road enters the hex, and that in which it leaves."""
    return seat << 6 | 6 * entry + exit


def read_road(code):
    """(seat, entry, exit) of such a number."""
    return code >> 6, (code & 63) // 6, (code & 63) % 6


def members(bits):
    """The seats in a set of bits."""
    return [seat for seat in range(4) if bits >> seat & 1]
