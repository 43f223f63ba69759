"""A new device asks for a language, runs the self-test, and asks for a game."""

import itertools

import pytest
from app.wire import Wire
from screens.hands import choose, on_top, walk_key

from wayside.games import load, names
from wayside.i18n.texts import LANGUAGES
from wayside_host.boards.files import list_boards, load_board
from wayside_host.device import Device

BOARDS = ("pico_display", "waveshare_oled_13", "waveshare_lcd_13")
MOST_PRESSES = 12  # from power on to the first move, with the usual setup and four keys


@pytest.fixture(params=BOARDS)
def device(request, tmp_path):
    return Device(load_board(request.param), tmp_path, asks=True)


def test_language_then_a_check_then_the_games(device):
    assert on_top(device) == "FirstScreen"
    device.press(walk_key(device))
    assert device.app.stage.top.title() == "Langue"  # it uses the language under the cursor
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
    assert set(device.app.stage.texts.forms("ui.all_keys")) & set(shown_after(device, device.app.stage.top.wipe))
    device.press("ok")
    assert on_top(device) == "GamesScreen"


def shown_after(device, deed):
    """The texts that an action draws, by their place: (left, right, top, bottom)."""
    canvas, places = device.app.canvas, {}
    own = canvas.text

    def text(x, y, text, colour, font="M", align="l"):
        left = x if align == "l" else x - canvas.text_width(text, font) // 2
        places[text] = (left, left + canvas.text_width(text, font), y, y + (8 if font == "S" else 13))
        return own(x, y, text, colour, font, align)

    canvas.text = text
    deed()
    device.run(10)
    canvas.text = own
    return places


@pytest.mark.parametrize("board", list_boards())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_box_of_its_own_and_the_frame_lies_on_all_four_edges(board, language, tmp_path):
    device = Device(load_board(board), tmp_path)
    device.app.stage.texts.switch(language)
    device.app.stage.top.refresh()
    choose(device, "ui.self_test")
    for keys in ((), ("ok",)):
        places = shown_after(device, lambda keys=keys: device.press(*keys) if keys else device.app.stage.top.wipe())
        assert set(device.app.stage.key_names.values()) <= set(places)
        for (name, one), (other, two) in itertools.combinations(places.items(), 2):
            apart = one[1] < two[0] or two[1] < one[0] or one[3] <= two[2] or two[3] <= one[2]
            assert apart, f"{name} and {other} lie on each other"
        picture = device.picture().convert("L")
        width, height = picture.size
        assert all(picture.getpixel((x, y)) > 200 for x in range(width) for y in (0, height - 1))
        assert all(picture.getpixel((x, y)) > 200 for x in (0, width - 1) for y in range(height))


def test_a_second_ok_turns_to_the_checks_and_a_third_leaves(tmp_path):
    device = Device(load_board("pico_display"), tmp_path)
    choose(device, "ui.self_test")
    device.press("ok", "ok")
    assert "240x135" in shown_after(device, device.app.stage.top.wipe)
    device.press("ok")
    assert on_top(device) == "HomeScreen"
    choose(device, "ui.self_test")
    device.press("hold_back")
    assert on_top(device) == "HomeScreen"


def test_back_leaves_the_checks_also_if_it_was_not_pressed_before(tmp_path):
    device = Device(load_board("pico_display"), tmp_path)
    choose(device, "ui.self_test")
    device.press("ok", "ok", "back")
    assert on_top(device) == "HomeScreen"


def test_the_checks_tell_the_voltage_of_a_battery(tmp_path):
    device = Device(load_board("generic_ssd1306"), tmp_path)
    device.app.stage.battery = lambda: 3912
    choose(device, "ui.self_test")
    device.press("ok", "ok")
    assert "3912 mV" in shown_after(device, device.app.stage.top.wipe)


def test_the_question_comes_again_until_it_is_answered(device):
    device.press(walk_key(device))
    device.cut_power()
    assert on_top(device) == "FirstScreen"
    device.press("ok")
    device.cut_power()
    assert on_top(device) == "HomeScreen"


def test_a_language_that_was_given_from_outside_answers_it(device):
    device.app.session.set("language", "de")
    device.app.stage.texts.switch("de")
    device.app.stage.top.refresh()
    assert on_top(device) == "HomeScreen"


def test_a_match_that_arrives_by_the_serial_port_is_shown_instead(tmp_path):
    device = Device(load_board("pico_display"), tmp_path, serial=Wire("new nasca"), asks=True)
    device.run(50)
    assert on_top(device) == "HomeScreen"
    assert device.app.session.match is not None


@pytest.mark.parametrize("game", names())
def test_few_presses_lead_from_the_first_start_to_the_first_move(game, tmp_path):
    device = Device(load_board("pico_display"), tmp_path, asks=True)
    pressed, press = [], device.press

    def counted(*actions):
        pressed.extend(actions)
        press(*actions)

    device.press = counted
    while device.app.session.match is None or not device.app.session.match.moves:
        if on_top(device) == "GamesScreen":
            choose(device, f"{game}.name")
        elif on_top(device) == "BoardsScreen":
            choose(device, "{}.value_{}_{}".format(game, load(game).board, load(game).boards[0]))
        else:
            device.press("ok")
        assert len(pressed) <= MOST_PRESSES, pressed
