"""The editor of boards and the check of a layout: each line passes or warns."""

import pytest
from app.walk import presses_for
from games.strata7.tables import match, paths

from wayside.games import strata7
from wayside.games.moves import END
from wayside.games.strata7.setup.editor.editing import CONTENTS
from wayside.games.strata7.setup.start.layouts import PRESETS
from wayside.ui.picker import Picker


def editor(text="A", **chosen):
    return strata7.GAME.editor(text, lambda count: 0, chosen)


def tokens(choices):
    return [choice.token for choice in choices]


def failing(made):
    return [key.partition("layout_")[2] for key, _, passed in made.checks() if not passed]


@pytest.mark.parametrize("name", PRESETS)
def test_both_presets_pass_every_line(name):
    made = editor(name)
    assert failing(made) == []
    assert (made.result(), made.copy) == (name, "half_turn")


def test_the_enclosed_pawns_are_counted_under_the_other_rule_too():
    figures = {key: figure for key, figure, _ in editor().checks()}
    assert figures["strata7.layout_enclosed"] == "11:11 (14:14)"
    assert failing(editor(liberty="not_own")) == ["enclosed"]


CHANGES = [
    (["copy alone", "a4 black"], {"kinds", "image"}),
    (["copy alone", "d5 plain", "d5 w"], {"kinds", "objectives", "pawns", "home", "image"}),
    (["e5 3"], {"kinds", "objectives", "values"}),
    (["c1 plain"], {"pawns", "enclosed"}),
    (["copy mirror"], set()),
    (["copy alone", "e5 b"], {"pawns", "home", "image"}),
    (["copy alone", "e3 b"], {"kinds", "pawns", "home", "image", "contact"}),
    (["a4 plain", "b3 black", "b4 black", "b5 black"], {"kinds", "objectives", "pawns", "joined"}),
]


@pytest.mark.parametrize(("changes", "lines"), CHANGES, ids=[" ".join(changes) for changes, _ in CHANGES])
def test_a_line_warns_when_the_board_is_not_as_the_sheet_says(changes, lines):
    made = editor()
    for change in changes:
        made.play(change)
    assert set(failing(made)) == lines


def test_a_board_with_a_cell_in_a_corner_or_a_hole_is_shown_and_warned_of():
    corner = editor(PRESETS["A"][:-10] + "._wwwwww__")
    assert set(failing(corner)) == {"cells", "kinds", "image", "enclosed"}
    hole = editor(PRESETS["A"].replace("/.2", "/_2", 1))
    assert hole.content_of(7 * 12 + 1) == "off"
    assert set(failing(hole)) == {"cells", "kinds", "image"}
    hole.play("a7 plain")
    assert hole.result() == "A"


def test_a_cell_is_picked_by_column_and_row_and_then_what_it_holds():
    made = editor()
    assert tokens(made.next([])) == ["done", "check", "keep", "copy"] + list("abcdefghij")
    assert tokens(made.next(["c"])) == [str(row) for row in range(1, 11)]
    assert tuple(tokens(made.next(["c", "3"]))) == CONTENTS
    assert tokens(made.next(["c", "3", "w1"])) == [END]
    assert made.text_of(["c", "3", "w1"]) == "c3 w1"
    assert made.text_of(["copy", "mirror"]) == "copy mirror"
    assert made.next(["x"]) == made.next(["c", "11"]) == made.next(["c", "3", "?"]) == made.next(["copy", "?"]) == []
    assert len(list(paths(made))) == 88 * len(CONTENTS) + 3 + 3


def test_only_the_cells_of_the_octagon_are_offered():
    made = editor()
    offered = [choice.cell for column in "abcdefghij" for choice in made.next([column])]
    assert sorted(offered) == [cell for cell, ground in enumerate(made.ground) if ground]
    assert made.next(["a", "1"]) == made.next(["j", "9"]) == made.next(["a", "1", "plain"]) == []


@pytest.mark.parametrize("content", CONTENTS)
def test_every_content_can_be_set_and_taken_back(content):
    made = editor("B")
    before = made.text()
    made.play("e4 " + content)
    assert made.content_of(4 * 12 + 5) == content
    assert made.undo() is True
    assert (made.text(), made.undo()) == (before, False)


def test_the_other_camp_follows_by_half_turn_or_mirror_or_not():
    for copy, image in (("half_turn", "f7"), ("mirror", "e7"), ("alone", None)):
        made = editor()
        made.play("copy " + copy)
        made.play("e4 w")
        for name in ("f7", "e7"):
            column, row = "abcdefghij".index(name[0]), int(name[1:])
            sign = made.text().split("/")[10 - row][column]
            assert sign == ("b" if name == image else "."), (copy, name)


def test_choosing_a_copy_turns_the_camp_at_once():
    made = editor()
    made.play("copy mirror")
    rows = made.text().split("/")
    assert [row.replace("w", "b") for row in rows[5:]] == list(reversed(rows[:5]))
    made.undo()
    assert made.result() == "A"


def test_a_board_nobody_can_play_on_gives_no_result():
    made = editor(PRESETS["A"].replace("w", ".", 19))
    made.play("copy alone")
    assert made.result() is not None
    row = made.text().split("/")
    last = next(f"{'abcdefghij'[line.index('w')]}{10 - index}" for index, line in enumerate(row) if "w" in line)
    made.play(last + " plain")
    assert made.result() is None
    assert tokens(made.next([])) == ["check", "copy"] + list("abcdefghij")


def test_what_it_makes_can_be_played():
    made = editor()
    made.play("e4 2")
    assert match(board=made.result()).board.targets[2][4 * 12 + 5] == 2


def test_the_cursor_begins_on_done_and_then_stays_where_a_cell_was_set():
    made = editor()
    assert (made.likely([]), made.likely(["d"]), made.likely(["d", "3"])) == (["done"], [], ["plain"])
    made.play("c3 black")
    assert (made.likely([]), made.likely(["d"]), made.likely(["d", "3"])) == (["c", "3"], ["3"], ["black"])
    assert (made.likely(["copy"]), made.likely(["check"]), made.likely(["done"])) == (["mirror"], [], [])


def test_at_a_cut_corner_the_cursor_begins_on_the_nearest_cell_of_the_column():
    made = editor()
    made.play("c1 black")
    assert [made.likely([column]) for column in "abc"] == [["3"], ["2"], ["1"]]
    made.play("h10 black")
    assert [made.likely([column]) for column in "hij"] == [["10"], ["9"], ["8"]]


@pytest.mark.parametrize(("keys", "most"), [("two", 5), ("four", 5), ("joystick", 4)])
def test_the_cell_beside_the_one_just_set_costs_few_presses(keys, most):
    made = editor()
    made.play("e4 black")
    for column, row in ("e5", "f4", "f5"):
        picker = Picker(made, joystick=keys == "joystick")
        presses = presses_for(picker, [column, row, "black"], keys)
        assert len(presses) <= most, (column, row, presses)
