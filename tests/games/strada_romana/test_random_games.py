"""Nearly 2,000 seeded random games: nothing is created or lost, each game ends; 5,000 turns by the literal reading."""

import random

import pytest
from games.strada_romana import literal
from games.strada_romana.chance import options_of
from games.strada_romana.people import lazy, path_of
from games.strada_romana.tables import match
from moves import ONE_IN, paired

from wayside.games.strada_romana.rules.shared.pieces import CUBE, TILE

GAMES = 2000 // ONE_IN
CHUNK = min(100, GAMES)
WATCHED = 4  # one in this many moves is stored, for the way back
SHARE = 12  # one in this many turns is compared with the literal reading
TURNS = 5000
MOST_MOVES = 1500
LITERAL = tuple(literal.DEFAULTS)


class Game:
    """One random game, checked move by move; its events are counted together with those of other games."""

    def __init__(self, seed, counts):
        self.random = random.Random(seed)
        self.options = options_of(seed)
        self.rules = lazy(match(2 + seed % 4, **self.options), seed)
        self.counts = counts
        self.literal_options = {key: value for key, value in self.options.items() if key in LITERAL}
        # Compulsory use needs a full search, which takes long: such games are compared less often.
        self.share = SHARE * (8 if self.options.get("unused") == "refused" else 1)
        self.compares = self.options.get("bag") != "device"

    def count(self, what):
        self.counts[what] = self.counts.get(what, 0) + 1

    def play(self):
        rules = self.rules
        history = []
        moves = 0
        while rules.turn >= 0 and moves < MOST_MOVES:
            if moves % WATCHED == 0:
                history.append((rules.snapshot(), rules.position() if moves % 16 == 0 else None))
            if self.compares and self.random.randrange(self.share) == 0:
                self.compare()
            path = path_of(rules, self.random)
            move = rules.text_of(path)
            assert rules.check(move) is None, (move, rules.check(move), rules.position(), self.options)
            rules.play(rules.canonical(move))
            moves += 1
            self.watch()
            self.count(path[0] if path[0] in ("pass", "wagon") else "special" if path[0][:3] == "pay" else "move")
        assert rules.turn < 0, (self.options, rules.position())
        self.finish()
        self.undo(history)

    def watch(self):
        """There are always 20 coins, 20 points, and of each colour as many cubes and tiles as in the box."""
        rules, table = self.rules, self.rules.pieces
        for kind in (CUBE, TILE):
            there = [0] * 6
            for colour in table.spaces[kind]:
                if colour < 6:
                    there[colour] += 1
            for place, count in enumerate(table.goods[kind]):
                there[place % 6] += count
            assert [6 - count for count in there] == rules.bag(kind) and max(there) <= 6
        assert sum(table.coins) <= 20 and sum(table.points) <= 20
        assert max(table.coins) < 5 or rules.ended and self.options.get("due") != "lost"
        places = [square for square in table.at if square < 250]
        assert len(places) == len(set(places)), "two wagons on a square"
        tiles = table.tiles_taken()
        assert len(tiles) == len(set(tiles)) == 9 - rules.stack()
        for total, lines in rules.score():
            assert total == sum([points for _, _, points in lines])

    def finish(self):
        rules = self.rules
        reason, ranking = rules.outcome()
        self.count(reason)
        assert (reason == "points") == (sum(rules.pieces.points) == 20) or rules.pieces.arrived() == 4
        assert sorted([seat for place in ranking for seat in place]) == list(range(len(rules.players)))
        totals = [total for total, _ in rules.score()]
        order = [seat for place in ranking for seat in place]
        for first, second in paired(order[:-1], order[1:]):
            assert totals[first] >= totals[second]
            if totals[first] == totals[second]:
                coins = rules.pieces.coins
                assert coins[first] >= coins[second]
                self.count("tie by coins" if coins[first] > coins[second] else "tie by turn")

    def undo(self, history):
        """Back to the start, exactly; and a position line gives the same state."""
        rules = self.rules
        for snapshot, position in reversed(history):
            rules.restore(snapshot)
            assert rules.snapshot() == snapshot
            assert position is None or rules.position() == position
        fresh = match(len(rules.players), **self.options)
        assert fresh.snapshot() == rules.snapshot()
        snapshot, position = self.random.choice(history[::4])
        fresh.set_position(position)
        assert fresh.snapshot() == snapshot

    # Against the literal reading

    def compare(self):
        """The choices after a few words of a turn, and whether slightly changed turns are legal."""
        rules, rng = self.rules, self.random
        table = literal.Table(rules.position(), **self.literal_options)
        path = path_of(rules, rng)
        if path[0] in ("pass", "wagon"):
            path = []
        place = rng.randrange(len(path) + 1)
        if place and path[place - 1].endswith(":"):
            place -= 1
        prefix = path[:place]
        words = words_of(prefix)
        turn = literal.begun(table, words)
        assert turn is not None, (words, rules.position(), self.options)
        assert offered(rules, prefix) == expected(turn, prefix), (prefix, rules.position(), self.options)
        wagons = [choice.token for choice in rules.next(prefix) if choice.token.endswith(":")]
        if wagons:
            wagon = rng.choice(wagons)
            assert routes(rules, prefix + [wagon]) == literal_routes(turn, wagon), (prefix, wagon, rules.position())
        else:
            self.count("jam" if not prefix else "no wagon")
        if path:
            for _ in range(4):
                self.compare_changed(table, words_of(path))
        self.count("compared")

    def compare_changed(self, table, words):
        text = "move " + " ".join(changed(words, self.random))
        refusal = self.rules.check(text)
        if refusal is not None and refusal.code in ("syntax", "no_square"):
            return
        legal = literal.judge(table, text)
        assert (refusal is None) == legal, (text, refusal, self.rules.position(), self.options)
        self.count("changed, legal" if legal else "changed, not legal")


