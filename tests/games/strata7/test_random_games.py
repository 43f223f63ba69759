"""2,000 seeded random Strata 7 games, and 5,000 of their positions compared with the literal reading of the rules."""

import random

import pytest
from games.strata7.literal import Literal, cell_of, name_of
from games.strata7.tables import match, paths
from moves import ONE_IN

from wayside.games.strata7.rules.notation import cell_name
from wayside.games.strata7.setup.start.option_list import OPTIONS

GAMES = 2000 // ONE_IN
CHUNK = min(100, GAMES)
WATCHED = 4  # at one in this many moves the state is stored for the way back, and pawns and points are counted
MOST_MOVES = 140  # longer random games are cut
MOST_CUT = 25  # in each chunk; 212 of all games are cut
POSITIONS = 5000
SHARE = 30  # one in this many moves is compared with the literal reading
LITERAL_OPTIONS = ("board", "repetition", "separation", "captures", "sixth", "keep_point", "return_cells")


def options_of(seed):
    """Preset A, preset B and random options in turn; every value occurs many times."""
    if seed % 4 < 2:
        return {"board": "AB"[seed % 2]}
    rng = random.Random(-1 - seed)
    options = {option.key: rng.choice(option.choices) for option in OPTIONS if option.choices and rng.random() < 0.5}
    return options | {"board": rng.choice("AB")}


