"""The positions of the keys of each board, from the makers' sources: board files must agree with them."""

import pytest

from wayside_host.boards.files import list_boards, load_board

JOYSTICK = {2: ("UP", "none"), 18: ("DOWN", "none"), 16: ("LEFT", "none"), 20: ("RIGHT", "none"), 3: ("PRESS", "none")}
ABXY = {12: ("A", "tl"), 13: ("B", "bl"), 14: ("X", "tr"), 15: ("Y", "br")}
TWO_KEYS = {15: ("KEY0", "tr"), 17: ("KEY1", "br")}

# By pin: the maker's name of the key, and the corner of the glass beside it.
MAKERS = {
    # github.com/pimoroni/pimoroni-pico, libraries/pico_display*/ and pico_explorer/: A, B, X, Y. Corners: the product pages' pictures.
    "pico_display": ABXY,
    "pico_display_2": ABXY,
    "pico_display_28": ABXY,
    "pico_explorer": ABXY,
    # github.com/pimoroni/picosystem, libraries/picosystem.hpp. That A is nearer to the top is our reading.
    "picosystem": {
        18: ("A", "tr"),
        19: ("B", "br"),
        17: ("X", "none"),
        16: ("Y", "none"),
        23: ("UP", "none"),
        20: ("DOWN", "none"),
        22: ("LEFT", "none"),
        21: ("RIGHT", "none"),
    },  # fmt: skip
    # The wiki's demo of the V2 draws A at (208, 12) and B at (208, 103) of 240x135, the joystick at the left.
    "waveshare_lcd_114": {15: ("A", "tr"), 17: ("B", "br"), **JOYSTICK},
    # github.com/waveshare/Pico_code, Python/Pico-LCD-1.3: boxes at x 208, A at y 15, B 75, X 135, Y 195 of 240.
    "waveshare_lcd_13": {15: ("A", "tr"), 17: ("B", "none"), 19: ("X", "none"), 21: ("Y", "br"), **JOYSTICK},
    # The wiki's demo draws KEY0 at (12, 12), KEY1 at (288, 12), KEY2 at (288, 208), KEY3 at (12, 208) of 320x240;
    # the names are those of github.com/waveshare/Pico_code, Python/Pico-LCD-2/ReadmeEN.txt.
    "waveshare_lcd_2": {15: ("KEY0", "tl"), 17: ("KEY1", "tr"), 2: ("KEY2", "br"), 3: ("KEY3", "bl")},
    # github.com/waveshare/Pico_code, Python/Pico-OLED-1.3: GP15 lights rows 0 to 19, GP17 rows 44 to 63. KEY0 and KEY1
    # are printed beside them. That they are on the right is our reading.
    "waveshare_oled_13": TWO_KEYS,
    "waveshare_oled_13_i2c": TWO_KEYS,
}


@pytest.mark.parametrize("name", MAKERS)
def test_every_key_sits_where_its_maker_says(name):
    keys = load_board(name)["keys"]
    assert {key["pin"]: (key["name"], key["corner"]) for key in keys} == MAKERS[name]


def test_every_board_that_has_a_maker_is_in_the_table():
    assert sorted(MAKERS) == [name for name in list_boards() if not name.startswith("generic_")]


@pytest.mark.parametrize("name", MAKERS)
def test_the_left_hand_walks_and_the_right_hand_decides(name):
    keys = load_board(name)["keys"]
    found = {key["corner"]: key["action"] for key in keys if key["corner"] != "none"}
    two = {"tr": "next", "br": "ok"}
    assert found in ({"tl": "prev", "bl": "next", "tr": "ok", "br": "back"}, {"tr": "ok", "br": "back"}, two)
