"""The bars and the key hints: where they are and what they leave free."""

import pytest
from ui.checked_canvas import CheckedCanvas
from ui.pictures import clean, dirty_rows, picture, pixel
from ui.samples import FOUR_KEYS, JOYSTICK

from wayside.ui import bars, palette
from wayside.ui.canvas import Canvas

SIZES = [(240, 135), (240, 240), (320, 240)]
ALL = {"prev": "", "next": "", "ok": "Build", "back": "Menu"}


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_each_key_has_its_hint_in_the_corner_where_it_sits(width, height):
    canvas = Canvas(width, height)
    bars.corner_tabs(canvas, FOUR_KEYS, ALL)
    for x, y, w, c in (
        (0, 0, 17, Canvas.EDGE),
        (0, height - 17, 17, Canvas.EDGE),
        (width - 56, 0, 56, Canvas.AQUA),
        (width - 49, height - 17, 49, Canvas.EDGE),
    ):
        assert pixel(canvas, x, y) == pixel(canvas, x + w - 1, y + 16) == c
    assert pixel(canvas, 17, 0) == pixel(canvas, width - 57, 0) == pixel(canvas, 0, 17) == Canvas.NIGHT


def test_a_key_without_a_use_or_a_corner_has_no_hint():
    canvas = Canvas(240, 135)
    bars.corner_tabs(canvas, FOUR_KEYS, {"ok": None})
    bars.corner_tabs(canvas, JOYSTICK, {"prev": "", "next": ""})
    bars.corner_tabs(canvas, {}, ALL)
    assert not any(canvas.buffer)


def test_the_bar_has_the_colour_of_who_acts_and_the_shape_of_the_seat():
    canvas = Canvas(240, 135)
    bars.title_bar(canvas, FOUR_KEYS, ALL, "Chloé", (2, Canvas.WHEAT))
    assert pixel(canvas, 170, 8) == Canvas.WHEAT
    assert picture(canvas, 24, 5, 7, 7)[6] == "8888888"  # the foot of the triangle, in wheat with a dark rim on a chip
    assert picture(canvas, 24, 5, 7, 7)[0] == "##.8.##"


def test_a_black_player_gets_a_chalk_line_below_the_bar():
    canvas = Canvas(240, 135)
    bars.title_bar(canvas, FOUR_KEYS, {}, "Björn", (1, Canvas.NIGHT))
    assert picture(canvas, 100, 15, 3, 3) == ["...", "###", "..."]


@pytest.mark.parametrize("fill", range(16))
def test_the_ink_on_every_fill_can_be_read(fill):
    def light(colour):
        value = palette.RGB565[colour]
        parts = (value >> 11) / 31, (value >> 5 & 63) / 63, (value & 31) / 31
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    lighter, darker = sorted((light(fill), light(palette.ink_on(fill))), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) >= 4.5


def test_the_title_begins_beside_the_prev_hint_and_at_the_edge_without_one():
    canvas = Canvas(240, 135)
    assert bars.title_bar(canvas, FOUR_KEYS, ALL, "Rules") == 23 + 5 * 7
    assert bars.title_bar(canvas, JOYSTICK, ALL, "Rules") == 4 + 5 * 7


def test_a_title_of_19_letters_fits_beside_a_verb_of_7_and_a_longer_one_is_cut():
    canvas = CheckedCanvas(240, 135)
    bars.title_bar(canvas, FOUR_KEYS, {"prev": "", "ok": "Details"}, "x" * 19)
    assert canvas.faults() == []
    bars.title_bar(canvas, FOUR_KEYS, {"prev": "", "ok": "Details"}, "x" * 40)
    assert canvas.cut == ["x" * 40]
    assert canvas.overlapping == []


@pytest.mark.parametrize(("back", "letters"), [("", 28), ("Sleep", 22)])
def test_the_status_has_the_room_that_the_look_promises(back, letters):
    canvas = CheckedCanvas(240, 135)
    bars.bottom_bar(canvas, FOUR_KEYS, {"next": "", "back": back}, "x" * letters)
    assert canvas.faults() == []


def test_an_aside_that_does_not_fit_beside_the_title_is_left_out():
    canvas = CheckedCanvas(240, 135)
    bars.title_bar(canvas, FOUR_KEYS, ALL, "x" * 17, aside="turn 9")
    assert canvas.faults() == []


def test_on_mono_the_title_is_inverse_and_ok_stands_inverse_at_the_bottom_right():
    canvas = CheckedCanvas(128, 64, mono=True)
    bars.title_bar(canvas, FOUR_KEYS, ALL, "x" * 24)
    bars.bottom_bar(canvas, FOUR_KEYS, ALL, "Black leads 14")
    assert canvas.faults() == []
    assert picture(canvas, 127, 0, 1, 10) == ["#"] * 9 + ["."]
    assert picture(canvas, 80, 53, 2, 4) == ["..", "##", "..", ".."]
    assert pixel(canvas, 128 - 37, 63) == Canvas.CHALK
    assert pixel(canvas, 128 - 38, 63) == Canvas.NIGHT


@pytest.mark.parametrize(("width", "height", "mono"), [(128, 64, True), (240, 135, False), (320, 240, False)])
def test_a_toast_touches_the_bottom_bar_only_and_covers_no_key_hint(width, height, mono):
    canvas = CheckedCanvas(width, height, mono)
    bars.bottom_bar(canvas, FOUR_KEYS, ALL, "status")
    left = picture(canvas, 0, height - 17, 17, 17)
    right = picture(canvas, width - 49, height - 17, 49, 17) if not mono else picture(canvas, width - 37, 55, 37, 9)
    clean(canvas)
    bars.toast(canvas, FOUR_KEYS, ALL, "Saved.")
    assert canvas.faults() == []
    if not mono:
        assert picture(canvas, 0, height - 17, 17, 17) == left
        assert picture(canvas, width - 49, height - 17, 49, 17) == right
        assert pixel(canvas, width // 2, height - 1) == Canvas.LEAF
    else:
        assert picture(canvas, width - 37, 55, 37, 9) == right
    assert dirty_rows(canvas)[0] >= height - 17


def test_a_hold_fills_the_hint_of_its_key_from_below():
    canvas = Canvas(240, 135)
    bars.hold_mark(canvas, FOUR_KEYS, ALL, "back", 5)
    column = [pixel(canvas, 239, y) for y in range(118, 135)]
    assert column == [Canvas.EDGE] * 12 + [Canvas.LEAF] * 5


def test_on_mono_a_hold_grows_a_line_above_the_bottom_bar_and_takes_it_back():
    canvas = Canvas(128, 64, mono=True)
    bars.hold_mark(canvas, FOUR_KEYS, ALL, "back", 17)
    assert picture(canvas, 0, 53, 128, 1) == ["#" * 128]
    bars.hold_mark(canvas, FOUR_KEYS, ALL, "back", 0)
    assert not any(canvas.buffer)
