"""La Strada's roads by the words of the rules page, slowly: from the text of a position, with coordinates."""

COST = {"P": 2, "F": 3, "H": 4}
STOCK = {"P": 18, "F": 8, "H": 5}
# East, then counter-clockwise: (row, diagonal).
STEPS = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)]


class Literal:
    """The game of a position line; `options` are those that are not default."""

    def __init__(self, position, options=None):
        fields = dict(field.split("=") for field in position.split())
        self.options = options or {}
        self.days = {part[0]: int(part[1:]) for part in fields["days"].split(",")}
        self.players = list(self.days)
        self.two = len(self.players) == 2
        self.player = fields["turn"]
        self.pending = None if fields["pending"] == "-" else self.at(fields["pending"])
        self.hexes = self.read_land(fields["land"])
        self.starts = [(name[0], self.at(name[1:])) for name in listed(fields["starts"])]
        self.roads = [(road[0], [self.at(name) for name in road[1:].split("-")]) for road in listed(fields["roads"])]
        self.merchants, self.network = [], []  # (player, hex)
        for text in listed(fields["places"]):
            letters = text.lstrip("abcdefghijklmno").lstrip("0123456789")
            place = self.at(text[: len(text) - len(letters)])
            for letter in letters:
                self.network.append((letter.upper(), place))
                if letter.isupper():
                    self.merchants.append((letter, place))

    @staticmethod
    def at(name):
        return ord(name[0]) - ord("a"), int(name[1:])

    @staticmethod
    def name(hexagon):
        return "abcdefghijklmno"[hexagon[0]] + str(hexagon[1])

    @staticmethod
    def read_land(text):
        rows = text.split("/")
        middle = len(rows) // 2
        return {
            (row, diagonal + max(1, row - middle + 1)): letter
            for row, letters in enumerate(rows)
            for diagonal, letter in enumerate(letters)
        }

    # The board

    def places(self):
        return [place for place, letter in self.hexes.items() if letter in "5432"]

    def taken(self):
        """Hexes that are not empty."""
        return {tile for _, road in self.roads for tile in road[1:-1]} | {start for _, start in self.starts}

    def tiles_left(self, player):
        left = dict(STOCK)
        for owner, road in self.roads:
            for tile in road[1:-1]:
                left[self.hexes[tile]] -= owner == player
        return left

    def origins(self):
        if self.pending:
            return [self.pending]
        own = [start for owner, start in self.starts if owner == self.player]
        return own + [place for owner, place in self.network if owner == self.player]

    def goals(self):
        """Settlements to which the player on turn may build."""
        left = 12 - [owner for owner, _ in self.merchants].count(self.player)
        goals = set()
        for place in self.places():
            if (self.player, place) in self.network:
                continue
            transit = self.two and place in [taken for _, taken in self.merchants]
            if left or transit and self.options.get("transit_without_merchant") == "on":
                goals.add(place)
        return goals

    # Roads

    def routes(self, days=None):
        """Every legal road of the player on turn as a move text; with his days, or with the given number."""
        days = self.days[self.player] if days is None else days
        taken, goals, left = self.taken(), self.goals(), self.tiles_left(self.player)
        found = []
        for origin in self.origins():
            self.follow([origin], None, days, left, taken, goals, found)
        return sorted("build " + "-".join(map(self.name, route)) for route in found if self.may_stand(route, days))

    def follow(self, route, direction, days, left, taken, goals, found):
        row, diagonal = route[-1]
        for turn, (up, along) in enumerate(STEPS):
            if direction is not None and (turn - direction) % 6 not in (0, 1, 5):
                continue
            other = (row + up, diagonal + along)
            if other in goals and (len(route) > 1 or self.options.get("zero_tile_link") == "free"):
                found.append(route + [other])
            letter = self.hexes.get(other)
            if letter not in COST or other in taken or other in route:
                continue
            if COST[letter] <= days and left[letter]:
                fewer = dict(left)
                fewer[letter] -= 1
                self.follow(route + [other], turn, days - COST[letter], fewer, taken, goals, found)

    def may_stand(self, route, days):
        """transit=same_turn: the next road must leave from a link without a merchant, until one is placed."""
        goal = route[-1]
        if self.options.get("transit") != "same_turn" or goal not in [place for _, place in self.merchants]:
            return True
        if not self.two:
            return True
        if [owner for owner, _ in self.merchants].count(self.player) == 12:
            return False
        kept = self.pending
        self.pending = goal
        self.roads.append((self.player, route))
        self.network.append((self.player, goal))
        rest = days - sum(COST[self.hexes[tile]] for tile in route[1:-1])
        goes_on = bool(self.routes(rest))
        self.roads.pop()
        self.network.pop()
        self.pending = kept
        return goes_on


def listed(text):
    return [] if text == "-" else text.split(",")
