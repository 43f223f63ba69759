"""The board files that come with Wayside are correct, complete, and agree with the makers' pinouts."""

import json
import re

import pytest

from wayside_host.boards.files import FOLDER, BoardError, check_board, list_boards, load_board

WANTED = [
    "generic_ili9341",
    "generic_sh1106",
    "generic_ssd1306",
    "generic_st7789",
    "pico_display",
    "pico_display_2",
    "pico_display_28",
    "pico_explorer",
    "picosystem",
    "waveshare_lcd_114",
    "waveshare_lcd_13",
    "waveshare_lcd_2",
    "waveshare_oled_13",
    "waveshare_oled_13_i2c",
]


def keys_of(name):
    return {key["name"]: (key["pin"], key["action"], key["corner"]) for key in load_board(name)["keys"]}


def test_all_boards_are_there():
    assert list_boards() == WANTED


@pytest.mark.parametrize("name", WANTED)
def test_a_board_compiles_to_plain_json_with_every_field(name):
    board = load_board(name)
    assert json.loads(json.dumps(board)) == board
    assert board["name"] == name
    assert set(board) == {"name", "title", "module", "display", "bus", "backlight", "led", "battery", "keys"}
    assert set(board["display"]) == (
        {"chip", "width", "height", "offset_x", "offset_y", "rotation", "invert", "bgr", "init"}
    )
    wires = {"sck", "mosi", "cs", "dc", "mode"} if board["bus"]["kind"] == "spi" else {"sda", "scl", "address"}
    assert set(board["bus"]) == {"kind", "id", "reset", "baudrate"} | wires
    for key in board["keys"]:
        assert set(key) == {"name", "pin", "action", "corner", "active"}


@pytest.mark.parametrize("name", WANTED)
def test_a_board_that_comes_with_wayside_has_no_problems(name):
    assert check_board(FOLDER / f"{name}.toml") == []


@pytest.mark.parametrize(
    "name", ["pico_display", "pico_display_2", "pico_display_28", "generic_ssd1306", "generic_sh1106"]
)
def test_the_left_hand_walks_and_the_right_hand_decides(name):
    assert keys_of(name) == {
        "A": (12, "prev", "tl"),
        "B": (13, "next", "bl"),
        "X": (14, "ok", "tr"),
        "Y": (15, "back", "br"),
    }


def test_the_joystick_of_the_lcd_13_is_wired_as_its_maker_says():
    """One published file swaps GP3 and GP21 on this board."""
    keys = keys_of("waveshare_lcd_13")
    assert keys["PRESS"] == (3, "ok", "none")
    assert keys["Y"][0] == 21
    assert [keys[name][:2] for name in ("UP", "DOWN", "LEFT", "RIGHT")] == [
        (2, "up"),
        (18, "down"),
        (16, "left"),
        (20, "right"),
    ]


def test_the_pico_display_is_240_by_135_without_a_reset_pin():
    """One published file declares it as 240x240 with one."""
    board = load_board("pico_display")
    assert (board["display"]["width"], board["display"]["height"]) == (240, 135)
    assert board["bus"]["reset"] is None


@pytest.mark.parametrize(
    "name, pins", [("pico_display", (6, 7, 8)), ("pico_display_2", (6, 7, 8)), ("pico_display_28", (26, 27, 28))]
)
def test_the_packs_of_pimoroni_have_an_led_that_shines_when_low(name, pins):
    """github.com/pimoroni/pimoroni-pico, libraries/pico_display*/*.hpp and drivers/rgbled/rgbled.hpp."""
    assert load_board(name)["led"] == dict(zip(("red", "green", "blue"), pins, strict=True), active="low")


def test_the_picosystem_is_as_its_maker_says():
    """github.com/pimoroni/picosystem, libraries/hardware.cpp; GP23 is on no Pico's header."""
    board = load_board("picosystem")
    assert board["module"] == "rp2040"
    assert board["led"] == {"red": 14, "green": 13, "blue": 15, "active": "high"}
    assert board["battery"] == {"pin": 26, "ratio": 3, "low": 3400}
    assert keys_of("picosystem")["UP"] == (23, "up", "none")


def test_a_battery_has_the_divider_of_a_pico_and_a_limit_for_one_lithium_cell(tmp_path):
    path = tmp_path / "board.toml"
    text = (FOLDER / "pico_display.toml").read_text()
    path.write_text(text.replace("[[keys]]", "[battery]\npin = 29\n\n[[keys]]", 1))
    assert load_board(path)["battery"] == {"pin": 29, "ratio": 3, "low": 3400}


def test_the_example_of_a_battery_is_sound_once_it_is_no_comment(tmp_path):
    text = (FOLDER / "pico_display_2.toml").read_text()
    path = tmp_path / "board.toml"
    path.write_text(re.sub(r"^# (\[battery\]|(?:pin|ratio|low) = \d+)$", r"\1", text, flags=re.MULTILINE))
    assert load_board(path)["battery"] == {"pin": 29, "ratio": 3, "low": 3400}


@pytest.mark.parametrize(
    "name",
    [name for name in WANTED if load_board(name)["display"]["chip"] == "st7789" and not name.startswith("generic_")],
)
def test_every_st7789_gets_its_makers_tuning(name):
    registers = [line[0] for line in load_board(name)["display"]["init"]]
    assert set(registers) >= {0xB2, 0xB7, 0xBB, 0xC0, 0xC2, 0xC3, 0xC4, 0xC6, 0xD0, 0xE0, 0xE1}
    assert len(set(registers)) == len(registers)


def test_two_keys_are_next_and_ok():
    assert [key["action"] for key in load_board("waveshare_oled_13")["keys"]] == ["next", "ok"]


def test_an_unknown_name_is_answered_with_the_names_there_are():
    with pytest.raises(BoardError, match="no board 'badger'; there are generic_.*, pico_display, .* path of a file"):
        load_board("badger")


def test_the_firmware_reads_back_what_was_compiled(tmp_path):
    from wayside.hw import board

    path = tmp_path / "board.json"
    path.write_text(json.dumps(load_board("waveshare_lcd_2")))
    assert board.load(str(path)) == load_board("waveshare_lcd_2")
