"""A device that nobody has used: it asks for a language, checks itself, and asks which game."""

import itertools

import pytest
from app.wire import Wire
from screens.hands import choose, on_top, walk_key

from wayside_host.board_schema import CHIPS
from wayside_host.boards import list_boards, load_board
from wayside_host.device import Device

BOARDS = ("pico_display", "waveshare_oled_13", "waveshare_lcd_13")


@pytest.fixture(params=BOARDS)
def device(request, tmp_path):
    return Device(load_board(request.param), tmp_path, asks=True)


def test_language_then_a_check_then_the_games(device):
    assert on_top(device) == "FirstScreen"
    device.press(walk_key(device))
    assert device.app.stage.top.title() == "Langue"  # it speaks the language under the cursor
    device.press("ok")
    assert on_top(device) == "SelfTestScreen"
    assert device.app.session.settings["language"] == "fr"
    device.press("ok", "ok")
    assert on_top(device) == "GamesScreen"
    choose(device, "nasca.name")
    device.press("ok")
    assert on_top(device) == "GameScreen"


def test_every_key_can_be_tried_before_it_goes_on(device):
    device.press("ok")
    for action in {key["action"] for key in device.board["keys"]}:
        device.press(action)
    assert on_top(device) == "SelfTestScreen"
    assert device.app.stage.top.status() == device.app.texts("ui.all_keys")
    device.press("ok")
    assert on_top(device) == "GamesScreen"


@pytest.mark.parametrize(
    "board", [name for name in list_boards() if not CHIPS[load_board(name)["display"]["chip"]].mono]
)
def test_every_key_has_a_box_on_a_colour_screen(board, tmp_path):
    device = Device(load_board(board), tmp_path, asks=True)
    canvas, boxes = device.app.canvas, []
    own = canvas.text

    def text(x, y, text, *more):
        boxes.append((x, x + canvas.text_width(text), text))
        return own(x, y, text, *more)

    canvas.text = text
    device.press("ok")
    names = [name for _, name in device.app.stage.top._keys()]
    for labels in (names, [name[0] for name in names]):
        found = [box for box in boxes if box[2] in labels]
        if len(found) == len(labels):
            break
    assert [text for _, _, text in found] == labels
    assert 0 <= found[0][0] and found[-1][1] <= canvas.width
    assert all(right < left for (_, right, _), (left, _, _) in itertools.pairwise(found))


def test_the_question_comes_again_until_it_is_answered(device):
    device.press(walk_key(device))
    device.cut_power()
    assert on_top(device) == "FirstScreen"
    device.press("ok")
    device.cut_power()
    assert on_top(device) == "HomeScreen"


def test_a_language_that_was_given_from_outside_answers_it(device):
    device.app.session.set("language", "de")
    device.app.texts.switch("de")
    device.app.stage.top.show()
    assert on_top(device) == "HomeScreen"


def test_a_match_that_arrives_by_the_serial_port_is_shown_instead(tmp_path):
    device = Device(load_board("pico_display"), tmp_path, serial=Wire("new nasca"), asks=True)
    device.run(50)
    assert on_top(device) == "HomeScreen"
    assert device.app.session.match is not None
