"""Lists: the cursor moves, stops or wraps around, the view follows, and only changes are drawn again."""

import pytest
from ui.pictures import clean, dirty_rows, picture, pixel

from wayside.ui import metrics
from wayside.ui.canvas import Canvas
from wayside.ui.lists import ENTRY, List


def items(count):
    return [(f"item {n}", str(n), None) for n in range(count)]


def a_list(count, width=240, height=135, **more):
    canvas = Canvas(width, height, mono=width == 128)
    listing = List(canvas, metrics.of(canvas).list_rows, items(count), **more)
    listing.draw(canvas)
    clean(canvas)
    return canvas, listing


@pytest.mark.parametrize(
    ("size", "rows", "under_entry", "under_head"),
    [((128, 64), 4, 2, 4), ((240, 135), 5, 3, 5), ((240, 240), 8, 5, 7), ((320, 240), 8, 5, 7)],
)
def test_as_many_rows_are_shown_as_the_body_holds(size, rows, under_entry, under_head):
    measures = metrics.of(Canvas(*size, mono=size[0] == 128))
    assert measures.list_rows.count == rows
    assert measures.entry_rows.count == under_entry
    assert measures.column_rows.count == under_head
    for place in (measures.list_rows, measures.entry_rows, measures.column_rows, measures.dialog_rows(2)):
        assert place.top >= measures.body_top
        assert place.top + place.pitch * (place.count - 1) + place.height <= measures.body_bottom


def test_the_picked_row_is_aqua_with_a_pointer_and_the_others_are_not():
    canvas, _ = a_list(3)
    assert picture(canvas, 2, 25, 5, 9) == [
        ".5555",
        "..555",
        "...55",
        "....5",
        ".....",
        "....5",
        "...55",
        "..555",
        ".5555",
    ]
    assert pixel(canvas, 100, 20) == pixel(canvas, 100, 37) == Canvas.AQUA
    assert pixel(canvas, 100, 38) == pixel(canvas, 100, 39) == Canvas.NIGHT


def test_a_step_within_the_view_draws_two_rows():
    canvas, listing = a_list(5)
    assert listing.move(1)
    listing.draw(canvas)
    assert dirty_rows(canvas) == list(range(20, 20 + 2 * 19))
    assert pixel(canvas, 100, 20) == Canvas.NIGHT
    assert pixel(canvas, 100, 40) == Canvas.AQUA


def test_two_steps_before_a_drawing_leave_no_trace_of_the_first():
    canvas, listing = a_list(5)
    listing.move(1)
    listing.move(1)
    listing.draw(canvas)
    fresh, other = a_list(5)
    other.pick(2)
    other.invalidate()
    other.draw(fresh)
    assert canvas.buffer == fresh.buffer


def test_nothing_is_drawn_when_nothing_is_stale():
    canvas, listing = a_list(5)
    listing.draw(canvas)
    assert dirty_rows(canvas) == []


def test_a_changed_item_is_drawn_again_alone():
    canvas, listing = a_list(9)
    listing.refresh(2)
    listing.refresh(8)  # not in the view
    listing.draw(canvas)
    assert dirty_rows(canvas) == list(range(20 + 2 * 19, 20 + 3 * 19))


def test_the_view_follows_the_cursor_and_then_all_rows_are_drawn():
    canvas, listing = a_list(7)
    for _ in range(5):
        listing.move(1)
    assert (listing.cursor, listing.first) == (5, 1)
    listing.draw(canvas)
    assert dirty_rows(canvas) == list(range(20, 20 + 5 * 19))
    for _ in range(5):
        listing.move(-1)
    assert (listing.cursor, listing.first) == (0, 0)


def test_at_the_end_a_new_press_wraps_and_a_repeat_stops():
    _, listing = a_list(7)
    assert not listing.move(-1, wrap=False)
    assert listing.cursor == 0
    assert listing.move(-1)
    assert (listing.cursor, listing.first) == (6, 2)
    assert not listing.move(1, wrap=False)
    assert listing.move(1)
    assert (listing.cursor, listing.first) == (0, 0)


def test_a_long_step_stops_at_the_end_before_it_goes_round():
    _, listing = a_list(7)
    assert listing.move(20)
    assert listing.cursor == 6
    assert listing.move(20)
    assert listing.cursor == 0


