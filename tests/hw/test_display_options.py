"""The drivers follow the options of a board file: sizes, buses, colour orders, tuning, lamps."""

import gc
import weakref

import pytest
from hw.bench_display import COLOUR_BOARDS, MONO_BOARDS, Bench

from wayside_host import emulator
from wayside_host.boards.files import load_board
from wayside_host.boards.schema import CHIPS


@pytest.mark.parametrize("name", ("pico_display", "generic_ili9341"))
@pytest.mark.parametrize("rotation", (0, 90, 180, 270))
def test_a_glass_anywhere_in_the_memory_is_met_in_every_rotation(rotation, name):
    board = load_board(name)
    width, height = (100, 60) if rotation in (90, 270) else (60, 100)
    board["display"].update(width=width, height=height, offset_x=17, offset_y=33, rotation=rotation)
    bench = Bench(board)
    bench.draw_pattern()
    bench.show()
    assert bench.is_right()


@pytest.mark.parametrize("rotation", (0, 180))
@pytest.mark.parametrize("width, height, offset", [(128, 32, 0), (64, 48, 32), (72, 40, 28), (64, 48, 0)])
def test_smaller_ssd1306_glasses_are_met(width, height, offset, rotation):
    board = load_board("generic_ssd1306")
    board["display"].update(width=width, height=height, offset_x=offset, rotation=rotation)
    bench = Bench(board)
    bench.draw_pattern()
    bench.show()
    assert bench.is_right()


@pytest.mark.parametrize("width, height, rotation", [(64, 128, 0), (128, 128, 0), (128, 128, 90), (128, 96, 270)])
def test_other_sh1107_glasses_are_met(width, height, rotation):
    board = load_board("waveshare_oled_13")
    board["display"].update(width=width, height=height, rotation=rotation)
    bench = Bench(board)
    bench.draw_pattern()
    bench.show()
    assert bench.is_right()


@pytest.mark.parametrize("kind", ("spi", "i2c"))
@pytest.mark.parametrize("name", MONO_BOARDS)
def test_oleds_work_on_either_bus(name, kind):
    board = load_board(name)
    if kind == "spi":
        board["bus"] = load_board("waveshare_oled_13")["bus"]
        board["bus"]["baudrate"] = CHIPS[board["display"]["chip"]].fastest_spi
    else:
        board["bus"] = {"kind": "i2c", "id": 1, "sda": 6, "scl": 7, "reset": None, "address": 0x3C, "baudrate": 400_000}
    bench = Bench(board)
    bench.draw_pattern()
    bench.show()
    assert bench.is_right()


@pytest.mark.parametrize("rotation, madctl", [(0, 0x48), (90, 0x28), (180, 0x88), (270, 0xE8)])
def test_an_ili9341_is_turned_as_the_libraries_of_its_modules_turn_it(rotation, madctl):
    """github.com/adafruit/Adafruit_ILI9341, setRotation."""
    board = load_board("generic_ili9341")
    board["display"]["rotation"] = rotation
    assert Bench(board).panel.madctl == madctl


@pytest.mark.parametrize("bgr", (False, True))
@pytest.mark.parametrize("name", ("pico_display", "generic_ili9341"))
def test_red_is_red_in_either_order_of_colours(name, bgr):
    board = load_board(name)
    board["display"]["bgr"] = bgr
    bench = Bench(board)
    bench.draw_pattern()
    bench.show()
    assert bench.is_right()
    assert bool(bench.panel.madctl & 0x08) == bgr


def test_a_panel_without_cs_works_in_mode_3_and_is_told_of_in_mode_0():
    board = load_board("generic_st7789")
    assert board["bus"]["cs"] is None
    bench = Bench(board)
    bench.draw_pattern()
    bench.show()
    assert bench.is_right()
    board["bus"]["mode"] = 0
    with pytest.raises(emulator.WireFault, match="always selected: it listens in SPI mode 3 only"):
        Bench(board)


@pytest.mark.parametrize("name", COLOUR_BOARDS)
def test_the_makers_tuning_is_there_before_the_display_is_on(name):
    board = load_board(name)
    bench = Bench(board)
    assert bench.panel.tuning == {line[0]: bytes(line[1:]) for line in board["display"]["init"]}
    assert not bench.panel.on and not bench.panel.asleep


def test_a_lamp_that_shines_when_low_is_driven_the_other_way_round():
    board = load_board("pico_display")
    board["backlight"]["active"] = "low"
    bench = Bench(board)
    assert bench.hardware.light() == 0
    bench.show()
    bench.display.backlight(30)
    assert bench.hardware.light() == 30
    assert bench.hardware.duties[20] > 40_000


def test_a_board_without_a_lamp_pin_shows_all_the_same():
    board = load_board("pico_display")
    board["backlight"] = None
    bench = Bench(board)
    bench.draw_pattern()
    bench.show()
    bench.display.backlight(50)
    assert bench.is_right()


def test_a_glass_that_needs_no_inversion_gets_none():
    board = load_board("pico_display")
    board["display"]["invert"] = False
    bench = Bench(board)
    bench.draw_pattern()
    bench.show()
    assert bench.is_right()
    assert not bench.panel.inverted


def test_an_inverting_oled_is_told_so():
    board = load_board("generic_ssd1306")
    board["display"]["invert"] = True
    bench = Bench(board)
    bench.draw_pattern()
    bench.show()
    assert bench.panel.inverted
    assert bench.is_right()


class Watched(dict):
    """A board with weak references, which show whether it is still in use."""


def test_the_board_with_its_tuning_is_freed_once_the_device_is_built(tmp_path):
    emulator.Hardware(load_board("pico_display"))
    board = Watched(load_board("pico_display"))
    board["display"] = Watched(board["display"])
    seen = [weakref.ref(board), weakref.ref(board["display"])]
    from wayside.device.building import build

    app = build(board, folder=str(tmp_path))
    del board
    gc.collect()
    assert app is not None and [reference() for reference in seen] == [None, None]
