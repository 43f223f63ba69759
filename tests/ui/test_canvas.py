"""What the canvas draws, pixel by pixel, and which rows it marks as dirty."""

import pytest
from ui.pictures import clean, dirty_rows, picture, pixel, rows_of

from wayside.ui.canvas import Canvas

COLOURS = range(16)


def colour(width=32, height=20):
    canvas = Canvas(width, height)
    clean(canvas)
    return canvas


def mono(width=32, height=24):
    canvas = Canvas(width, height, mono=True)
    clean(canvas)
    return canvas


def test_a_new_canvas_is_night_and_waits_to_be_pushed_whole():
    canvas = Canvas(16, 8)
    assert picture(canvas, 0, 0, 16, 8) == ["." * 16] * 8
    assert dirty_rows(canvas) == list(range(8))


def test_four_bits_a_pixel_in_colour_and_one_on_mono():
    assert len(Canvas(240, 135).buffer) == 240 * 135 // 2
    assert len(Canvas(128, 64, mono=True).buffer) == 128 * 64 // 8


@pytest.mark.parametrize("c", COLOURS)
def test_on_mono_night_and_slate_are_off_and_all_other_colours_on(c):
    canvas = mono()
    canvas.fill(0, 0, 32, 24, Canvas.CHALK if c < 2 else Canvas.NIGHT)
    canvas.fill(3, 3, 1, 1, c)
    assert bool(pixel(canvas, 3, 3)) == (c not in (Canvas.NIGHT, Canvas.SLATE))


def test_a_frame_is_one_pixel_wide():
    canvas = colour()
    canvas.frame(1, 1, 5, 4, Canvas.CHALK)
    assert picture(canvas, 0, 0, 7, 6) == rows_of("""
        .......
        .#####.
        .#...#.
        .#...#.
        .#####.
        .......""")


def test_a_rounded_box_leaves_out_its_corner_pixels_and_may_have_an_edge():
    canvas = colour()
    canvas.rounded(0, 0, 5, 4, Canvas.SLATE)
    canvas.rounded(6, 0, 5, 4, Canvas.SLATE, Canvas.LEAF)
    assert picture(canvas, 0, 0, 11, 4) == rows_of("""
        .111...777.
        11111.71117
        11111.71117
        .111...777.""")


def test_discs_are_round_at_every_size_in_use():
    canvas = colour()
    canvas.disc(2, 2, 2, Canvas.CHALK)
    canvas.disc(9, 3, 3, Canvas.CHALK)
    assert picture(canvas, 0, 0, 13, 7) == rows_of("""
        .###....###..
        #####..#####.
        #####.#######
        #####.#######
        .###..#######
        .......#####.
        ........###..""")


def test_a_wide_line_is_drawn_with_a_square_pen():
    canvas = colour()
    canvas.line(1, 1, 5, 3, Canvas.CHALK)
    canvas.line(10, 2, 14, 2, Canvas.CHALK, 3)
    canvas.line(18, 2, 20, 4, Canvas.CHALK, 2)
    assert picture(canvas, 0, 0, 22, 6) == rows_of("""
        ......................
        .#.......#######.##...
        ..##.....#######.###..
        ....##...#######..###.
        ...................##.
        ......................""")


def test_whatever_leaves_the_screen_is_cut_and_nothing_raises():
    canvas = colour(8, 6)
    canvas.fill(-3, -3, 5, 5, Canvas.AQUA)
    canvas.frame(6, 4, 9, 9, Canvas.LEAF)
    canvas.text(-3, -6, "AB", Canvas.CHALK)
    canvas.figure(5, -10, "8", Canvas.CHALK)
    canvas.disc(8, 6, 3, Canvas.CHALK)
    canvas.line(-5, -5, 20, 20, Canvas.CHALK, 3)
    canvas.dot(8, 6, Canvas.CHALK)
    canvas.dot(0, -1, Canvas.CHALK)
    canvas.icon(-5, 3, "ok", Canvas.CHALK)
    canvas.seat(7, 5, 0, Canvas.BRICK)
    canvas.rounded(4, 5, 20, 20, Canvas.SLATE, Canvas.EDGE)
    assert len(canvas.dirty) == 6
    assert len(canvas.buffer) == 24


