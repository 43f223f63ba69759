"""A slow, literal reading of the Strada Romana rules to compare with the engine: squares are names, turns are lists.

It does not use the engine: the lines of the stand-in are listed, a turn is judged step by step, and whether a turn can
still end legally is found by trying everything.
"""

COLOURS = ("yellow", "red", "green", "blue", "brown", "white")
AREAS = ("I", "II", "III", "IV", "V", "VI")
COLUMNS = ("HCL", "HCL", "HCL", "HCL", "HL", "HCL", "C", "HCL", "HL", "HCL", "HCL", "HCL", "HCL", "HL")
LINES = """1H-2H 1C-2C 1L-2L 2H-3H 2C-3C 2L-3L 3H-4H 3C-4C 3L-4L 4H-5H 4C-5H 4C-5L 4L-5L 5H-6H 5H-6C 5L-6C 5L-6L
6H-7C 6C-7C 6L-7C 7C-8H 7C-8C 7C-8L 8H-9H 8C-9H 8C-9L 8L-9L 9H-10H 9H-10C 9L-10C 9L-10L 10H-11H 10C-11C 10L-11L
11H-12H 11C-12C 11L-12L 12H-13H 12C-13C 12L-13L 13H-14H 13C-14H 13C-14L 13L-14L""".split()
MARKETS = ("1H", "2L", "3H", "4L", "5H", "6L", "7C", "8L", "9H", "10L", "11H", "12L", "13H", "14L")
ENTRIES = {"ostia": ("1H", "1C", "1L"), "rome": ("14H", "14L")}
OTHER = {"ostia": "rome", "rome": "ostia"}
DEFAULTS = dict(
    entering="step",
    leaving="step",
    arrival_goods="off",
    through="step",
    gap="on",
    unused="gone",
    fourth="may",
    compulsion="order",
    partial="on",
    again="off",
    lacking="empty",
    arrivals="free",
)


def column(square):
    return int(square[:-1])


def height(square):
    return "HCL".index(square[-1])


def squares():
    return [str(number + 1) + row for number, rows in enumerate(COLUMNS) for row in rows]


def part(square):
    return 0 if column(square) <= 5 else 1 if column(square) <= 9 else 2


def areas(square):
    upper, lower = AREAS[2 * part(square)], AREAS[2 * part(square) + 1]
    return {"H": (upper,), "L": (lower,), "C": (upper, lower)}[square[-1]]


class Table:
    """Wagons by number (None waits, "finish"), goods on the board, what the player on turn has."""

    def __init__(self, position, **options):
        fields = dict([word.split("=", 1) for word in position.split()])
        self.options = dict(DEFAULTS)
        self.options.update(options)
        self.where, self.side = {}, {}
        for end in ("ostia", "rome"):
            for word in fields[end].split(","):
                number, _, place = word.partition(":")
                self.where[int(number)] = place or None
                self.side[int(number)] = end
        players = [word[0] for word in fields["coins"].split(",")]
        seat = players.index(fields["turn"])
        self.one_good = len(players) < 4
        self.coins = int(fields["coins"].split(",")[seat][1:])
        self.points_left = 20 - sum([int(word[1:]) for word in fields["points"].split(",")])
        self.steps_known = {}
        self.tiles = dict([(AREAS[place], colour) for place, colour in enumerate(fields["tiles"].split(","))])
        self.cubes = dict([("M%02d" % (place + 1), c) for place, c in enumerate(fields["cubes"].split(","))])
        self.bag = {"cube": {}, "tile": {}}
        hands = [word[1:].split("/") for word in fields["goods"].split(",")]
        for place, colour in enumerate(COLOURS):
            held = [sum([int(hand[kind][place], 16) for hand in hands]) for kind in (0, 1)]
            self.bag["cube"][colour] = 6 - held[0] - list(self.cubes.values()).count(colour)
            self.bag["tile"][colour] = 6 - held[1] - list(self.tiles.values()).count(colour)

    # One step

    def steps_from(self, side, before):
        """[(square, kind)] of all steps from a square."""
        key = "%s %s" % (side, before)
        if key not in self.steps_known:
            found = [(after, self.kinds_of_step(side, before, after)) for after in squares() + ["finish"]]
            self.steps_known[key] = [(after, kinds[0]) for after, kinds in found if kinds]
        return self.steps_known[key]

    def kinds_of_step(self, side, before, after):
        """The kind of a step: plain, lateral or diagonal; nothing if there is no such step."""
        if before is None:
            return ["plain"] if after in ENTRIES[side] else []
        if after == "finish":
            return ["plain"] if before in ENTRIES[OTHER[side]] else []
        forward = column(after) - column(before) if side == "ostia" else column(before) - column(after)
        if forward == 1:
            if before + "-" + after in LINES or after + "-" + before in LINES:
                return ["plain"]
            return ["diagonal"] if abs(height(before) - height(after)) == 1 else []
        if forward == 0 and before != after:
            rows = COLUMNS[column(before) - 1]
            if abs(height(before) - height(after)) == 1 or len(rows) == 2 and self.options["gap"] == "on":
                return ["lateral"]
        return []

    def room(self, side):
        """Places at the other end, if an option counts them."""
        if self.options["arrivals"] == "free":
            return True
        there = OTHER[side]
        waiting = [w for w in self.where if self.side[w] == there and self.where[w] is None]
        arrived = [w for w in self.where if self.side[w] == side and self.where[w] == "finish"]
        return len(waiting) + len(arrived) < 5


