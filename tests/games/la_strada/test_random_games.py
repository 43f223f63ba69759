"""1,000 seeded random games on 20 layouts, checked by a ledger; 5,000 of their positions with the literal reading."""

import random

import pytest
from games.la_strada.literal import COST, Literal
from games.la_strada.tables import match, moves
from moves import ONE_IN, paired, random_move

import wayside.games.la_strada as la_strada
from wayside.games.moves import END

LAYOUTS = max(2, 20 // ONE_IN)
GAMES = max(1, 50 // ONE_IN)  # on each layout
POSITIONS = 5  # of each game that are compared
OPTION_GAMES = max(1, 60 // ONE_IN)
TRACKER_GAMES = max(1, 150 // ONE_IN)

ENDS = {"no_route", "no_merchants", "no_tiles", "all_taken", "both_unable"}  # of the game on a map

RANDOM_OPTIONS = {
    "day_cap": ["hold", "hold", "hold", "save"],
    "end_check": ["max10", "current_days"],
    "end_timing": ["before_income", "after_income"],
    "transit": ["free", "same_turn"],
    "transit_without_merchant": ["off", "on"],
    "zero_tile_link": ["off", "free"],
    "start_by_settlement": ["on", "off"],
    "own_starts": ["free", "apart"],
}


def layout(seed):
    editor = la_strada.GAME.editor("standin", random.Random(seed).randrange, {})
    editor.play("shuffle")
    return editor.result()


class Ledger:
    """Days, tiles and merchants by the rules: what every player should have after each move."""

    def __init__(self, rules):
        self.rules = rules
        self.days = [0] * len(rules.players)
        self.before_income = [0] * len(rules.players)
        self.tiles = [{"P": 18, "F": 8, "H": 5} for _ in rules.players]
        self.left = [12] * len(rules.players)
        self.taken = set()
        text = rules.land.text()
        self.land = Literal.read_land(text)

    def note(self, seat, move):
        rules = self.rules
        if move.startswith("build"):
            names = move.split()[1].split("-")
            for name in names[1:-1]:
                letter = self.land[Literal.at(name)]
                self.days[seat] -= COST[letter]
                self.tiles[seat][letter] -= 1
            if len(rules.players) > 2 or names[-1] not in self.taken:
                self.left[seat] -= 1
            self.taken.add(names[-1])
        elif rules.phase == 2 and rules.outcome()[0] == "both_unable":
            self.days[seat] = self.before_income[seat]
        elif rules.turn >= 0 and rules.phase == 1:
            self.before_income[rules.turn] = self.days[rules.turn]
            self.days[rules.turn] = min(10, self.days[rules.turn] + 6)
        assert list(rules.days) == self.days
        assert [rules.tiles(seat) for seat in range(len(self.days))] == [tuple(left.values()) for left in self.tiles]
        assert list(rules.board.left) == self.left
        assert min(self.days) >= 0 and min(self.left) >= 0 and min(min(left.values()) for left in self.tiles) >= 0


def step(rules, rng):
    """A random move; a player who can build rarely ends his turn."""
    while True:
        move = random_move(rules, rng)
        if move != "end" or rng.random() < 0.2 or rules.expects() != "build":
            return move


def compare(rules, other, rng, options):
    """All roads by the tree, by `check` and by the literal reading; in every other call with the most days."""
    text = rules.position()
    if rng.random() < 0.5:
        player = rules.players[rules.turn]
        text = text.replace(f"{player}{rules.days[rules.turn]}", f"{player}{rules.variant.most_days}", 1)
    other.set_position(text)
    routes = Literal(text, options).routes()
    assert [move for move in moves(other) if move != "end"] == routes
    legal = set(routes)
    for move in rng.sample(routes, min(3, len(routes))):
        assert other.check(move) is None
        broken = twisted(move, other, rng)
        assert (other.check(broken) is None) == (broken in legal), broken
    return len(routes)


def twisted(move, rules, rng):
    """The same road with a hex left out, doubled or replaced by another one."""
    names = move.split()[1].split("-")
    index = rng.randrange(len(names))
    other = rules.hexes.name(rng.randrange(rules.hexes.count))
    names[index : index + 1] = rng.choice(([], [names[index], other], [other]))
    return "build " + "-".join(names) if len(names) > 1 else move


def check_end(rules, seat):
    """Why the game ended, by the literal reading of the last position."""
    reason = rules.outcome()[0]
    literal = Literal(rules.position())
    if reason == "all_taken":
        assert len({place for _, place in literal.merchants}) == 19
        return reason
    for player in rules.players if reason == "both_unable" else [rules.players[seat]]:
        literal.player = player
        assert literal.routes(10) == []
    if reason == "no_merchants":
        assert rules.board.left[seat] == 0
    elif reason in ("no_tiles", "no_route"):
        literal.tiles_left = lambda player: {"P": 18, "F": 18, "H": 18}
        assert bool(literal.routes(10)) == (reason == "no_tiles") and rules.board.left[seat]
    return reason


def watch(rules, other, rng, positions):
    """One game from its beginning to its end; `other` is a second table of the same kind."""
    ledger = Ledger(rules)
    history, compared, routes = [], 0, 0
    while rules.turn >= 0:
        seat, count = rules.turn, len(rules.players)
        history.append(rules.snapshot())
        if rules.phase == 1 and compared < positions and (rng.random() < 0.15 or len(history) > 30):
            routes += compare(rules, other, rng, {})
            compared += 1
        move = step(rules, rng)
        assert rules.check(move) is None
        rules.play(move)
        ledger.note(seat, move)
    reason = check_end(rules, (seat + 1) % count)
    assert rules.news[-1][0] == reason
    history.append(rules.snapshot())
    for snapshot in [history[-1]] + rng.sample(history, 3) + [history[0]]:
        rules.restore(snapshot)
        assert rules.snapshot() == snapshot and rules.news == []
        text = rules.position()
        rules.set_position(text)
        assert (rules.snapshot(), rules.position()) == (snapshot, text)
    return reason, compared, routes


def tables(rows):
    """A table for each number of players, and another one of each kind."""
    return [[match("KGYR"[:count], land=rows) for count in (2, 3, 4)] for _ in range(2)]


@pytest.mark.parametrize("chunk", range(LAYOUTS))
def test_random_games_keep_the_books_and_agree_with_the_literal_reading(chunk):
    rules, others = tables(layout(chunk))
    compared = routes = 0
    for number in range(GAMES):
        rng = random.Random(1000 * chunk + number)
        _, more, found = watch(rules[number % 3], others[number % 3], rng, POSITIONS + number % 2)
        compared += more
        routes += found
    assert compared >= GAMES * POSITIONS
    assert routes > 10 * compared


def test_each_end_of_the_map_game_occurs():
    rules, others = tables(layout(0))
    seen = set()
    for number in range(150):
        seen.add(watch(rules[number % 3], others[number % 3], random.Random(number), 0)[0])
        if seen == ENDS:
            break
    assert seen == ENDS


@pytest.mark.parametrize("chunk", range(6))
def test_random_options_agree_with_the_literal_reading(chunk):
    for seed in range(chunk * OPTION_GAMES // 6, (chunk + 1) * OPTION_GAMES // 6):
        rng = random.Random(seed)
        options = {key: rng.choice(values) for key, values in RANDOM_OPTIONS.items()} | {"land": layout(seed)}
        players = "KGYR"[: rng.choice((2, 2, 3, 4))]
        rules, other = la_strada.GAME.rules(players, options), la_strada.GAME.rules(players, options)
        history = []
        while rules.turn >= 0:
            history.append((rules.snapshot(), rules.position()))
            if rules.phase == 1 and rng.random() < 0.1:
                compare(rules, other, rng, options)
            move = step(rules, rng)
            assert rules.check(move) is None
            rules.play(move)
        for snapshot, position in reversed(history):
            rules.restore(snapshot)
            assert (rules.snapshot(), rules.position()) == (snapshot, position)


def tracker_game(seed):
    rng = random.Random(seed)
    options = {key: rng.choice(values) for key, values in RANDOM_OPTIONS.items()} | {"mode": "tracker"}
    players = "KGYR"[: rng.choice((2, 3, 4))]
    rules = la_strada.GAME.rules(players, options)
    spoken = rng.choice((0.02, 0.3))  # how often a player says `blocked`
    history = []
    while rules.turn >= 0:
        history.append((rules.snapshot(), rules.position()))
        move = random_move(rules, rng)
        if move == "blocked" and rng.random() > spoken:
            continue
        assert rules.check(move) is None
        rules.play(move)
    reason, score = rules.outcome()[0], rules.score()
    for snapshot, position in reversed(history):
        rules.restore(snapshot)
        assert (rules.snapshot(), rules.position()) == (snapshot, position)
        rules.set_position(position)
        assert (rules.snapshot(), rules.position()) == (snapshot, position)
    return reason, score


def test_random_games_of_the_tracker():
    reasons = set()
    for seed in range(TRACKER_GAMES):
        reason, score = tracker_game(seed)
        reasons.add(reason)
        assert all(total == sum(points for _, _, points in lines) for total, lines in score)
    assert reasons <= {"blocked", "both_unable", "no_merchants", "all_taken"}
    assert len(reasons) == 4 or ONE_IN > 1  # the few games on MicroPython need not end in every way


def test_the_tree_of_the_tracker_and_check_agree():
    for seed in range(8):
        rng = random.Random(seed)
        options = {key: rng.choice(values) for key, values in RANDOM_OPTIONS.items()} | {"mode": "tracker"}
        rules = la_strada.GAME.rules("KGYR"[: rng.choice((2, 3))], options)
        for _ in range(rng.randrange(25)):
            if rules.turn >= 0:
                rules.play(random_move(rules, rng))
        listed = moves(rules)
        assert len(listed) == len(set(listed))
        assert {move for move in every_short_build(rules) if rules.check(move) is None} == {
            f"{move.split('>')[0]}>{name}"
            for move in listed
            if ">" in move and len(move) < 12
            for name in equal_names(rules, move.split(">")[1])
        }
        tried = {rules.text_of(path) for path in short_tries(rules)}
        legal = {move for move in tried if rules.check(move) is None}
        assert legal == {move for move in listed if move in tried}
        assert all(rules.check(move) is None for move in listed)


def short_tries(rules):
    """Every possible question with at most three tiles."""
    waiting = [[]]
    while waiting:
        path = waiting.pop()
        for choice in rules.tries(path):
            if choice.token == END:
                yield path
            elif len(path) < 6:
                waiting.append(path + [choice.token])


# Settlements of one kind with the same players are interchangeable (1.11)

NAMES = [f"{kind}{number}" for kind, count in paired("CTVF", (4, 5, 5, 5)) for number in range(1, count + 1)]


def standing(rules, name):
    """Who has a merchant in a settlement and who is linked there, from the position line."""
    places = dict(field.split("=") for field in rules.position().split())["places"]
    return "".join(text[2:] for text in places.split(",") if text[:2] == name)


def equal_names(rules, name):
    return [other for other in NAMES if other[0] == name[0] and standing(rules, other) == standing(rules, name)]


def every_short_build(rules):
    """Builds of all settlements with one or two tiles, or with none if that is allowed."""
    tiles = ["P", "F", "H"] + [first + second for first in "PFH" for second in "PFH"]
    if not rules.variant.least_tiles:
        tiles.append("")
    return [f"build {laid}>{name}" for laid in tiles for name in NAMES]


@pytest.mark.parametrize("seed", range(max(2, 24 // ONE_IN)))
def test_equal_settlements_can_be_swapped_without_any_difference(seed):
    """The same game twice; in the second one the names of equal settlements change at random before each move."""
    rng = random.Random(seed)
    options = {key: rng.choice(values) for key, values in RANDOM_OPTIONS.items()} | {"mode": "tracker"}
    players = "KGYR"[: rng.choice((2, 3, 4))]
    rules, other = la_strada.GAME.rules(players, options), la_strada.GAME.rules(players, options)
    called = {name: name for name in NAMES}  # what the second game calls a settlement of the first
    swapped = 0
    while rules.turn >= 0:
        first = rng.choice(NAMES)
        second = rng.choice(equal_names(rules, first))
        called[first], called[second] = called[second], called[first]
        swapped += first != second
        for move in rng.sample(every_short_build(rules), 12):
            here, there = rules.check(move), other.check(renamed(move, called))
            assert (here and (here.code, here.facts)) == (there and (there.code, there.facts)), move
        assert offered_gold(rules) == offered_gold(other)
        move = random_move(rules, rng)
        if move == "blocked" and rng.random() > 0.1:
            continue
        rules.play(move)
        other.play(renamed(move, called))
        assert list(rules.days) == list(other.days)
        assert [total for total, _ in rules.score()] == [total for total, _ in other.score()]
    assert rules.outcome() == other.outcome()
    assert swapped


def renamed(move, called):
    tiles, mark, name = move.partition(">")
    return tiles + mark + called[name] if mark else move


def offered_gold(rules):
    """What each kind of settlement offers: the gold of each group."""
    return [sorted(choice.value for choice in rules.next(["build", kind])) for kind in "CTVF"]
