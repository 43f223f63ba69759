"""The tree of Strada Romana's moves: words of the notation, few presses, usable with a joystick."""

import random

from app.walk import assert_connected
from games.strada_romana.people import lazy, path_of
from games.strada_romana.tables import game, match, tokens
from moves import ONE_IN

from wayside.ui.picker import Picker

MOVES = max(3, 60 // ONE_IN)


def test_the_words_of_a_path_are_a_move_as_it_is_written():
    """The tokens of a path, joined with blanks, are a legal move."""
    rng = random.Random(3)
    rules = lazy(match(4), 1)
    for _ in range(MOVES):
        path = path_of(rules, rng)
        text = rules.text_of(path)
        assert rules.check(" ".join(path)) is None
        assert rules.canonical(" ".join(path)) == rules.canonical(text)
        rules.play(rules.canonical(text))
        if rules.turn < 0:
            break


def test_move_may_be_said_and_a_route_may_stand_behind_its_wagon():
    rules = game(at="1:2H 6:13H")
    assert tokens(rules, "move") == [word for word in tokens(rules) if word not in ("wagon", "pass")]
    assert tokens(rules, "move 1:3H-4H") == tokens(rules, "1: 3H-4H")
    assert tokens(rules, "MOVE 1:3h-4h") == tokens(rules, "1: 3H-4H")
    assert tokens(rules, "1: 9H") == []
    assert tokens(rules, "tile=I") == []
    assert tokens(rules, "wagon=7") == ["."]
    assert tokens(rules, "wagon look 11") == []


def test_the_foremost_wagon_and_the_farthest_square_come_first():
    rules = game(at="1:2H 2:9H 6:11H")
    assert tokens(rules)[:3] == ["2:", "6:", "1:"]
    assert tokens(rules, "2:")[0] == "10C-11C-12C", "10H leads to an occupied square"
    assert tokens(rules, "1:")[0] == "3H-4H-5H"


def test_a_joystick_reaches_everything():
    """Some boards have a joystick and no keys for the ring."""
    rng = random.Random(4)
    rules = lazy(match(3, seed="9"), 1)
    for _ in range(MOVES):
        picker = Picker(rules, joystick=True)
        assert_connected(picker)
        for index in range(len(picker.entries)):
            picker = Picker(rules, joystick=True)
            picker.cursor = index
            if picker.choose() is None:
                assert_connected(picker)
        rules.play(rules.canonical(rules.text_of(path_of(rules, rng))))
        if rules.turn < 0:
            break


def test_what_can_be_asked_about_is_answered():
    """Every path of the tree for questions is a text that the referee can judge; many are refused, some are legal."""
    rng = random.Random(5)
    rules = game(3, at="1:2H 2:5H 6:6H 7:12C 3:finish", coins="2", goods="110000/011000")
    seen = set()
    for _ in range(max(10, 400 // ONE_IN)):
        path = []
        while True:
            token = rng.choice(rules.tries(path)).token
            if token == ".":
                break
            path.append(token)
        refusal = rules.check(rules.text_of(path))
        assert refusal is None or refusal.code != "syntax", path
        seen.add(refusal.code if refusal else None)
    if ONE_IN == 1:
        assert None in seen and len(seen) > 8, seen


def test_every_prefix_leads_to_a_move():
    """Every offered token leads to the end of some legal move."""
    rng = random.Random(6)
    for seed in range(max(1, 12 // ONE_IN)):
        for options in (
            {},
            {"unused": "refused"},
            {"compulsion": "most"},
            {"compulsion": "there"},
            {"partial": "off"},
            {"again": "on"},
            {"again": "on", "partial": "off"},
        ):
            rules = lazy(match(2 + seed % 4, seed=str(seed), **options), 1)
            for _ in range(12):
                if rules.turn < 0:
                    break
                path = []
                while True:
                    choices = rules.next(path)
                    assert choices, (path, rules.position(), options)
                    token = rng.choice(choices).token
                    if token == ".":
                        break
                    path.append(token)
                assert rules.check(rules.text_of(path)) is None
                rules.play(rules.canonical(rules.text_of(path)))