class Game:
    """One random game, checked move by move; its events are counted together with those of other games."""

    def __init__(self, seed, counts):
        self.random = random.Random(seed)
        self.options = options_of(seed)
        self.rules = match(self.random.choice(["WB", "BW"]), **self.options)
        self.hurry = 0.5 + self.random.random() / 2  # how often a pawn takes the way forward
        self.counts = counts
        self.moves = 0

    def play(self):
        rules = self.rules
        history = []
        while rules.turn >= 0 and self.moves < MOST_MOVES:
            if self.moves % WATCHED == 0:
                history.append((rules.snapshot(), rules.position() if len(history) % 4 == 0 else None))
                self.watch()
            path = self.choose()
            move = rules.text_of(path)
            assert rules.check(move) is None, (move, rules.position())
            if self.random.randrange(SHARE) == 0 and len(path) > 2 and path[0] != "claim":
                self.compare(path, move)
            else:
                rules.play(move)
            self.moves += 1
            for code, facts in rules.news:
                self.count(code + facts.get("player", ""))
        self.watch()
        self.count("ended" if rules.turn < 0 else "cut")
        self.undo(history)

    def count(self, what, by=1):
        self.counts[what] = self.counts.get(what, 0) + by

    def choose(self):
        """A random path; in a hurry the first destination, which is the farthest forward."""
        path = []
        while True:
            choices = self.rules.next(path)
            hurried = len(path) == 2 and self.random.random() < self.hurry
            token = choices[0].token if hurried else self.random.choice(choices).token
            if token == ".":
                return path
            path.append(token)

    def watch(self):
        """Pawns are conserved, totals are the sum of their lines, prisoners are the pawns missing from the board."""
        rules = self.rules
        for seat, (total, lines) in enumerate(rules.score()):
            assert total == sum(points for _, _, points in lines) == rules.points(seat)
            colour = rules.colours[seat]
            standing = sum(2 if man & 4 else 1 for man in rules.board.men if man & colour)
            assert standing + rules.held(1 - seat) == 20
            assert total < 7 or rules.ended
        assert set(rules.board.left) == {cell for cell, man in enumerate(rules.board.men) if man & 4 and man & 3}

    def undo(self, history):
        """Back to the start, exactly; and a position line gives the same state."""
        rules = self.rules
        for snapshot, position in reversed(history):
            rules.restore(snapshot)
            assert rules.snapshot() == snapshot
            assert position is None or rules.position() == position
        fresh = match("".join(rules.players), **self.options)
        assert fresh.snapshot() == rules.snapshot()
        snapshot, position = self.random.choice(history[::4])
        fresh.set_position(position)
        assert fresh.snapshot() == snapshot

    # Against the literal reading

    def literal(self):
        options = {key: value for key, value in self.options.items() if key not in LITERAL_OPTIONS}
        return Literal.read(self.rules.position(), **options)

    def compare(self, path, move):
        rules = self.rules
        side = rules.players[rules.turn].lower()
        literal = self.literal()
        legal = literal.legal(side)
        offered = list(paths(rules))
        found = [path for path in offered if path[0] not in ("pass", "draw", "claim")]
        if self.options.get("captures") == "claim":
            claims = {path[1] + path[2] for path in offered if path[0] == "claim" and len(path) == 3}
            stranded = {name_of(cell) for side in "wb" for cell in literal.stranded(side)}
            assert claims == stranded - {cell_name(cell) for cell in rules.lapsed}
        assert {" ".join([path[0] + path[1]] + path[2:]) for path in found} == legal, rules.position()
        assert rules.canonical(move) == move
        for _ in range(3):
            self.compare_written(literal, side, legal, rules.text_of(self.random.choice(found)))
            self.compare_try(legal)
        self.compare_capture(literal, side, path, move)
        self.count("compared")

    def compare_written(self, literal, side, legal, text):
        """A route that is not offered: a legal one with a hop more or less, or a few random cells."""
        rules, rng = self.rules, self.random
        text, _, way_out = text.partition(">")
        names = text.replace("/", "-").split("-")
        x, y = cell_of(names[-1])
        more = f"{'abcdefghij'[(x + rng.choice((-2, 0, 2))) % 10]}{(y + rng.choice((-2, 0, 2)) - 1) % 10 + 1}"
        names = rng.choice([names + [more], names[:1] + names[2:], names + [more, names[-1]], [names[0], more]])
        if len(names) < 2:
            return
        mark = "/" if cell_of(names[0]) in literal.left else "-"
        written = names[0] + mark + "-".join(names[1:]) + (">" + way_out if way_out else "")
        expected = literal.route_is_legal(side, legal, names, way_out or None)
        assert (rules.check(written) is None) == expected, (written, rules.position())
        self.count("written, legal" if expected else "written, not legal")

    def compare_try(self, legal):
        """A move that is offered for a question; usually it is not legal."""
        rules, path = self.rules, []
        while not path or path[-1] != ".":
            path.append(self.random.choice(rules.tries(path)).token)
        path.pop()
        if path[0] in ("pass", "draw", "claim"):
            return
        expected = " ".join([path[0] + path[1]] + path[2:]) in legal
        assert (rules.check(rules.text_of(path)) is None) == expected, (path, rules.position())

    def compare_capture(self, literal, side, path, move):
        """The same pawns are left, and the same prisoners made; a match that ends in between takes no more."""
        rules = self.rules
        seat = rules.turn
        before = [bytes(tally) for tally in rules.tallies]
        cells = [cell_of(name) for name in [path[0] + path[1]] + path[2:]]
        value = literal.apply(side, cells[0], cells[1], cells[2] if len(cells) > 2 else None)
        rules.play(move)
        if rules.ended:
            return
        made, lost = literal.capture(side) if self.options.get("captures") != "claim" else (0, 0)
        assert (rules.tallies[seat][0] - before[seat][0], rules.tallies[1 - seat][0] - before[1 - seat][0]) == (
            made,
            lost,
        )
        assert sum(rules.tallies[seat][v] * (v - 1) - before[seat][v] * (v - 1) for v in (2, 3, 4)) == value
        assert self.literal().rows() == literal.rows()
        self.count("prisoners compared", made + lost)


@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_random_games_keep_the_rules(chunk):
    counts = {}
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        Game(seed, counts).play()
    assert counts["compared"] > 0
    if ONE_IN == 1:  # the few games on MicroPython do not have all events
        everything_came_up(counts)


def everything_came_up(counts):
    assert counts["compared"] > POSITIONS // (GAMES // CHUNK)
    assert counts["written, legal"] > 20 and counts["written, not legal"] > 200
    assert counts["prisoners compared"] > 3
    assert counts.get("cut", 0) <= MOST_CUT
    for code in ("taken", "several", "scored", "due", "seven"):
        assert code + "W" in counts and code + "B" in counts, code
    assert "extraW" in counts or "extraB" in counts
