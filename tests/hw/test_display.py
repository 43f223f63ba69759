"""Every board's display: the picture arrives exactly, the right way up, and only changes are sent."""

import copy
import time

import pytest
from hw.bench_display import (
    COLOUR_BOARDS,
    DIMMED_BOARDS,
    MONO_BOARDS,
    PALETTE,
    Bench,
    framebuf,
    open_display,
    turned_round,
)

from wayside_host import emulator
from wayside_host.boards.files import list_boards, load_board


@pytest.mark.parametrize("name", list_boards())
def test_a_pattern_arrives_dot_for_dot_on_every_board(name):
    bench = Bench(load_board(name))
    bench.draw_pattern()
    bench.show()
    assert bench.is_right()


@pytest.mark.parametrize("name", list_boards())
def test_a_pattern_arrives_dot_for_dot_with_the_board_the_other_way_up(name):
    bench = Bench(turned_round(load_board(name)))
    bench.draw_pattern()
    bench.show()
    assert bench.is_right()


def test_the_pico_display_gets_the_windows_its_maker_documents():
    bench = Bench(load_board("pico_display"))
    bench.show()
    assert bench.panel.windows == [(40, 53, 279, 187)]
    assert bench.panel.madctl == 0x60
    bench = Bench(turned_round(load_board("pico_display")))
    bench.show()
    assert bench.panel.windows == [(40, 52, 279, 186)]


@pytest.mark.parametrize("name", list_boards())
def test_nothing_dirty_sends_nothing(name):
    bench = Bench(load_board(name))
    bench.show()
    bench.panel.forget()
    bench.draw_pattern()
    bench.show()
    assert bench.panel.bytes_sent == 0


@pytest.mark.parametrize("name", COLOUR_BOARDS)
def test_each_run_of_dirty_rows_is_one_window_and_costs_just_its_pixels(name):
    bench = Bench(load_board(name))
    bench.show()
    bench.panel.forget()
    bench.draw_pattern()
    bench.show(3, 4, 5, 60, bench.display.height - 1)
    rows = [(window[1], window[3]) for window in bench.panel.windows]
    base = rows[0][0] - 3
    assert rows == [(base + 3, base + 5), (base + 60, base + 60), (base + bench.display.height - 1,) * 2]
    # Each window: CASET and RASET with 4 bytes each, RAMWR.
    assert bench.panel.bytes_sent == 5 * bench.display.width * 2 + 3 * 11
    assert not any(bench.dirty)


@pytest.mark.parametrize("name", list_boards())
def test_after_partial_pushes_only_the_pushed_rows_have_changed(name):
    bench = Bench(load_board(name))
    bench.draw_pattern(1)
    bench.show()
    before = bench.expected()
    bench.draw_pattern(2)
    bench.show(10, 11, 12)
    after = bench.expected()
    # Pages of an OLED that is not rotated are 8 rows high; on the others single rows can be sent.
    top, bottom = (8, 16) if name in MONO_BOARDS and not bench.panel.display["rotation"] else (10, 13)
    before.paste(after.crop((0, top, after.width, bottom)), (0, top))
    assert bench.hardware.picture().tobytes() == before.tobytes()


def test_a_dirty_row_of_an_ssd1306_costs_one_page():
    bench = Bench(load_board("generic_ssd1306"))
    bench.show()
    bench.panel.forget()
    bench.show(9, 15, 40)
    assert bench.panel.windows == [(0, 1, 127, 1), (0, 5, 127, 5)]
    assert bench.panel.bytes_sent == 2 * (1 + 3 + 1 + 128)
    assert not any(bench.dirty)


def test_a_page_of_an_sh1106_begins_at_its_third_column():
    bench = Bench(load_board("generic_sh1106"))
    bench.show()
    bench.panel.forget()
    bench.show(9)
    assert bench.panel.windows == [(2, 1, 129, 1)]