@pytest.mark.parametrize(
    ("draw", "rows"),
    [
        (lambda c: c.fill(2, 3, 4, 2, 4), [3, 4]),
        (lambda c: c.fill(2, 3, 0, 2, 4), []),
        (lambda c: c.fill(2, -4, 4, 6, 4), [0, 1]),
        (lambda c: c.fill(2, 25, 4, 6, 4), []),
        (lambda c: c.frame(0, 2, 9, 3, 4), [2, 3, 4]),
        (lambda c: c.rounded(0, 2, 9, 3, 4), [2, 3, 4]),
        (lambda c: c.line(9, 6, 2, 4, 4), [4, 5, 6]),
        (lambda c: c.line(2, 4, 9, 4, 4, 3), [3, 4, 5]),
        (lambda c: c.disc(5, 5, 1, 4), [4, 5, 6]),
        (lambda c: c.dot(1, 7, 4), [7]),
        (lambda c: c.dot(1, 20, 4), []),
        (lambda c: c.text(0, 2, "A", 4, "S"), list(range(2, 10))),
        (lambda c: c.text(0, 15, "A", 4, "M"), [15, 16, 17, 18, 19]),
        (lambda c: c.figure(0, 1, "8", 4), list(range(1, 19))),
        (lambda c: c.icon(0, 1, "ok", 4), list(range(1, 12))),
        (lambda c: c.icon(0, 1, "ok7", 4), list(range(1, 8))),
        (lambda c: c.seat(1, 4, 0, 4), list(range(2, 13))),
    ],
)
def test_drawing_marks_the_rows_it_touches_and_no_others(draw, rows):
    canvas = colour()
    draw(canvas)
    assert dirty_rows(canvas) == rows


@pytest.mark.parametrize("c", COLOURS)
def test_text_has_its_ink_and_lets_any_ground_show_through(c):
    for ground in COLOURS:
        canvas = colour(8, 13)
        canvas.fill(0, 0, 8, 13, ground)
        canvas.text(0, 0, "I", c)
        seen = {pixel(canvas, x, y) for x in range(8) for y in range(13)}
        assert seen == {ground, c}
        assert pixel(canvas, 0, 0) == ground


def test_text_on_mono_is_drawn_lit_or_dark():
    canvas = mono()
    canvas.text(0, 0, "T", Canvas.CHALK, "S")
    canvas.fill(8, 0, 8, 8, Canvas.CHALK)
    canvas.text(8, 0, "T", Canvas.NIGHT, "S")
    lit = picture(canvas, 0, 0, 5, 8)
    dark = picture(canvas, 8, 0, 5, 8)
    assert any("#" in row for row in lit)
    assert dark == ["".join("." if sign == "#" else "#" for sign in row) for row in lit]


def test_text_is_aligned_left_centre_or_right():
    canvas = colour(64, 20)
    assert canvas.text(10, 0, "abc", 4) == 31
    assert canvas.text(40, 0, "abc", 4, "M", "r") == 40
    assert canvas.text(40, 0, "abc", 4, "M", "c") == 51
    assert canvas.text_width("äöü", "S") == 15


def test_a_character_that_no_font_has_is_a_hollow_box():
    canvas = colour()
    canvas.text(0, 0, "漢", Canvas.CHALK, "S")
    assert picture(canvas, 0, 0, 5, 8) == rows_of("""
        .....
        ####.
        #..#.
        #..#.
        #..#.
        #..#.
        ####.
        .....""")


def test_accents_are_drawn():
    canvas = colour()
    canvas.text(0, 0, "é", Canvas.CHALK)
    assert picture(canvas, 0, 0, 7, 13) == rows_of("""
        .......
        .......
        ...##..
        ..##...
        .......
        .####..
        ##..##.
        ######.
        ##.....
        ##..##.
        .####..
        .......
        .......""")


def test_text_that_does_not_fit_is_cut_with_an_ellipsis():
    canvas = colour()
    assert canvas.fit("Anna", 28) == "Anna"
    assert canvas.fit("Annabelle", 28) == "Ann…"
    assert canvas.fit("Annabelle", 7) == "…"
    assert canvas.fit("Annabelle", 6) == ""
    assert canvas.fit("Annabelle", -5) == ""


def test_large_figures_stand_two_pixels_apart():
    canvas = colour(64, 20)
    assert canvas.figure_width("14") == 24
    assert canvas.figure_width("-8") == 21
    assert canvas.figure(0, 0, "14", 4) == 26
    assert canvas.figure(60, 0, "14", 4, "r") == 62
    assert picture(canvas, 0, 15, 11, 3) == [".#########."] * 3


def test_figures_at_scale_two_show_each_pixel_as_four():
    small, large = colour(32, 18), colour(64, 36)
    small.figure(0, 0, "2+", 4)
    large.figure(0, 0, "2+", 4, scale=2)
    doubled = [row for row in picture(small, 0, 0, 32, 18) for _ in range(2)]
    assert picture(large, 0, 0, 64, 36) == ["".join(sign + sign for sign in row) for row in doubled]


def test_a_sign_that_is_no_figure_is_a_hollow_box():
    canvas = colour()
    canvas.figure(0, 0, "x", Canvas.CHALK)
    assert picture(canvas, 0, 0, 12, 3) == ["###########.", "#.........#.", "#.........#."]


def test_the_colours_are_attributes_so_that_a_panel_needs_no_import():
    names = "NIGHT SLATE EDGE MIST CHALK AQUA AMBER LEAF WHEAT BRICK AZURE HIDE WINE PLAIN FOREST HILL"
    assert [getattr(Canvas, name) for name in names.split()] == list(COLOURS)
