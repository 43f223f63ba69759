"""Whole screens built from the widgets: nothing leaves the screen, overlaps or is cut."""

import pytest
from ui import samples
from ui.checked_canvas import CheckedCanvas
from ui.pictures import picture, pixel, rows_of

from wayside.ui import boxes, rows
from wayside.ui.canvas import Canvas

SIZES = [(240, 135), (128, 64), (240, 240), (320, 240)]
# Words of the large mock-ups that are too long for a mono screen, or are too long on purpose.
CUT_ON_PURPOSE = {"number", "history", "toast"}


@pytest.mark.parametrize("name", samples.SCREENS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_texts_of_a_screen_stay_on_it_and_apart(name, width, height):
    canvas = CheckedCanvas(width, height, mono=width == 128)
    samples.SCREENS[name](canvas)
    assert canvas.clipped == []
    assert canvas.overlapping == []
    assert canvas.unknown == []
    if name not in CUT_ON_PURPOSE:
        assert canvas.cut == []


def test_the_checks_find_what_they_are_for():
    canvas = CheckedCanvas(40, 20)
    canvas.text(30, 0, "ab", 4)
    canvas.text(0, 7, "漢", 4)
    canvas.text(5, 2, "c", 4)
    assert canvas.fit("abcdefgh", 40) == "abcd…"
    assert (canvas.clipped, canvas.unknown, canvas.cut) == (["ab"], ["漢"], ["abcdefgh"])
    assert canvas.overlapping == [("漢", "c")]
    canvas.fill(0, 0, 40, 20, 0)
    canvas.text(5, 2, "d", 4)
    assert len(canvas.overlapping) == 1


def test_text_wraps_at_spaces_and_breaks_only_words_that_fill_a_line():
    assert boxes.wrap("The power was cut", 10 * 7) == ["The power", "was cut"]
    assert boxes.wrap("The power was cut", 9 * 5, "S") == ["The power", "was cut"]
    assert boxes.wrap("Bundesstraße", 5 * 7) == ["Bunde", "sstra", "ße"]
    assert boxes.wrap("an Bundesstraße", 5 * 7) == ["an", "Bunde", "sstra", "ße"]
    assert boxes.wrap("one\ntwo", 70) == ["one", "two"]
    assert boxes.wrap("", 70) == [""]
    assert boxes.wrap("abc", 3) == ["a", "b", "c"]


@pytest.mark.parametrize("width", [35, 70, 140, 210])
def test_wrapped_lines_fit_and_keep_every_word(width):
    text = "Zu weit: 7 Tage, du hast 6. Warte eine Runde: dann hältst du 10."
    lines = boxes.wrap(text, width)
    assert max(map(len, lines)) * 7 <= width
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


def test_a_refusal_stands_above_the_bottom_bar_and_leaves_the_body_above_it():
    canvas = Canvas(240, 135)
    boxes.banner(canvas, ["Too far: 7 days, you have 6.", "Wait a turn: then you hold 10."])
    amber = [y for y in range(135) if pixel(canvas, 239, y) == Canvas.AMBER]
    assert amber == list(range(72, 112))


def test_a_refusal_line_of_31_letters_fits():
    canvas = CheckedCanvas(240, 135)
    boxes.banner(canvas, ["x" * 31, "y" * 31])
    assert canvas.faults() == []


@pytest.mark.parametrize(("count", "foot"), [(1, "Anna"), (3, "Anna"), (4, "")])
def test_news_of_three_lines_and_a_foot_or_of_four_lines_stays_in_the_body(count, foot):
    canvas = CheckedCanvas(240, 135)
    boxes.info_box(canvas, "save", "Nothing was lost", ["line"] * count, foot, (0, Canvas.BRICK) if foot else None)
    assert canvas.faults() == []
    assert [y for y in range(135) if pixel(canvas, 120, y) == Canvas.LEAF] == [23, 111]


def test_a_row_shows_a_player_by_mark_and_colour():
    canvas = Canvas(240, 135)
    rows.row(canvas, 0, 20, 240, 18, "Anna", badge=(0, Canvas.BRICK))
    assert picture(canvas, 14, 26, 7, 7) == rows_of("""
        ..999..
        .99999.
        9999999
        9999999
        9999999
        .99999.
        ..999..""")


def test_a_value_keeps_its_place_and_the_label_gives_way():
    canvas = CheckedCanvas(240, 135)
    rows.row(canvas, 0, 20, 240, 18, "a very long label that cannot fit", "and its value")
    assert canvas.overlapping == []
    assert canvas.clipped == []
    assert canvas.cut == ["a very long label that cannot fit"]


def test_label_and_value_of_29_letters_together_fit_a_row():
    canvas = CheckedCanvas(240, 135)
    rows.row(canvas, 0, 20, 235, 18, "x" * 20, "y" * 9)
    assert canvas.faults() == []
