"""Strata 7 drawn bit by bit is the same as drawn at once; texts fit in every language, marks show the sides."""

import random

import pytest
from games.people import People
from games.strata7.tables import match, play, table
from moves import ONE_IN
from ui.checked_canvas import CheckedCanvas
from ui.pictures import picture, pixel

from wayside.games import strata7
from wayside.i18n.texts import LANGUAGES, Texts
from wayside.ui.picker import Picker

WALKS = max(1, 8 // ONE_IN)  # of the picker in each position
SIZES = {"128x64": (128, 64, True), "240x135": (240, 135), "240x240": (240, 240), "320x240": (320, 240)}

POSITIONS = {
    "start": match,
    "preset B": lambda: match(board="B"),
    "danger": lambda: table("c2 d3 h2 a4 b3 d6 c5", "f4 h5 h9 b5 c8 e7", fields="taken=2,1 trail=b4c5"),
    "reinforcement": lambda: table("d6 c5 h2", "h9 g7", fields="taken=3,2 returned=1,0"),
    "pairs": lambda: table("d7 h2", "c5 h9", left="d7d6 c5d5", must_separate="step"),
    "return": lambda: play(table("d6 c5", "h9", fields="ones=5,0 taken=0,1"), "c5-d6>d7"),
    "claims": lambda: play(table("e1 f1 h3", "d1 d2 e2 g1 g2 g3", turn="B", captures="claim"), "g3-f2"),
    "pass": lambda: table("d6", "h9"),
}


def canvas_of(size):
    canvas = CheckedCanvas(*SIZES[size])
    canvas.fill(0, 0, canvas.width, canvas.height, canvas.NIGHT)
    return canvas


def drawn(panel, path):
    """Everything that the screens ask for when they show a position."""
    panel.draw(path)
    panel.finish(path)
    return panel.title(path, "Bordeaux"), panel.status(path), panel.aside(), panel.verb(path)


def afresh(make, canvas, path):
    other = CheckedCanvas(canvas.width, canvas.height, canvas.mono)
    other.fill(0, 0, canvas.width, canvas.height, canvas.NIGHT)
    drawn(make(other), path)
    return bytes(other.buffer)


def tokens_on_the_way(rules, rng, joystick):
    """The paths that a picker shows on a random walk, until a move is complete."""
    picker = Picker(rules, joystick, rng.choice([rules.next, rules.tries]))
    for _ in range(12):
        yield picker.preview()
        what = rng.random()
        if what < 0.55:
            picker.step(rng.choice((-1, 1)))
        elif what < 0.85:
            if picker.choose() is not None:
                return
        else:
            picker.drop()


@pytest.mark.parametrize("size", SIZES)
def test_what_the_cursor_leaves_behind_is_what_a_full_drawing_makes(size):
    rng = random.Random(3)
    texts = Texts("en")
    for seed in range(4):
        rules = match(board="AB"[seed % 2], exit_objectives="on", captures=("auto", "claim")[seed % 3 == 2])
        canvas = canvas_of(size)
        panel = strata7.GAME.panel(rules, canvas, texts)
        for _ in range(10):
            if rules.turn < 0:
                break
            drawn(panel, [])
            path = []
            for path in tokens_on_the_way(rules, rng, seed % 2):
                panel.follow(path)
            expected = afresh(lambda other, now=rules: strata7.GAME.panel(now, other, texts), canvas, path)
            assert bytes(canvas.buffer) == expected, (rules.position(), path)
            move = rng.choice([choice.token for choice in rules.next([])])
            path = [move]
            while True:
                token = rng.choice(rules.next(path)).token
                if token == ".":
                    break
                path.append(token)
            rules.play(rules.text_of(path))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_texts_fit_beside_the_board_in_every_position(size, language):
    rng = random.Random(1)
    texts = Texts(language)
    for name, make in POSITIONS.items():
        rules, canvas = make(), canvas_of(size)
        panel = strata7.GAME.panel(rules, canvas, texts)
        drawn(panel, [])
        for _ in range(WALKS):
            for path in tokens_on_the_way(rules, rng, False):
                panel.follow(path)
                assert canvas.faults() == [], (name, path)
                title, status = panel.title(path, "Bordeaux"), panel.status(path)
                assert len(status) <= 28 and len(title) <= 30, (name, path, title, status)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_the_end_fits(size, language):
    for ended in (
        play(table("d6 c5", "h9", fields="ones=6,0 taken=0,2"), "c5-d6>d7"),
        table("d6", "d5"),
        play(table("d6", "h9", turn="B", stuck="loses"), "h9-h10"),
        play(table("e4", "h9"), *["e4-e5", "h9-h10", "e5-e4", "h10-h9"] * 2, "draw"),
    ):
        canvas = canvas_of(size)
        panel = strata7.GAME.panel(ended, canvas, Texts(language))
        panel.draw_chapter("Bordeaux gewinnt" if ended.winner >= 0 else "Unentschieden")
        assert canvas.faults() == []
        assert 0 < len(panel.chapter_title()) <= 19 and panel.steps == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [size for size in SIZES if size != "128x64"])
