"""2,000 seeded random Nasca games compared with the literal reading of the rules, and 400 more with random options."""

import random

import pytest
from games.nasca.literal import Literal
from games.nasca.tables import match, moves
from moves import ONE_IN

from wayside.games.moves import END

DEFAULT_GAMES = 2000 // ONE_IN
OPTION_GAMES = 400 // ONE_IN
DEFAULT_CHUNK = min(100, DEFAULT_GAMES)
OPTION_CHUNK = min(100, OPTION_GAMES)

# Compared: at every move, the move played and TRIES random ones; at one move in EVERY (2 of a game's 48),
# all legal moves, the score and the position; at the end of every round, that nobody can place, and the score.
TRIES = 3
EVERY = 24

RANDOM_OPTIONS = {
    "board": ["11x10", "10x10"],
    "stock": ["auto", "auto", "2x10,2x7,2x2", "6x3,6x2,2x1"],
    "neutral_stock": ["1x3,2x2,3x1", "6x10,4x1"],
    "landscape": ["none", "free", "free"],
    "landscape_by": ["agreement", "alternate"],
    "neutral_stack": ["off", "on"],
    "same_landscape": ["on", "off"],
    "rounds": ["2", "1"],
    "support": ["any", "end"],
    "rest_on_span": ["on", "off"],
    "short_bridge": ["on", "off"],
    "height_limit": ["0", "0", "1", "2", "3"],
    "under_bridge": ["covered", "empty"],
    "bridge_closes": ["on", "off"],
    "diagonal_leak": ["off", "on"],
    "neutral_wall": ["off", "on"],
    "enemy_inside": ["on", "off"],
    "covered_corner": ["on", "off"],
    "compulsory": ["on", "on", "off"],
    "tie": ["draw", "second_round"],
}