def words_of(path):
    """The words of a path, with each route after its wagon."""
    words = []
    for token in path:
        if words and words[-1].endswith(":"):
            words[-1] += token
        else:
            words.append(token)
    return words


def offered(rules, prefix):
    """What the tree offers, without words that are not part of a movement."""
    tokens = {choice.token for choice in rules.next(prefix)}
    return tokens - {"wagon", "pass"}


def expected(turn, prefix):
    """The same by the literal reading: the possible next words after which the turn can still end."""
    if turn.due:
        kind = turn.due[0]
        return {"draw=" + colour for colour, count in turn.bag[kind].items() if count} or {"draw=none"}
    if turn.over:
        return {"."}
    found = {"."} if turn.may_end() else set()
    for wagon in turn.where:
        if literal_routes(turn, "%d:" % wagon, 1):
            found.add("%d:" % wagon)
    for kind in ("tile", "cube"):
        for name in turn.spaces(kind):
            after = turn.copy()
            assert after.read("%s=%s" % (kind, name))
            if literal.can_end(after):
                found.add("%s=%s" % (kind, name))
    if not prefix:
        for coins in range(1, turn.table.coins + 1):
            paid = literal.begun(turn.table, ["pay=%d" % coins])
            if any(literal_routes(paid, "%d:" % wagon, 1) for wagon in paid.where):
                found.add("pay=%d" % coins)
    return found


def routes(rules, path):
    """(end, steps) of the routes that the tree offers."""
    return {(choice.token.split("-")[-1], choice.value) for choice in rules.next(path)}


def literal_routes(turn, wagon, most=99):
    """(end, steps) of the routes after which the turn can end; at most `most` of them."""
    number = int(wagon[:-1])
    if not turn.may_start(number):
        return set()
    found = set()
    for route, steps in turn.routes(number, turn.most() - turn.made, turn.pay):
        if (route[-1], steps) in found:
            continue
        after = turn.copy()
        if after.go(number, route) and literal.can_end(after):
            found.add((route[-1], steps))
            if len(found) == most:
                break
    return found


def changed(words, rng):
    """A turn with one thing changed: a square, the payment, the end of a route, a word missing or double."""
    words = list(words)
    place = rng.randrange(len(words))
    word = words[place]
    what = rng.randrange(6)
    if ":" in word and what < 3:
        wagon, _, route = word.partition(":")
        names = route.split("-")
        if what == 0:
            names = names[:-1] or [rng.choice(literal.squares())]
        elif what == 1:
            names.append(rng.choice(near(names[-1])))
        else:
            names[rng.randrange(len(names))] = rng.choice(literal.squares() + ["finish"])
        words[place] = wagon + ":" + "-".join(names)
    elif ":" in word and what == 3:
        words[place] = "%d:%s" % (rng.randrange(1, 11), word.partition(":")[2])
    elif what == 4:
        words = ([] if words[0].startswith("pay") else ["pay=%d" % rng.randrange(1, 5)]) + words[-3:]
    elif what == 5:
        del words[place]
    else:
        words = words[:place] + [word] + words[place:]
    return words or ["1:1H"]


def near(square):
    if square == "finish":
        return ["finish", "1H"]
    column = literal.column(square)
    found = [other for other in literal.squares() if abs(literal.column(other) - column) < 2]
    return found + ["finish"]


@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_random_games_keep_the_rules(chunk):
    counts = {}
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        Game(seed, counts).play()
    if ONE_IN == 1:  # the few games on MicroPython do not have all events
        everything_came_up(counts)


def everything_came_up(counts):
    assert counts["compared"] >= TURNS // (GAMES // CHUNK), counts
    for what in ("points", "arrivals", "tie by coins", "jam", "special", "wagon", "pass"):
        assert counts.get(what), (what, counts)
    assert counts["changed, legal"] > 20 and counts["changed, not legal"] > 200, counts
