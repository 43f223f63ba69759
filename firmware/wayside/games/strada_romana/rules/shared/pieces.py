"""The pieces: wagons, cubes and tiles, and what each player has. The bag holds the rest of the box."""

from wayside.games.strada_romana.rules.shared.road import AREAS

COLOURS = ("yellow", "red", "green", "blue", "brown", "white")
CUBE, TILE = 0, 1  # kinds of goods
NO_GOOD = 255  # an empty space
WAGONS = 10
WAITING = 255  # a wagon that has not started
ARRIVED = 254
MOST_WAGON_TILES = 3  # 2.4 B: for each player
STACK = 9  # 2.3: one of the ten wagon tiles is removed unseen
ALL_POINTS = 20  # 2.1
ALL_COINS = 20
CHANGED = 5  # 2.4: this many coins become a victory point
LAST_ARRIVAL = 4  # 2.6


class Pieces:
    """Where all pieces are. `at` is the square of each wagon, `sides` the end from which it comes."""

    def __init__(self, coins, markets):
        """`coins` are those of each seat at the start; there are this many markets."""
        seats = len(coins)
        self.at = bytearray(bytes((WAITING,)) * WAGONS)
        self.sides = bytearray(WAGONS)
        empty = bytes((NO_GOOD,))
        self.spaces = (bytearray(empty * markets), bytearray(empty * len(AREAS)))  # by kind: colours
        self.coins = bytearray(coins)
        self.points = bytearray(seats)
        self.goods = (bytearray(6 * seats), bytearray(6 * seats))  # by kind: how many of a colour each seat has
        self.wagon_tiles = bytearray(MOST_WAGON_TILES * seats)  # numbers from 1
        self.drawn = 0  # how many pieces the device has drawn

    def copy(self):
        other = Pieces(self.coins, len(self.spaces[CUBE]))
        mine, its = self._parts(), other._parts()
        for index in range(len(mine)):
            its[index][:] = mine[index]
        other.drawn = self.drawn
        return other

    def _parts(self):
        cubes, tiles = self.spaces
        own_cubes, own_tiles = self.goods
        return self.at, self.sides, cubes, tiles, self.coins, self.points, own_cubes, own_tiles, self.wagon_tiles

    def to_bytes(self):
        data = bytearray()
        for part in self._parts():
            data += part
        data.append(self.drawn)
        return bytes(data)

    def take_bytes(self, data):
        """Take over the bytes of `to_bytes`. Returns the bytes after them."""
        place = 0
        for part in self._parts():
            part[:] = data[place : place + len(part)]
            place += len(part)
        self.drawn = data[place]
        return data[place + 1 :]

    # Wagons

    def is_free(self, square):
        """Whether there is no wagon on a square."""
        return square not in bytes(self.at)  # MicroPython cannot search a bytearray for a number

    def arrived(self):
        return sum([place == ARRIVED for place in self.at])

    # Goods

    def own(self, seat, kind, colour):
        return self.goods[kind][6 * seat + colour]

    def on_board(self, kind, colour):
        return sum([good == colour for good in self.spaces[kind]])

    def in_hands(self, kind, colour):
        goods = self.goods[kind]
        return sum([goods[place] for place in range(colour, len(goods), 6)])

    # Coins

    def earn(self, seat, limited, may_pile_up):
        """Give a coin: the fifth becomes a victory point. Says whether that was the last point."""
        if limited and sum(self.coins) >= ALL_COINS:
            return False
        self.coins[seat] += 1
        if self.coins[seat] == CHANGED and not may_pile_up:
            self.coins[seat] = 0
            self.points[seat] += 1
            return sum(self.points) == ALL_POINTS
        return False

    # Wagon tiles

    def tiles_of(self, seat):
        """The numbers of the wagon tiles of a seat."""
        first = MOST_WAGON_TILES * seat
        return [tile for tile in self.wagon_tiles[first : first + MOST_WAGON_TILES] if tile]

    def give_tile(self, seat, tile):
        self.wagon_tiles[MOST_WAGON_TILES * seat + len(self.tiles_of(seat))] = tile

    def tiles_taken(self):
        return [tile for tile in self.wagon_tiles if tile]