def test_a_refused_move_is_shown_cell_by_cell(size, language):
    for move in ("c2-e4-g4-i6-g8-e10-c8", "c5-d6>d7", "d7/c6", "+j10", "claim a4 b5", "pass", "?"):
        canvas = canvas_of(size)
        before = bytes(canvas.buffer)
        strata7.GAME.panel(match(), canvas, Texts(language)).draw_tried(move, 6, 23)
        assert canvas.faults() == []
        assert (bytes(canvas.buffer) != before) == (move not in ("pass", "?"))
        assert all(pixel(canvas, x, 72) == canvas.NIGHT for x in range(canvas.width))  # here the banner begins


def cell_picture(rules, name, size="128x64"):
    """One cell without its gaps."""
    canvas = canvas_of(size)
    panel = strata7.GAME.panel(rules, canvas, Texts("en"))
    drawn(panel, [])
    cell = int(name[1:]) * 12 + "abcdefghij".index(name[0]) + 1
    side = panel.place.cell - 1
    return "\n".join(picture(canvas, panel.place.left(cell), panel.place.top(cell), side, side))


def test_on_mono_everything_has_a_shape_of_its_own():
    rules = table("d7 h2 a4 b3", "h9 c5 b5", left="d7d6 c5d5", must_separate="step")
    shapes = {name: cell_picture(rules, name) for name in ("d7", "h2", "h9", "c5", "a4", "d6", "b7", "e8", "e6", "e4")}
    assert len(set(shapes.values())) == len(shapes)
    assert shapes["h2"] == ".###.\n#####\n#####\n#####\n.###."
    assert shapes["h9"] == "#####\n#...#\n#...#\n#...#\n#####"
    assert shapes["e8"] == ".###.\n.....\n.###.\n.....\n.###."


def test_danger_is_amber_unless_players_must_notice_it():
    pawns = dict(white="a4 b3", bordeaux="b5")
    canvas = canvas_of("240x135")
    amber = f"{canvas.AMBER:x}"
    assert amber in cell_picture(table(**pawns), "a4", "240x135")
    assert amber not in cell_picture(table(**pawns), "b3", "240x135")
    assert amber not in cell_picture(table(**pawns, captures="claim"), "a4", "240x135")


def test_the_last_move_is_seen():
    plain, moved = table("e4", "h9"), table("e4", "h9", fields="trail=d3e4")
    for size in SIZES:
        for name in ("d3", "e4"):
            canvases = []
            for rules in (plain, moved):
                canvas = canvas_of(size)
                drawn(strata7.GAME.panel(rules, canvas, Texts("en")), [])
                canvases.append(bytes(canvas.buffer))
            assert canvases[0] != canvases[1], (size, name)


def written_beside(rules, size, people=None):
    """The texts on a freshly drawn panel."""
    canvas = canvas_of(size)
    panel = strata7.GAME.panel(rules, canvas, Texts("en"), people)
    written, text = [], canvas.text
    canvas.text = lambda x, y, line, *more: (written.append(line), text(x, y, line, *more))
    drawn(panel, [])
    assert canvas.faults() == []
    return written


@pytest.mark.parametrize("size", ["128x64", "240x135", "320x240"])
def test_names_are_beside_the_points_and_are_cut_only_on_mono(size):
    people = People(("Anna", "Wilhelma"))
    mono = size == "128x64"
    for make, cut in ((match, 7 if mono else 8), (POSITIONS["danger"], 5 if mono else 8)):
        written = written_beside(make(), size, people)
        assert "Anna" in written and "Wilhelma"[:cut] in written
        assert not {"White", "Bordeaux", "Bord."} & set(written)


