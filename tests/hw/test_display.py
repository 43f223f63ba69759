"""Every board's display: what is drawn arrives dot for dot, the right way up, and only what changed is sent."""

import copy
import gc
import random
import time
import weakref

import pytest
from PIL import Image

from wayside_host import emulator
from wayside_host.board_schema import CHIPS
from wayside_host.boards import list_boards, load_board

emulator.install()

import framebuf  # noqa: E402

from wayside.hw.display import open_display  # noqa: E402

PALETTE = random.Random(16).sample(range(1 << 16), 16)
MONO_BOARDS = [name for name in list_boards() if CHIPS[load_board(name)["display"]["chip"]].mono]
COLOUR_BOARDS = [name for name in list_boards() if name not in MONO_BOARDS]
# An OLED is its own light, and an LCD may have a lamp that nothing switches.
DIMMED_BOARDS = [name for name in list_boards() if name in MONO_BOARDS or load_board(name)["backlight"]]


class Bench:
    """A board on the bench: its emulated hardware, its driver, and a canvas to draw on."""

    def __init__(self, board):
        self.hardware = emulator.Hardware(board)
        self.panel = self.hardware.panel
        self.display = open_display(board)
        width, height, mono = self.display.width, self.display.height, self.display.mono
        self.buffer = bytearray(width * height // (8 if mono else 2))
        self.dirty = bytearray(height)
        self.canvas = framebuf.FrameBuffer(
            self.buffer, width, height, framebuf.MONO_VLSB if mono else framebuf.GS4_HMSB
        )
        if not mono:
            self.display.set_palette(PALETTE)

    def draw_pattern(self, seed=1):
        """Nothing in it is symmetric, so any mirroring, turning or shift shows."""
        self.buffer[:] = random.Random(seed).randbytes(len(self.buffer))

    def show(self, *rows):
        for row in rows:
            self.dirty[row] = 1
        self.display.show(self.buffer, self.dirty)

    def expected(self):
        """The picture that the canvas holds, made without any of the code under test but the canvas itself."""
        width, height = self.display.width, self.display.height
        picture = Image.new("RGB", (width, height))
        for y in range(height):
            for x in range(width):
                picture.putpixel((x, y), self.colour(self.canvas.pixel(x, y)))
        return picture

    def colour(self, index):
        if self.display.mono:
            return (255, 255, 255) if index else (0, 0, 0)
        value = PALETTE[index]
        return ((value >> 11) * 255 // 31, (value >> 5 & 63) * 255 // 63, (value & 31) * 255 // 31)

    def is_right(self):
        return self.hardware.picture().tobytes() == self.expected().tobytes()


def turned_round(board):
    """The same board used the other way up."""
    board = copy.deepcopy(board)
    board["display"]["rotation"] = (board["display"]["rotation"] + 180) % 360
    return board


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


def test_the_pico_display_gets_the_windows_its_maker_documents():
    bench = Bench(load_board("pico_display"))
    bench.show()
    assert bench.panel.windows == [(40, 53, 279, 187)]
    assert bench.panel.madctl == 0x60
    bench = Bench(turned_round(load_board("pico_display")))
    bench.show()
    assert bench.panel.windows == [(40, 52, 279, 186)]


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
    # Pages of an OLED that is not turned are 8 rows high; the others can send single rows.
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
    bench.show(0)  # one row is asked for, the rest is noise: all of it must be sent
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
    """The models are worth nothing if a wrong driver passes them."""
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


class Watched(dict):
    """A board that tells whether somebody still has it."""


def test_the_board_with_its_tuning_is_let_go_once_the_device_is_built(tmp_path):
    emulator.Hardware(load_board("pico_display"))
    board = Watched(load_board("pico_display"))
    board["display"] = Watched(board["display"])
    seen = [weakref.ref(board), weakref.ref(board["display"])]
    from wayside.building import build

    app = build(board, folder=str(tmp_path))
    del board
    gc.collect()
    assert app is not None and [reference() for reference in seen] == [None, None]