class Game:
    """One random game, checked move by move."""

    def __init__(self, seed, options):
        self.random = random.Random(seed)
        self.options = options
        self.rules = match(self.random.choice(["RB", "BR"]), **options)
        self.columns = int(options.get("board", "11x10")[:2])
        self.stock = self.rules.state()["stock"]  # before any piece is placed
        self.climbing = self.random.random()  # how often this game builds bridges
        self.literal = self.literal_of(self.rules.round)
        self.left = self.left_of(self.rules.round)
        self.owner = ""  # the owner of the next piece
        self.counts = {}

    def count(self, what, number=1):
        self.counts[what] = self.counts.get(what, 0) + number

    def play(self):
        rules = self.rules
        history = []
        while rules.turn >= 0:
            history.append((rules.snapshot(), rules.position()))
            self.owner = "N" if rules.expects() == "neutral" else rules.players[rules.turn]
            move = self.choose()
            assert rules.check(move) is None
            assert self.is_legal(move)
            self.compare_random_moves()
            if self.random.randrange(EVERY) == 0:
                self.compare_everything()
            self.advance(move)
        self.compare_outcome()
        for snapshot, position in reversed(history):
            rules.restore(snapshot)
            assert (rules.snapshot(), rules.position()) == (snapshot, position)
        return self.counts

    def advance(self, move):
        """Play the move in both."""
        rules, number = self.rules, self.rules.round
        both_passed = move == "pass" and rules.passes == 1
        rules.play(move)
        self.count("moves")
        self.count("passes", move == "pass")
        if move not in ("pass", "start"):
            self.literal.place(self.owner, move.rpartition(" ")[2])
        if rules.round != number or rules.turn < 0:
            self.left = self.left_of(number)
            self.compare_end_of_round(number, both_passed)
            self.literal = self.literal_of(rules.round)
        self.left = self.left_of(rules.round)
        assert self.left == {owner: dict(stock) for owner, stock in rules.state()["stock"].items()}

    def pieces_of(self, number):
        """The pieces of a round, in the form of the position."""
        fields = dict(field.split("=") for field in self.rules.position().split())
        pieces = fields["pieces"] if number == self.rules.round else fields["before"]
        return [] if pieces == "-" else pieces.split(",")

    def literal_of(self, number):
        return Literal(",".join(self.pieces_of(number)) or "-", self.columns, **self.options)

    def left_of(self, number):
        """The stock without the pieces on the table."""
        placed = [(piece[0], length_of(piece)) for piece in self.pieces_of(number)]
        return {
            owner: {length: count - placed.count((owner, length)) for length, count in stock}
            for owner, stock in self.stock.items()
        }

    def choose(self):
        """A random move; a climbing game often takes the highest possible place."""
        path = [self.random.choice(self.rules.next([])).token]
        if path[0] not in ("pass", "start"):
            if self.random.random() < self.climbing:
                path += self.highest_place(path)
            else:
                path.append(self.random.choice(self.rules.next(path)).token)
                path.append(self.random.choice(self.rules.next(path)).token)
        assert [choice.token for choice in self.rules.next(path)] == [END]
        return self.rules.text_of(path)

    def highest_place(self, path):
        places = []
        for column in self.rules.next(path):
            for row in self.rules.next(path + [column.token]):
                places.append((row.value, self.random.random(), [column.token, row.token]))
        return max(places)[2]

    def bars(self, lengths):
        """Every bar of these lengths that starts on the board."""
        for length in lengths:
            for direction in "h" if length == 1 else "hv":
                for column in "abcdefghijk"[: self.columns]:
                    for row in range(1, 11):
                        yield f"{column}{row}{direction}{length}"

    def can_place(self, owner):
        lengths = [length for length, count in self.left[owner].items() if count]
        return any(self.literal.legal(owner, bar) for bar in self.bars(lengths))

    def is_legal(self, move):
        """What the literal reading says about a well-formed move now."""
        owner = self.owner
        if move == "start":
            return owner == "N"
        if move == "pass":
            free = self.options.get("compulsory") == "off"
            return owner != "N" and (free or not self.can_place(owner))
        bar = move.rpartition(" ")[2]
        if not self.left[owner].get(length_of(bar)):
            return False
        if owner == "N" and self.options.get("neutral_stack") != "on":
            return all(self.literal.stacks.get(cell) == [] for cell in self.literal.cells_of(bar))
        return self.literal.legal(owner, bar)

    def in_phase(self, bar):
        return "neutral " + bar if self.owner == "N" else bar

    def compare_random_moves(self):
        for _ in range(TRIES):
            column = self.random.choice("abcdefghijkl"[: self.columns + 1])
            bar = f"{column}{self.random.randint(1, 11)}{self.random.choice('hv')}{self.random.randint(1, 6)}"
            move = self.in_phase(bar)
            legal = self.is_legal(move)
            assert (self.rules.check(move) is None) == legal, move
            self.count("legal tries" if legal else "illegal tries")

    def compare_everything(self):
        rules = self.rules
        bars = [self.in_phase(bar) for bar in self.bars(length for length, _ in self.stock[self.owner])]
        legal = sorted(move for move in bars + ["pass", "start"] if self.is_legal(move))
        assert moves(rules) == legal
        assert sorted(move for move in bars + ["pass", "start"] if rules.check(move) is None) == legal
        assert self.points_of(rules.round) == self.literal.score(*rules.players)
        if self.owner != "N":
            assert any(self.can_place(player) for player in rules.players)
        other = match("".join(rules.players), **self.options)
        other.set_position(rules.position())
        assert (other.snapshot(), other.position()) == (rules.snapshot(), rules.position())
        assert (moves(other), other.score()) == (legal, rules.score())
        self.count("full comparisons")
        self.count("three levels or more", max(rules.levels()) >= 3)

    def points_of(self, number):
        points = [0, 0]
        for seat, cells in self.rules.areas_of(number):
            points[seat] += len(cells)
        return tuple(points)

    def compare_end_of_round(self, number, both_passed):
        """Nobody can place a bar any more, or both players passed; the literal reading has the same score."""
        stuck = not any(self.can_place(player) for player in self.rules.players)
        assert stuck or both_passed and self.options.get("compulsory") == "off"
        assert self.points_of(number) == self.literal.score(*self.rules.players)
        self.count("rounds")

    def compare_outcome(self):
        rules = self.rules
        totals = [sum(self.points_of(number)[seat] for number in range(1, rules.round + 1)) for seat in (0, 1)]
        assert [total for total, _ in rules.score()] == totals
        assert [sum(points for _, _, points in lines) for _, lines in rules.score()] == totals
        reason, ranking = rules.outcome()
        if totals[0] != totals[1]:
            assert (reason, ranking[0]) == ("rounds", [totals.index(max(totals))])
        else:
            assert reason in ("tie", "second_round")


def length_of(bar):
    """The length in Rc3v5 or c3v5."""
    return int(bar.replace("v", "h").rpartition("h")[2])


def add(counts, more):
    for what, number in more.items():
        counts[what] = counts.get(what, 0) + number


@pytest.mark.parametrize("chunk", range(DEFAULT_GAMES // DEFAULT_CHUNK))
def test_games_with_all_defaults_agree_with_the_literal_reading(chunk):
    counts = {}
    for seed in range(chunk * DEFAULT_CHUNK, (chunk + 1) * DEFAULT_CHUNK):
        played = Game(seed, {}).play()
        assert played["rounds"] == 2
        add(counts, played)
    # The 12 bars of both players, twice; passes are rare.
    assert 47 * DEFAULT_CHUNK <= counts["moves"] - counts["passes"] <= 48 * DEFAULT_CHUNK
    assert counts["illegal tries"] > 20 * DEFAULT_CHUNK
    assert counts["legal tries"] > 10 * DEFAULT_CHUNK
    assert counts["full comparisons"] > DEFAULT_CHUNK
    assert counts["three levels or more"] > DEFAULT_CHUNK // 4


@pytest.mark.parametrize("chunk", range(OPTION_GAMES // OPTION_CHUNK))
def test_games_with_random_options_agree_with_the_literal_reading(chunk):
    counts = {}
    for seed in range(chunk * OPTION_CHUNK, (chunk + 1) * OPTION_CHUNK):
        generator = random.Random(-1 - seed)
        options = {key: generator.choice(values) for key, values in RANDOM_OPTIONS.items()}
        add(counts, Game(seed, options).play())
    assert counts["passes"] > OPTION_CHUNK
    assert counts["full comparisons"] > OPTION_CHUNK