def test_a_dirty_row_of_a_turned_sh1107_costs_one_column():
    bench = Bench(load_board("waveshare_oled_13"))
    bench.show()
    bench.panel.forget()
    bench.show(0, 63)
    assert bench.panel.windows == [(63, 0, 63, 15), (0, 0, 0, 15)]
    assert bench.panel.bytes_sent == 2 * (3 + 16)
    assert not any(bench.dirty)


def test_a_whole_frame_of_the_pico_display_fits_into_the_time_of_its_wire():
    bench = Bench(load_board("pico_display"))
    bench.show()
    start = time.ticks_us()
    bench.show(*range(135))
    assert 10_300 < time.ticks_diff(time.ticks_us(), start) < 10_700  # 64,800 bytes at 50 MHz take 10,368


@pytest.mark.parametrize("name", list_boards())
def test_the_glass_stays_dark_until_the_first_whole_picture_is_there(name):
    bench = Bench(load_board(name))
    assert bench.hardware.picture().getcolors() == [(bench.display.width * bench.display.height, (0, 0, 0))]
    assert bench.hardware.light() == (0 if name in DIMMED_BOARDS else 100)
    bench.draw_pattern()
    bench.show(0)  # one row is requested, but the rest is noise, so all of it must be sent
    assert bench.is_right()
    assert bench.hardware.light() == 100


@pytest.mark.parametrize("name", DIMMED_BOARDS)
def test_power_switches_picture_and_light_and_keeps_the_picture(name):
    bench = Bench(load_board(name))
    bench.draw_pattern()
    bench.show()
    bench.display.backlight(40)
    bench.display.power(False)
    assert bench.hardware.picture().getbbox() is None
    assert bench.hardware.light() == 0
    bench.display.backlight(60)
    assert bench.hardware.light() == 0
    bench.display.power(True)
    assert bench.is_right()
    assert bench.hardware.light() == 60


@pytest.mark.parametrize("name", DIMMED_BOARDS)
def test_light_follows_percent(name):
    bench = Bench(load_board(name))
    bench.show()
    for percent in (100, 25, 1, 0, 70):
        bench.display.backlight(percent)
        assert abs(bench.hardware.light() - percent) <= 1


def test_a_missing_panel_on_i2c_is_an_os_error():
    board = load_board("generic_ssd1306")
    emulator.Hardware(board)
    elsewhere = copy.deepcopy(board)
    elsewhere["bus"]["address"] = 0x3D
    with pytest.raises(OSError):
        open_display(elsewhere)


def test_a_chip_without_a_driver_is_named():
    board = load_board("pico_display")
    emulator.Hardware(board)
    board["display"]["chip"] = "uc8151"
    with pytest.raises(ValueError, match="uc8151"):
        open_display(board)


@pytest.mark.parametrize("mistake", ("offset", "inversion", "rotation", "order of colours", "palette order"))
def test_the_picture_shows_a_wrong_set_up(mistake):
    """The models would be useless if a wrong driver passed."""
    board = load_board("pico_display")
    bench = Bench(board)
    wrong = copy.deepcopy(board)
    if mistake == "offset":
        wrong["display"]["offset_x"] = 53
    elif mistake == "inversion":
        wrong["display"]["invert"] = False
    elif mistake == "rotation":
        wrong["display"]["rotation"] = 270
    elif mistake == "order of colours":
        wrong["display"]["bgr"] = True
    bench.display = open_display(wrong)
    bench.display.set_palette(PALETTE[::-1] if mistake == "palette order" else PALETTE)
    bench.draw_pattern()
    bench.show()
    assert not bench.is_right()


def test_a_second_canvas_can_be_shown_on_the_same_panel():
    bench = Bench(load_board("generic_ssd1306"))
    bench.show()
    bench.buffer = bytearray(b"\x55" * len(bench.buffer))
    bench.canvas = framebuf.FrameBuffer(bench.buffer, 128, 64, framebuf.MONO_VLSB)
    bench.show(*range(64))
    assert bench.is_right()