@pytest.mark.parametrize("size", [(128, 64), (240, 135), (320, 240)])
def test_drawing_step_by_step_gives_the_same_picture_as_drawing_all(size):
    canvas, listing = a_list(12, *size)
    for step in [1] * 14 + [-1] * 17 + [5, -3]:
        listing.move(step)
        listing.draw(canvas)
        fresh = Canvas(*size, mono=canvas.mono)
        listing.invalidate()
        listing.draw(fresh)
        assert canvas.buffer == fresh.buffer


@pytest.mark.parametrize("size", [(128, 64), (240, 135)])
def test_when_the_list_becomes_short_nothing_of_the_long_one_stays(size):
    canvas, listing = a_list(12, *size)
    listing.pick(11)
    listing.draw(canvas)
    listing.set_items(items(2))
    listing.draw(canvas)
    fresh, other = a_list(2, *size)
    other.pick(1)
    other.draw(fresh)
    assert (listing.cursor, listing.first) == (1, 0)
    assert canvas.buffer == fresh.buffer
    listing.set_items(items(12))
    listing.draw(canvas)
    longer, other = a_list(12, *size)
    other.pick(1)
    other.draw(longer)
    assert canvas.buffer == longer.buffer


def test_the_scroll_mark_is_three_pixels_wide_and_there_only_if_needed():
    canvas, _ = a_list(5)
    assert pixel(canvas, 239, 60) == Canvas.NIGHT
    canvas, _ = a_list(10)
    column = [pixel(canvas, 237, y) for y in range(20, 115)]
    assert column == [Canvas.MIST] * 47 + [Canvas.SLATE] * 48
    assert pixel(canvas, 236, 60) == pixel(canvas, 237, 115) == Canvas.NIGHT


@pytest.mark.parametrize("size", [(128, 64), (240, 135)])
def test_the_thumb_reaches_the_end_with_the_last_row_in_a_very_long_list(size):
    canvas, listing = a_list(900, *size)
    listing.pick(899)
    listing.draw(canvas)
    x = canvas.width - 1
    place = metrics.of(canvas).list_rows
    lit = [y for y in range(canvas.height) if pixel(canvas, x, y) in (Canvas.MIST, Canvas.CHALK)]
    assert len(lit) >= 4
    assert lit == list(range(lit[0], lit[-1] + 1))
    assert lit[-1] <= place.top + place.pitch * place.count - 1
    assert lit[-1] >= place.top + place.pitch * (place.count - 1)


def test_a_narrow_list_keeps_its_scroll_mark_to_itself():
    canvas, _ = a_list(10, width=240, height=135)
    narrow = List(canvas, metrics.of(canvas).list_rows, items(10), width=142)
    canvas.fill(0, 0, 240, 135, Canvas.SLATE)
    narrow.draw(canvas)
    assert pixel(canvas, 143, 21) == Canvas.MIST
    assert picture(canvas, 146, 20, 94, 95) == ["1" * 94] * 95


def test_the_large_entry_is_part_of_the_ring_and_drawn_when_it_changes():
    canvas = Canvas(240, 135)
    seen = []

    def draw_entry(on, picked):
        seen.append(picked)

    listing = List(canvas, metrics.of(canvas).entry_rows, items(4), draw_entry=draw_entry)
    assert listing.cursor == ENTRY
    assert listing.picked() is None
    listing.draw(canvas)
    listing.move(1)
    listing.draw(canvas)
    listing.move(1)
    listing.draw(canvas)
    assert seen == [True, False]
    assert listing.picked() == ("item 1", "1", None)
    listing.move(-1)
    listing.move(-1)
    assert listing.cursor == ENTRY
    listing.draw(canvas)
    assert seen == [True, False, True]
    assert listing.move(-1)
    assert listing.cursor == 3


def test_rows_can_be_drawn_by_the_screen_from_any_items():
    canvas = Canvas(240, 135)
    seen = []

    def draw_row(on, item, x, y, w, h, picked):
        seen.append((item, x, y, w, h, picked))

    listing = List(canvas, metrics.of(canvas).list_rows, range(100), draw_row)
    listing.pick(50)
    listing.draw(canvas)
    assert seen == [(46 + i, 0, 20 + 19 * i, 235, 18, i == 4) for i in range(5)]


def test_an_empty_list_has_nothing_to_pick_and_does_not_move():
    canvas, listing = a_list(0)
    assert listing.picked() is None
    assert not listing.move(1)
    assert not listing.move(-1)
    listing.draw(canvas)
