"""1,000 seeded random Jarnac games with a toy word list: letters are conserved, undo exact, a slow reading agrees."""

import random

import pytest
from games.jarnac.literal import Literal
from games.jarnac.tables import ALPHABET, FRENCH, FRENCH2, TOY, letters_of, match, points
from moves import ONE_IN, random_move

GAMES = 1000 // ONE_IN
CHUNK = min(50, GAMES)
MOST_MOVES = 1500

SMALL = "A9 B2 E9 I5 L3 N4 O3 R5 S4 T5 U4 Z2"
SETS = {"french": FRENCH, "french2": FRENCH2, "own": SMALL, "none": None}
RANDOM_OPTIONS = {
    "mode": ["full", "full", "full", "full", "lengths"],
    "letters": ["french", "french2", "own", "own", "own", "own", "own", "none"],
    "end": ["eighth", "eighth", "quiet", "seventh"],
    "jarnacs": ["any", "2", "1"],
    "jarnac_bonus": ["off", "on"],
    "wrong_call": ["free", "lose"],
    "empty_bag": ["play_on", "end"],
    "least_first": ["3", "3", "4"],
    "least_second": ["3", "3", "5"],
}


class Game:
    """One random game, checked move by move."""

    def __init__(self, seed, options):
        self.random = random.Random(seed)
        self.options = options
        self.lengths = options.get("mode") == "lengths"
        given = dict(options)
        if given.get("letters") == "own":
            given["counts"] = SMALL.replace(" ", "")
        self.rules = match(self.random.choice(["RB", "BR"]), **given)
        known = SETS[options.get("letters", "french")]
        self.set = "".join(sorted(letters_of(known))) if known and not self.lengths else None
        self.literal = Literal(self.rules.players, self.set, **options)
        self.draws = 0
        self.counts = {}

    def count(self, what, number=1):
        self.counts[what] = self.counts.get(what, 0) + number

    def play(self):
        rules = self.rules
        history = []
        while rules.turn >= 0 and len(history) < MOST_MOVES:
            # Comparing positions takes the most time, so one in five is compared.
            history.append((rules.snapshot(), rules.position() if len(history) % 5 == 0 else ""))
            move = self.choose()
            assert rules.check(move) is None and self.literal.legal(move), (move, rules.position())
            assert rules.canonical(move) == move
            self.compare_tries()
            if self.random.randrange(40) == 0:
                self.compare_position()
            rules.play(move)
            self.literal.play(move)
            self.count("moves")
            self.count(move.split()[0])
            self.compare_table()
        assert rules.turn < 0, "the game does not end"
        assert self.literal.over
        self.count("ended by " + rules.outcome()[0])
        self.compare_outcome()
        for snapshot, position in reversed(history):
            rules.restore(snapshot)
            assert rules.snapshot() == snapshot
            assert not position or rules.position() == position
        return self.counts

    def choose(self):
        """A word of the list if one is found soon, otherwise any move of the tree."""
        for _ in range(6):
            move = self.random_word()
            if self.rules.check(move) is None:
                return move
        expected = self.rules.expects()
        if expected == "word":
            # A snapshot has limited room for loose letters, so a word, even a wrong one, keeps them few.
            crowded = sum(self.rules.pools[self.rules.turn]) > 12 or self.random.randrange(4) == 0
            return random_move(self.rules, self.random) if crowded else "pass"
        if expected == "draw" and self.random.randrange(8):
            self.draws += 1
            if self.rules.bag is None and self.draws > 60:
                return "empty"
            return "draw " + self.random.choice(self.rules.next(["draw"])).token if self.rules.bag else self.draw()
        move = random_move(self.rules, self.random)
        return move if move != "empty" or self.draws > 30 or self.lengths else self.draw()

    def draw(self):
        return "draw " + self.random.choice("EEEAAAIIRRTTSSNNUOLZ")

    def random_word(self):
        """A move with a word of the list; it is rarely legal."""
        word = self.random.choice(TOY)
        if self.lengths:
            word = str(self.random.randint(2, 10))
        line = self.random.randint(1, 8)
        return self.random.choice([f"new {word}", f"grow {line} {word}", f"jarnac {line} {word}", f"jarnac new {word}"])

    def compare_tries(self):
        """Random moves: the rules and the literal reading agree on them."""
        for _ in range(2):
            kind = self.random.randrange(5)
            letters = "".join(self.random.choice(ALPHABET) for _ in range(self.random.randint(1, 4)))
            if kind == 0:
                move = "draw " + letters
            elif kind == 1:
                loose = "".join(self.literal.loose[self.rules.turn]) or "A"
                move = "swap " + "".join(self.random.choice(loose) for _ in range(self.random.randint(2, 4)))
            elif kind == 2:
                move = self.random.choice(["pass", "empty", "jarnac wrong"])
            else:
                move = self.random_word()
            legal = self.literal.legal(move)
            assert (self.rules.check(move) is None) == legal, (move, self.rules.position(), self.options)
            self.count("legal tries" if legal else "illegal tries")

    def compare_position(self):
        """The tree leads to a word exactly if it is legal; the position read back is the same."""
        rules = self.rules
        for word in self.random.sample(TOY, 10):
            if self.lengths:
                word = str(self.random.randint(3, 9))
            for first in (["new"], ["1"], ["3"], ["jarnac", "new"], ["jarnac", "2"]):
                path = first + ([word] if self.lengths else list(word))
                text = " ".join((["grow"] if first[0] in "13" else []) + first + [word])
                assert self.is_in_tree(path) == self.literal.legal(text), (text, rules.position())
        for letter in ALPHABET:
            assert self.is_in_tree(["draw", letter]) == self.literal.legal("draw " + letter)
        other = match("".join(rules.players), **self.given())
        other.set_position(rules.position())
        assert (other.snapshot(), other.position()) == (rules.snapshot(), rules.position())
        self.count("positions compared")

    def given(self):
        own = self.options.get("letters") == "own"
        return dict(self.options, counts=SMALL.replace(" ", "")) if own else self.options

    def is_in_tree(self, path):
        for place, token in enumerate(path):
            if token not in [choice.token for choice in self.rules.next(path[:place])]:
                return False
        return "." in [choice.token for choice in self.rules.next(path)]

    def compare_table(self):
        """Nothing is lost and nothing is new: letters, lines, points."""
        rules, literal = self.rules, self.literal
        state = rules.state()
        lying = state["bag"] or ""
        for seat, player in enumerate(rules.players):
            loose = state["mats"][player]["loose"]
            assert loose == "".join(sorted(literal.loose[seat]))
            lying += loose + "".join(rules.words[seat])
        if self.set is not None:
            assert "".join(sorted(lying)) == self.set
        assert rules.words == literal.lines
        assert (rules.turn < 0) == literal.over
        if not literal.over:
            assert rules.turn == literal.turn

    def compare_outcome(self):
        totals = [sum(len(word) * len(word) for word in lines) for lines in self.literal.lines]
        assert list(points(self.rules)) == totals
        ranking = self.rules.outcome()[1]
        assert ranking == ([[0, 1]] if totals[0] == totals[1] else [[0], [1]] if totals[0] > totals[1] else [[1], [0]])


def add(counts, more):
    for what, number in more.items():
        counts[what] = counts.get(what, 0) + number


@pytest.mark.parametrize("chunk", range(GAMES // CHUNK))
def test_random_games_conserve_the_letters_and_agree_with_the_literal_reading(chunk):
    counts = {}
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        options = {}
        if seed % 10:
            generator = random.Random(seed + 100000)
            options = {key: generator.choice(RANDOM_OPTIONS[key]) for key in sorted(RANDOM_OPTIONS)}
        add(counts, Game(seed, options).play())
    for what in ("moves", "draw", "pass", "new", "grow", "jarnac", "legal tries", "illegal tries"):
        assert counts.get(what, 0) >= CHUNK // 2, (what, counts)
    assert counts["positions compared"] > CHUNK // 2


def test_every_way_to_end_is_met():
    counts = {}
    for seed in range(GAMES, GAMES + 40):
        options = {"letters": "own", "empty_bag": ["play_on", "end"][seed % 2]}
        if seed % 4 < 2:  # these games fill their mats
            options = {"mode": "lengths", "end": ["quiet", "eighth"][seed % 2]}
        add(counts, Game(seed, options).play())
    for reason in ("line", "quiet", "passes", "bag"):
        assert counts.get("ended by " + reason), counts
