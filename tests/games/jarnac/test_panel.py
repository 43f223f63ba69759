"""Jarnac drawn bit by bit is the same as drawn at once, whatever is picked; texts fit in every language."""

import random

import pytest
from games.jarnac.tables import match, play, table
from games.people import People
from moves import ONE_IN
from ui.checked_canvas import CheckedCanvas

from wayside.games import jarnac
from wayside.i18n.texts import LANGUAGES, Texts
from wayside.ui.picker import Picker

WALKS = max(1, 2 // ONE_IN)
SIZES = {"128x64": (128, 64, True), "240x135": (240, 135), "240x240": (240, 240), "320x240": (320, 240)}
SEVEN = "TRACEE,RATE,BUT,LIRE,NOTES,PAR,MAISONS"
POSITIONS = {
    "start": match,
    "no set": lambda: match(letters="none"),
    "words": lambda: table("turn=R phase=play loose=EETWZ/QSUV words=TRACEE,RAT,BUT/MAISON,LIRE"),
    "window": lambda: table(
        "turn=B phase=start window=open loose=EETWZ/QSUV words=TRACEE,RAT/MAISON,LIRE", wrong_call="lose"
    ),
    "many": lambda: table("turn=R phase=play loose=AAEEEFGIIILLMNOORRSTUVW/AABDEEILMNNOPRST words=RAT/BUT"),
    "full": lambda: table(f"turn=R phase=play loose=AIRSV/QSU words={SEVEN},NUIT/-", end="quiet"),
    "last": lambda: play_on(table(f"turn=R phase=play loose=AIRSV/QSU words={SEVEN},NUIT/-", end="quiet"), "pass"),
    "lengths": lambda: table("turn=R phase=play window=open words=6,3,9/6,4", mode="lengths"),
}


def play_on(rules, *moves):
    play(rules, *moves)
    return rules


def canvas_of(size):
    canvas = CheckedCanvas(*SIZES[size])
    canvas.fill(0, 0, canvas.width, canvas.height, canvas.NIGHT)
    return canvas


def panel_for(rules, canvas, texts, picker, in_list=lambda word: len(word) % 2 == 0):
    panel = jarnac.GAME.panel(rules, canvas, texts, People(("Red", "Blue"), in_list))
    panel.pick_with(picker)
    return panel


def steps_of(picker, rng):
    """The paths that a picker shows on a random walk."""
    for _ in range(14):
        yield picker.preview()
        if rng.randrange(2):
            picker.step(rng.choice((-1, 1)))
        elif rng.randrange(4):
            if picker.choose() is not None:
                return
        else:
            picker.drop()


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("name", list(POSITIONS))
def test_what_is_drawn_bit_by_bit_is_what_is_drawn_at_once(name, size):
    texts = Texts("en")
    for seed in range(WALKS):
        rng = random.Random(seed)
        rules = POSITIONS[name]()
        picker = Picker(rules, False, rng.choice([rules.next, rules.tries]))
        canvas = canvas_of(size)
        panel = panel_for(rules, canvas, texts, picker)
        view = None
        for path in steps_of(picker, rng):
            if view is None or panel.view(path) != view:
                canvas.fill(0, 0, canvas.width, canvas.height, canvas.NIGHT)
                panel.forget()
            view = panel.view(path)
            panel.follow(path)
            fresh = canvas_of(size)
            panel_for(rules, fresh, texts, picker).draw(path)
            assert bytes(fresh.buffer) == bytes(canvas.buffer), path
            assert panel.title(path, "Anna") and texts.has(panel.verb(path))
        assert canvas.faults() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", list(SIZES))
def test_the_line_about_what_is_picked_fits(size, language):
    texts = Texts(language)
    room = 11 if size == "128x64" else 27
    for name in POSITIONS:
        rng = random.Random(7)
        for _ in range(WALKS):
            rules = POSITIONS[name]()
            picker = Picker(rules)
            panel = panel_for(rules, canvas_of(size), texts, picker)
            for path in steps_of(picker, rng):
                assert len(panel.status(path)) <= room, (path, panel.status(path))


def test_a_word_that_the_list_lacks_is_marked_and_can_be_laid():
    rules = POSITIONS["words"]()
    picker = Picker(rules)
    picker.walk(["2", "T", "Z", "A", "R"])

    def status(in_list):
        return panel_for(rules, canvas_of("240x135"), Texts("en"), picker, in_list).status(picker.preview())

    assert status(lambda word: word == "RAT") == "TZAR: not in the list"
    assert status(lambda word: word == "TZAR") == "TZAR is in the list"
    assert status(lambda word: None) == "TZAR: 16 points"
    assert picker.choose() == "grow 2 TZAR"


@pytest.mark.parametrize("size", list(SIZES))
def test_the_end_and_refused_moves_can_be_drawn(size):
    rules = play_on(table(f"turn=R phase=play loose=AIRSV/QSU words={SEVEN}/LIME"), "new AVIS")
    canvas = canvas_of(size)
    panel = jarnac.GAME.panel(rules, canvas, Texts("en"))
    panel.draw_chapter("Anna wins")
    assert (panel.chapter_title(), canvas.faults()) == ("Jarnac 176 : 16", [])
    rules = POSITIONS["words"]()
    for move in ("grow 2 TARS", "new ABCDEFGHIJKLMNOPQRSTUVWXYZABC", "draw E", "pass", "nonsense", "jarnac 1 LIRES"):
        canvas = canvas_of(size)
        jarnac.GAME.panel(rules, canvas, Texts("en")).draw_tried(move, 4, 20)
        assert canvas.cut == canvas.overlapping == []