@pytest.mark.parametrize("size", ["128x64", "240x135", "320x240"])
def test_without_names_the_colours_are_there(size):
    second = "Bord." if size == "128x64" else "Bordeaux"
    for make in (match, POSITIONS["danger"]):
        assert {"White", second} < set(written_beside(make(), size))


def test_a_single_jump_is_not_called_a_step():
    panel = strata7.GAME.panel(match(), canvas_of("240x240"), Texts("en"))
    assert (panel.status(["d", "2", "d4"]), panel.status(["d", "3", "d4"])) == ("jumps: 1", "step")


def test_the_key_says_what_it_does():
    panel = strata7.GAME.panel(POSITIONS["reinforcement"](), canvas_of("240x135"), Texts("en"))
    assert panel.verb([]) == panel.verb(["c"]) == panel.verb(["c", "5"]) == panel.verb(["c", "5", "d6"]) == "ui.choose"
    assert panel.verb(["c", "5", "c6"]) == panel.verb(["c", "5", "d6", "d7"]) == "strata7.verb_move"
    assert panel.verb(["pass"]) == "strata7.verb_pass"
    due = strata7.GAME.panel(POSITIONS["return"](), canvas_of("240x135"), Texts("en"))
    assert (due.verb(["e"]), due.verb(["e", "5"])) == ("ui.choose", "strata7.verb_return")
    claims = strata7.GAME.panel(POSITIONS["claims"](), canvas_of("240x135"), Texts("en"))
    assert claims.verb(["claim", "e", "1"]) == "strata7.verb_claim"
    assert claims.verb(["claim", "e"]) == claims.verb(["claim", "e", "1", "f"]) == "ui.choose"


# The editor


@pytest.mark.parametrize("size", SIZES)
def test_the_editor_leaves_what_a_full_drawing_makes(size):
    rng = random.Random(9)
    texts = Texts("en")
    editor = strata7.GAME.editor("A", None, {})
    canvas = canvas_of(size)
    panel = strata7.GAME.editor_panel(editor, canvas, texts)
    for _ in range(15):
        canvas.fill(0, 0, canvas.width, canvas.height, canvas.NIGHT)
        panel.forget()
        drawn(panel, [])
        path = []
        for path in tokens_on_the_way_of(editor, rng):
            if panel.view(path):
                break
            panel.follow(path)
        else:
            expected = afresh(lambda other: strata7.GAME.editor_panel(editor, other, texts), canvas, path)
            assert bytes(canvas.buffer) == expected, path
        move = f"{rng.choice('abcdefghij')}{rng.randint(3, 8)} {rng.choice(['w', 'b', 'black', '1', 'w2', 'plain'])}"
        editor.play(move)


def tokens_on_the_way_of(editor, rng):
    picker = Picker(editor, False)
    for _ in range(10):
        yield picker.preview()
        if rng.random() < 0.6:
            picker.step(rng.choice((-1, 1)))
        elif picker.choose() is not None:
            return


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_texts_of_the_editor_fit(size, language):
    texts = Texts(language)
    editor = strata7.GAME.editor("A", None, {})
    for changes in ((), ("copy alone", "e5 b", "a3 3", "e4 w3", "c1 plain")):
        for change in changes:
            editor.play(change)
        canvas = canvas_of(size)
        panel = strata7.GAME.editor_panel(editor, canvas, texts)
        drawn(panel, [])
        paths = [["c"], ["c", "3"], ["copy"], ["copy", "half_turn"], ["copy", "mirror"], ["done"], ["keep"]]
        for path in paths + [["c", "3", choice.token] for choice in editor.next(["c", "3"])]:
            panel.follow(path)
            assert canvas.faults() == [], path
            assert len(panel.title(path, "")) <= 19 and len(texts(panel.verb(path))) <= 7, path
        canvas.fill(0, 0, canvas.width, canvas.height, canvas.NIGHT)
        title, status, _, _ = drawn(panel, ["check"])
        assert canvas.faults() == []
        assert len(title) <= 19 and len(status) <= 22


def test_the_check_has_bars_and_the_board_only_where_there_is_no_room_beside_it():
    editor = strata7.GAME.editor("A", None, {})
    for size in SIZES:
        panel = strata7.GAME.editor_panel(editor, canvas_of(size), Texts("en"))
        drawn(panel, [])
        assert panel.has_bars == (size == "240x240")
        panel.forget()
        drawn(panel, ["check"])
        assert panel.has_bars and panel.view(["check"]) == 1
