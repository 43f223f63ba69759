"""A score sheet drawn bit by bit is the same as drawn at once, for two to six players; texts fit in every language."""

import random

import pytest
from games.any_game.tables import match, play
from ui.checked_canvas import CheckedCanvas

from wayside.games import any_game
from wayside.games.any_game.look.view import entered
from wayside.i18n.texts import LANGUAGES, Texts
from wayside.ui.picker import Picker

WALKS = 1
SIZES = {"128x64": (128, 64, True), "240x135": (240, 135), "240x240": (240, 240), "320x240": (320, 240)}


def canvas_of(size):
    canvas = CheckedCanvas(*SIZES[size])
    canvas.fill(0, 0, canvas.width, canvas.height, canvas.NIGHT)
    return canvas


def sheet(rng, count, players):
    """Some rounds of scores; a few scores are large."""
    rules = match("123456"[:players], count=count)
    for _ in range(rng.randrange(40)):
        points = rng.choice([rng.randint(-9, 60), rng.randint(0, 400), rng.randint(-9999, 9999)])
        rules.enter(rules.turn if count == "rounds" else rng.randrange(players), points)
    return rules


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("count", ["rounds", "running"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_is_drawn_bit_by_bit_is_what_is_drawn_at_once(players, count, size):
    texts = Texts("de")
    for seed in range(WALKS):
        rng = random.Random(seed)
        rules = sheet(rng, count, players)
        canvas = canvas_of(size)
        panel = any_game.GAME.panel(rules, canvas, texts)
        for _ in range(3):
            picker = Picker(rules, False, rng.choice([rules.next, rules.tries]))
            for _ in range(10):
                path = picker.preview()
                panel.follow(path)
                fresh = canvas_of(size)
                other = any_game.GAME.panel(rules, fresh, texts)
                other.draw(path)
                assert bytes(fresh.buffer) == bytes(canvas.buffer), path
                assert panel.title(path, "Anna") and texts.has(panel.verb(path))
                if rng.randrange(2):
                    picker.step(rng.choice((-1, 1)))
                elif picker.choose() is not None:
                    break
            rules.enter(rules.turn, rng.randint(-30, 140))
        assert canvas.faults() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_about_what_is_picked_fits(language):
    texts = Texts(language)
    for size, room in (("128x64", 15), ("240x135", 21)):
        for count in ("rounds", "running"):
            rules = match(count=count)
            play(rules, *(["score 23"] * 3 if count == "rounds" else ["score 1 23"]))
            panel = any_game.GAME.panel(rules, canvas_of(size), texts)
            first = [] if count == "rounds" else ["1"]
            for path in (["2_"], ["2_", "3"], ["-"], ["-", "9_"], ["100"], ["100", "1000"], ["-", "100", "9__"]):
                assert 0 < len(panel.status(first + path)) <= room
            assert 0 < len(panel.status(["finish"])) <= room


def test_a_number_while_it_is_entered():
    shown = [[], ["2_"], ["2_", "3"], ["-"], ["-", "0_"], ["-", "0_", "5"], ["0_", "7"], ["100"], ["100", "1__"]]
    assert [entered(tokens) for tokens in shown] == ["_", "2_", "23", "-_", "-0_", "-5", "7", "___", "1__"]
    assert entered(["100", "1000", "1___", "0__", "4_"]) == "104_"
    assert entered(["100", "1__", "0_", "0"]) == "100"


def test_a_running_sheet_shows_whose_score_is_picked():
    rules = match(count="running")
    panel = any_game.GAME.panel(rules, canvas_of("240x135"), Texts("en"))
    assert (panel.seat_of(["3"]), panel.title(["3"], "Red")) == (2, "Yellow 0")
    assert panel.seat_of([]) == 0
    play(rules, "score 3 5", "finish")
    assert panel.seat_of([]) == -1
    panel.draw_chapter("Yellow wins")
