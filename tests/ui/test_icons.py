"""Icons: the generated data agree with the drawings, and each icon is drawn correctly."""

# CPython only: the drawings are read by the host's maker of the table.

import pytest
from ui.pictures import picture, rows_of

from wayside.ui.canvas import Canvas
from wayside_host.errors import WaysideError
from wayside_host.glyphs import icons as maker

DRAWINGS = maker.read_icons(maker.SOURCE.read_text(encoding="utf-8"))


def test_the_icon_table_is_what_the_drawings_give():
    assert maker.OUTPUT.read_text(encoding="utf-8") == maker.icons_module(), "run python -m wayside_host.glyphs.icons"


@pytest.mark.parametrize("name", DRAWINGS)
@pytest.mark.parametrize("mono", [False, True])
def test_each_icon_looks_like_its_drawing(name, mono):
    canvas = Canvas(16, 16, mono)
    size = len(DRAWINGS[name])
    canvas.icon(2, 3, name, Canvas.CHALK)
    assert picture(canvas, 2, 3, size, size) == [row.replace("o", ".") for row in DRAWINGS[name]]
    assert canvas.icon_size(name) == (size, size)


def test_the_second_tone_is_drawn_where_a_colour_is_given_for_it():
    canvas = Canvas(16, 16)
    canvas.icon(0, 0, "gold", Canvas.CHALK, Canvas.EDGE)
    assert picture(canvas, 0, 0, 11, 11) == [row.replace("o", "2") for row in DRAWINGS["gold"]]


def test_a_wrong_name_is_reported():
    with pytest.raises(KeyError, match="no icon wagn"):
        Canvas(16, 16).icon(0, 0, "wagn", Canvas.CHALK)


def test_a_mark_sits_on_a_light_chip_where_black_looks_black_and_white_looks_white():
    canvas = Canvas(36, 11)
    for place, colour in enumerate((Canvas.BRICK, Canvas.NIGHT, Canvas.CHALK)):
        canvas.seat(2 + 12 * place, 2, 0, colour)
    assert picture(canvas, 0, 0, 36, 11) == rows_of("""
        .#########...#########...#########..
        ###.....###.###.....###.###.....###.
        ##..999..##.##.......##.##..###..##.
        #..99999..#.#.........#.#..#####..#.
        #.9999999.#.#.........#.#.#######.#.
        #.9999999.#.#.........#.#.#######.#.
        #.9999999.#.#.........#.#.#######.#.
        #..99999..#.#.........#.#..#####..#.
        ##..999..##.##.......##.##..###..##.
        ###.....###.###.....###.###.....###.
        .#########...#########...#########..""")


def test_on_a_mono_screen_a_mark_has_a_rim_and_no_chip():
    canvas = Canvas(20, 9, True)
    canvas.seat(1, 1, 1, Canvas.BRICK)
    canvas.seat(11, 1, 1, Canvas.NIGHT)
    lit = [[x for x in range(20) if canvas.pixels.pixel(x, y)] for y in (3, 8)]
    assert lit == [[2, 3, 4, 5, 6, 7, 11, 18], list(range(11, 19))]


def test_there_are_five_seat_shapes_and_seats_count_from_zero():
    canvas = Canvas(60, 12)
    for seat in range(5):
        canvas.seat(1 + 12 * seat, 1, seat, Canvas.BRICK)
    shapes = []
    for seat in range(5):
        drawn = "\n".join(picture(canvas, 1 + 12 * seat, 1, 7, 7))
        shapes.append(drawn.replace("#", ".").replace("9", "#"))
    assert shapes == ["\n".join(DRAWINGS[f"seat{number}"]) for number in range(1, 6)]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("= a\n##\n##\n", "a must have 11 or 7 rows"),
        ("= a\n" + "#######\n" * 6 + "######\n", "a must have 11 or 7 rows"),
        ("= a\n" + "###x###\n" * 7, "a must have 11 or 7 rows"),
        ("= a\n" + "#######\n" * 7 + "= a\n" + "#######\n" * 7, "line 9: a second icon is called a"),
    ],
)
def test_a_faulty_drawing_is_named(text, complaint):
    with pytest.raises(WaysideError, match=complaint):
        maker.read_icons(text)
