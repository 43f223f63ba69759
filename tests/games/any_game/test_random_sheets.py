"""Random score sheets: the totals are right, undo is exact, any text is refused politely."""

import random

import pytest
from games.any_game.tables import match, totals
from moves import ONE_IN, random_move

SHEETS = 400 // ONE_IN
TEXTS = 5000 // ONE_IN


@pytest.mark.parametrize("count", ["rounds", "running"])
def test_random_sheets_add_up_and_can_be_taken_back(count):
    for seed in range(SHEETS):
        rng = random.Random(seed)
        players = "123456"[: rng.randint(2, 6)]
        rules = match(players, count=count, wins=rng.choice(["high", "low"]))
        sums = [0] * len(players)
        history = []
        for _ in range(60):
            if rules.turn < 0:
                break
            history.append((rules.snapshot(), rules.position(), rules.turn))
            move = random_move(rules, rng)
            assert rules.check(move) is None and rules.canonical(move) == move
            if move != "finish":
                words = move.split()
                seat = players.index(words[1]) if count == "running" else rules.turn
                sums[seat] += int(words[-1])
            rules.play(move)
            assert totals(rules) == sums
            assert [sum(points for _, _, points in lines) for _, lines in rules.score()] == sums
        if rules.turn < 0:
            best = rules.outcome()[1][0][0]
            assert sums[best] == (min(sums) if rules.lower_wins else max(sums))
        for snapshot, position, turn in reversed(history):
            rules.restore(snapshot)
            assert (rules.snapshot(), rules.position(), rules.turn) == (snapshot, position, turn)
            other = match(players, count=count)
            other.set_position(position)
            assert other.snapshot() == snapshot


def test_random_texts_are_refused_or_read():
    rng = random.Random(6)
    accepted = 0
    for _ in range(TEXTS):
        rules = match(count=rng.choice(["rounds", "running"]))
        words = [rng.choice(["score", "Score", "finish", "scores", ""])]
        for _ in range(rng.randrange(4)):
            words.append(rng.choice(["1", "2", "9", "-5", "+140", "007", "1e3", "é", "99999", "", "-", "2_"]))
        text = rng.choice([" ", "  "]).join(words)
        refusal = rules.check(text)
        if refusal is None:
            accepted += 1
            rules.play(text)
            assert rules.canonical(rules.canonical(text)) == rules.canonical(text)
        else:
            assert refusal.code
    assert accepted > TEXTS // 50