class Turn:
    """A turn that is read word by word; the first word that breaks a rule sets `fault`."""

    def __init__(self, table):
        self.table = table
        self.where = dict(table.where)
        self.pay = 0
        self.made = 0
        self.finished = []
        self.loaded = []  # wagons that took a good
        self.current = None
        self.stop = None  # the square where goods can be taken
        self.taken = []
        self.due = None
        self.used = []  # prices of the special moves so far
        self.over = False
        self.best = 0  # the most steps in any order of play, if they count
        self.tiles, self.cubes = dict(table.tiles), dict(table.cubes)
        self.bag = {"cube": dict(table.bag["cube"]), "tile": dict(table.bag["tile"])}

    def copy(self):
        other = Turn(self.table)
        for name in ("pay", "made", "current", "stop", "due", "over", "best"):
            setattr(other, name, getattr(self, name))
        other.where = dict(self.where)
        other.finished, other.taken, other.used = list(self.finished), list(self.taken), list(self.used)
        other.loaded = list(self.loaded)
        other.tiles, other.cubes = dict(self.tiles), dict(self.cubes)
        other.bag = {"cube": dict(self.bag["cube"]), "tile": dict(self.bag["tile"])}
        return other

    # Steps

    def option(self, name):
        return self.table.options[name]

    def most(self):
        return 4 if self.pay >= 3 else 3

    def obliged(self):
        return self.most() if self.option("fourth") == "must" else 3

    def may_start(self, wagon):
        if self.where[wagon] == "finish" or wagon == self.current or wagon in self.loaded:
            return False
        return self.option("again") == "on" or wagon not in self.finished

    def step(self, wagon, before, after, last, pay):
        """(number of steps, prices it uses), or None if it is not allowed with this payment."""
        side = self.table.side[wagon]
        kinds = dict(self.table.steps_from(side, before))
        if after not in kinds:
            return None
        price = {"plain": 0, "lateral": 1, "diagonal": 2}[kinds[after]]
        if price > pay:
            return None
        prices = [price] if price else []
        others = [w for w, place in self.where.items() if w != wagon and place == after and after != "finish"]
        if others:
            if last or pay < 4:
                return None
            prices.append(4)
        if after == "finish" and not self.room(side):
            return None
        steps = 1
        if before is None and self.option("entering") == "free":
            steps = 0
        elif after == "finish" and self.option("leaving") == "free":
            steps = 0
        elif others and self.option("through") == "jump":
            steps = 0
        return steps, prices

    def room(self, side):
        table = self.table
        before, table.where = table.where, self.where
        found = table.room(side)
        table.where = before
        return found

    def go(self, wagon, route, pay=None, limit=None):
        """Moves a wagon; says whether that is allowed, with another payment or number of steps if they are given."""
        pay = self.pay if pay is None else pay
        limit = limit or (4 if pay >= 3 else 3)
        if not self.may_start(wagon):
            return False
        if self.current is not None:
            self.finished.append(self.current)
        self.stop = None
        for place, after in enumerate(route):
            if self.where[wagon] == "finish":
                return False
            found = self.step(wagon, self.where[wagon], after, place == len(route) - 1, pay)
            if found is None:
                return False
            self.stop = self.where[wagon]
            self.where[wagon] = after
            self.made += found[0]
            self.used += found[1]
        if self.made > limit:
            return False
        if self.made > 3:
            self.used.append(3)
        if self.where[wagon] != "finish":
            self.stop = self.where[wagon]
        elif self.option("arrival_goods") == "off":
            self.stop = None
        self.current = wagon
        while wagon in self.finished:
            self.finished.remove(wagon)
        if list(self.where.values()).count("finish") >= 4:
            self.over = True
        return True

    def routes(self, wagon, left, pay):
        """[(route, steps)]: every route of a wagon with at most `left` steps."""
        found = []
        waiting = [([], self.where[wagon], 0)]
        while waiting:
            route, before, made = waiting.pop()
            if before == "finish":
                continue
            for after, _ in self.table.steps_from(self.table.side[wagon], before):
                step = self.step(wagon, before, after, False, pay)
                if step is None or made + step[0] > left or step[0] == 0 and after in route:
                    continue
                waiting.append((route + [after], after, made + step[0]))
                if self.step(wagon, before, after, True, pay) is not None:
                    found.append((route + [after], made + step[0]))
        return found

    def can_step(self, wagon, pay):
        """Whether a wagon can make a step that counts."""
        most = self.most() if pay == self.pay else self.obliged()
        left = most - self.made
        if self.where[wagon] == "finish" or left < 1:
            return False
        return any([steps for _, steps in self.routes(wagon, left, pay)])

    def may_end(self):
        if self.over:
            return True
        if self.current is None or self.due:
            return False
        if self.option("unused") == "refused" and self.pay and self.pay not in self.used:
            return False
        if self.made >= self.obliged():
            return True
        if self.option("partial") == "off":
            return False
        if self.option("compulsion") in ("order", "most"):
            return self.made >= self.best
        pay = self.pay if self.option("compulsion") == "there" else 0
        for wagon in self.where:
            goes_on = wagon == self.current and wagon not in self.finished
            if (goes_on or self.may_start(wagon)) and self.can_step(wagon, pay):
                return False
        return True

    def find_best(self):
        """The most compulsory steps in any order of play, counted up to those that are compulsory."""
        best = self.made
        for wagon in self.where:
            if self.may_start(wagon):
                for route, _ in self.routes(wagon, self.obliged() - self.made, self.pay):
                    turn = self.copy()
                    if turn.go(wagon, route):
                        best = max(best, turn.made if turn.over else turn.find_best())
                        if best >= self.obliged():
                            return self.obliged()
        return best

    # Goods

    def spaces(self, kind):
        """The names of the spaces whose good can be taken now."""
        if self.stop is None or self.over or self.due or self.taken and (self.table.one_good or kind in self.taken):
            return []
        if self.option("lacking") == "stays" and not sum(self.bag[kind].values()):
            return []
        if kind == "tile":
            return [area for area in areas(self.stop) if self.tiles[area] != "-"]
        names = ["M%02d" % (place + 1) for place, square in enumerate(MARKETS) if square == self.stop]
        return [name for name in names if self.cubes[name] != "-"]

    def earn(self, colour):
        """A coin for each cube of the colour; five become a point, and the 20th point ends the game."""
        coins = self.table.coins - self.pay + list(self.cubes.values()).count(colour)
        if coins // 5 >= self.table.points_left:
            self.over = True

    def read(self, word):
        """One word of a turn; says whether it is allowed. Words after the end of the game are dropped."""
        if self.over:
            return True
        key, mark, value = word.partition("=")
        if key == "draw":
            if not self.due:
                return False
            kind, name = self.due
            left = self.bag[kind]
            if value == "none":
                if sum(left.values()):
                    return False
                value = "-"
            elif not left.get(value):
                return False
            else:
                left[value] -= 1
            if kind == "tile":
                self.earn(self.tiles[name])
            (self.tiles if kind == "tile" else self.cubes)[name] = value
            self.due = None
            return True
        if self.due:
            return False
        if key == "pay":
            self.pay = int(value)
            return self.current is None and self.pay <= self.table.coins
        if mark:
            if value not in self.spaces(key):
                return False
            self.taken.append(key)
            self.due = (key, value)
            self.loaded.append(self.current)
            if self.current not in self.finished:
                self.finished.append(self.current)
            return True
        number, _, route = word.partition(":")
        return self.go(int(number), route.split("-"))


