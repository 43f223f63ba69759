"""What a turn forbids, reasons.py explains: each quick answer has its reason."""

import random

from games.strada_romana.chance import options_of
from games.strada_romana.people import lazy, path_of
from games.strada_romana.tables import match
from moves import ONE_IN

from wayside.games.strada_romana.rules.on_road.turn import RoadTurn
from wayside.games.strada_romana.rules.shared.notation import DRAW, GO, PAY, TAKE, read_move, route_names
from wayside.games.strada_romana.rules.shared.pieces import CUBE, NO_GOOD, TILE, WAGONS
from wayside.games.strada_romana.rules.shared.road import FINISH
from wayside.games.strada_romana.rules.shared.turn import perform
from wayside.games.strada_romana.why.on_road.reasons import ask

GAMES = max(3, 60 // ONE_IN)
PARTS = 30  # questions in each position


def random_part(turn, rng):
    """Any part at all, usually one that could be legal."""
    road = turn.variant.road
    kind = rng.choice((PAY, GO, GO, GO, TAKE, TAKE, DRAW))
    if kind == PAY:
        return PAY, rng.randrange(7)
    if kind == TAKE:
        good = rng.choice((CUBE, TILE))
        return TAKE, good, rng.randrange(14 if good == CUBE else 6)
    if kind == DRAW:
        return DRAW, rng.choice((0, 1, 2, 3, 4, 5, NO_GOOD))
    wagon = rng.randrange(WAGONS)
    squares = [square for square in range(road.squares) if road.has(square)] + [FINISH, -1]
    here = turn.pieces.at[wagon]
    near = [square for square in squares if here < road.squares and abs(square // 3 - here // 3) < 4] or squares
    ends = [route for _, _, route in turn.ends(wagon)] if turn.may_move(wagon) else []
    if ends and rng.random() < 0.3:
        return GO, wagon, rng.choice(ends)
    return GO, wagon, [rng.choice(near) for _ in range(rng.randrange(1, 5))]


def test_a_turn_allows_just_what_has_no_reason_against_it():
    told = {True: 0, False: 0}
    for seed in range(GAMES):
        rng = random.Random(seed)
        rules = lazy(match(2 + seed % 4, **options_of(seed)), seed)
        for _ in range(40):
            if rules.turn < 0:
                break
            move = rules.text_of(path_of(rules, rng))
            what, parts = read_move(move)
            if what == "move":
                turn = RoadTurn(rules)
                perform(turn, parts[: rng.randrange(len(parts) + 1)])
                for _ in range(PARTS if not turn.ended else 0):
                    part = random_part(turn, rng)
                    if turn.due and turn.variant.device_bag or part[0] == DRAW and not turn.due:
                        continue  # the device draws at once, so nobody else draws; the reader of moves takes care of it
                    names = route_names(turn.variant.road, part[2]) if part[0] == GO and min(part[2]) >= 0 else "?" * 9
                    reason = ask(turn, part, names)
                    assert (not turn.fault(part)) == (reason is None), (part, reason, move, rules.position())
                    told[reason is None] += 1
            rules.play(rules.canonical(move))
    assert min(told.values()) > 10 * GAMES, told