def judge(table, move):
    """Whether a whole turn of movement is legal."""
    turn = begun(table, move.split()[1:])
    return turn is not None and turn.may_end()


def begun(table, words):
    """The turn after these words, or None if one is not allowed."""
    turn = Turn(table)
    if words and words[0].startswith("pay="):
        if not turn.read(words[0]):
            return None
        words = words[1:]
    if turn.option("compulsion") == "most":
        turn.best = turn.copy().find_best()
    if turn.option("compulsion") == "order":
        turn.best = best_unpaid(table, turn.obliged())
    for word in words:
        if not turn.read(word):
            return None
    return turn


def best_unpaid(table, wanted):
    """The most steps, up to `wanted`, that wagons can make in some order without a special move: every order is tried."""
    waiting = [Turn(table)]
    best = 0
    while waiting and best < wanted:
        turn = waiting.pop()
        best = max(best, turn.made)
        for wagon in turn.where if not turn.over else ():
            if turn.may_start(wagon):
                for route, _ in turn.routes(wagon, wanted - turn.made, 0):
                    after = turn.copy()
                    if after.go(wagon, route, 0, wanted):
                        waiting.append(after)
    return best


def can_end(turn):
    """Whether a turn in progress can still end legally, by trying everything."""
    if turn.due:
        turn = refilled(turn)
    if turn.may_end():
        return True
    for kind in ("tile", "cube"):
        for name in turn.spaces(kind):
            after = turn.copy()
            after.read("%s=%s" % (kind, name))
            if can_end(after):
                return True
    for wagon in turn.where:
        if turn.may_start(wagon):
            for route, _ in turn.routes(wagon, turn.most() - turn.made, turn.pay):
                after = turn.copy()
                if after.go(wagon, route) and can_end(after):
                    return True
    return False


def refilled(turn):
    """After the coins of a tile; the space stays empty, because nobody knows what comes."""
    after = turn.copy()
    kind, name = turn.due
    spaces = after.tiles if kind == "tile" else after.cubes
    if kind == "tile":
        after.earn(spaces[name])
    spaces[name] = "-"
    after.due = None
    return after
