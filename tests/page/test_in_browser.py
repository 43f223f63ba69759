"""The page in a real browser: played by mouse, touch and keyboard; its pixels equal those of the device on CPython."""

import json
import random
import time

from app.new_game import new_game
from app.walk import presses_for
from moves import random_path
from page.served import served
from page.twin import Twin, wait_until_on

from wayside.referee.match import Match
from wayside.ui.picker import Picker

TRIES = 12  # random moves; the one with fewest presses is played, because real time passes here

# La Strada on the stand-in board, and the first start.
FIRST_START = ("ok", "ok", "next", "ok", "ok", "ok", "ok")


def quick_move(rules, rng):
    """(presses, path) of a move that costs few presses."""
    moves = []
    for _ in range(TRIES):
        path = random_path(rules, rng)
        moves.append((presses_for(Picker(rules), path, "four"), path))
    return min(moves, key=lambda move: len(move[0]))


def test_a_power_cut_in_the_middle_of_a_move_loses_at_most_that_move(twin):
    device = twin("pico_display")
    browser = device.browser
    new_game(device, "nasca", {"rounds": "1"})
    shadow = Match("nasca", options={"rounds": "1"})
    rng = random.Random(8)
    for round_number in range(4):
        presses, path = quick_move(shadow.rules, rng)
        device.press(*presses[:-1])
        browser.click('.key[data-key="X"]', 0.02)
        time.sleep(0.01 * round_number)
        browser.click("#plug", 0)
        wait_until_on(browser)
        shown = browser.glass()
        shadow.play(shadow.rules.text_of(path))
        device.press_here(presses[-1])
        device.cut_power()
        device.run(3000)
        if shown.tobytes() != device.picture().convert("RGB").tobytes():
            device.app.session.undo()
            device.cut_power()
            shadow.undo()
        assert device.difference() is None
        device.press("ok")


def test_arrows_enter_and_escape_are_the_joystick_and_the_keys(twin):
    device = twin("waveshare_lcd_13", language="fr")
    device.app.stage.texts.switch("fr")
    device.app.session.set("language", "fr")
    device.app.stage.top.refresh()
    for action in "ok down down ok down down up ok back up ok ok right right down left ok ok".split():
        device.press_here(action)
        device.browser.type_key({"ok": "Enter", "back": "Escape"}.get(action, "Arrow" + action.capitalize()))
        time.sleep(0.03)
    assert device.difference() is None
    assert device.browser.evaluate("document.documentElement.lang") == "fr"


def test_letters_and_a_held_key_work_on_two_keys(twin):
    device = twin("waveshare_oled_13")
    for action, typed in (("next", "b"), ("next", "B"), ("ok", "x"), ("hold_ok", "Backspace"), ("next", "ArrowDown")):
        device.press_here(action)
        device.browser.type_key(typed)
        time.sleep(1.0 if action == "hold_ok" else 0.03)
    assert device.difference() is None


def test_holding_back_undoes_a_move(twin):
    device = twin("pico_display")
    device.press(*FIRST_START)
    assert len(device.app.session.match.moves) == 1
    device.press_here("hold_back")
    device.browser.touch('.key[data-key="Y"]', 1.1)
    device.press("next", "ok")  # yes: it was the move of the other player
    assert device.app.session.match.moves == []
    assert device.difference() is None
    assert device.browser.evaluate('document.querySelectorAll(".pressed").length') == 0


def test_match_and_language_are_kept_when_the_page_is_reloaded(twin, address):
    device = twin("pico_display")
    browser = device.browser
    browser.click('input[value="de"]')
    browser.wait_for('document.documentElement.lang === "de"')
    assert browser.evaluate('document.getElementById("plug").textContent') == "Stecker ziehen"
    device.app.stage.texts.switch("de")
    device.app.session.set("language", "de")
    device.app.stage.top.refresh()
    device.press(*FIRST_START)
    assert device.difference() is None
    browser.open(browser.evaluate("location.href"))
    wait_until_on(browser)
    device.cut_power()
    assert len(device.app.session.match.moves) == 1
    assert device.difference() is None


def test_another_board_has_a_flash_of_its_own_and_the_first_one_keeps_its_match(twin):
    device = twin("pico_display")
    browser = device.browser
    device.press(*FIRST_START)
    assert device.difference() is None  # the page has reached the same state
    choose_board(browser, "generic_ssd1306")
    other = Twin("generic_ssd1306", device.flash.parent / "other", browser)
    assert other.difference() is None
    other.press("ok", "next", "next")
    assert other.difference() is None
    choose_board(browser, "pico_display")
    first = Twin("pico_display", device.flash, browser)
    assert type(first.app.stage.top).__name__ == "WelcomeScreen"
    assert first.difference() is None


def choose_board(browser, name):
    """As a user does it with the keyboard: typing a name changes the list."""
    browser.evaluate(
        f'(() => {{ const list = document.getElementById("board"); list.value = {json.dumps(name)};'
        'list.dispatchEvent(new Event("change", { bubbles: true })); })()'
    )
    wait_until_on(browser)


def test_a_second_page_with_the_same_board_says_that_it_keeps_nothing(twin, address):
    device = twin("pico_display")
    device.browser.in_new_tab(f"{address}?board=pico_display")
    wait_until_on(device.browser)
    assert "not kept" in device.browser.evaluate('document.getElementById("notice").textContent')


def test_everything_has_a_name_and_is_reached_with_tab(twin):
    browser = twin("waveshare_lcd_13", language="en").browser
    tree = browser.send("Accessibility.getFullAXTree")["nodes"]
    needed = {"button", "combobox", "radio", "img", "image", "canvas"}
    parts = [(node["role"]["value"], node.get("name", {}).get("value", "")) for node in tree if not node.get("ignored")]
    named = [(role, name) for role, name in parts if role in needed]
    assert [role for role, name in named if not name.strip()] == []
    names = [name for _, name in named]
    assert {"A: OK", "UP: up", "PRESS: OK", "Pull the plug", "Download the record", "English"} <= set(names)
    assert any("Waveshare Pico-LCD-1.3" in name for name in names)
    reached = []
    for _ in range(13):
        browser.type_key("Tab", 0)
        reached.append(browser.evaluate("document.activeElement.dataset.key ?? document.activeElement.id"))
    keys = ["UP", "LEFT", "PRESS", "RIGHT", "DOWN", "A", "B", "X", "Y"]
    assert reached[:9] == keys
    assert [place for place in reached[9:] if place] == ["board", "plug", "record"]
    scale = browser.evaluate('document.getElementById("glass").getBoundingClientRect().width * devicePixelRatio / 240')
    assert scale == int(scale) >= 1, "a whole number of pixels for each pixel of the glass"


def test_a_focused_key_is_pressed_by_space(twin):
    device = twin("pico_display")
    device.browser.evaluate('document.querySelector(".key[data-key=B]").focus()')
    device.press_here("next", "next")
    for _ in range(2):
        device.browser.type_key(" ")
        time.sleep(0.03)
    assert device.difference() is None


def test_an_unknown_board_and_a_stopped_server_are_reported_in_sentences(browser):
    with served() as (address, end):
        browser.open(address + "?board=nothing")
        wait_until_on(browser)
        assert "no board “nothing”" in browser.evaluate('document.getElementById("notice").textContent')
        assert end() == 0, "Ctrl-C ends it"
    browser.click("#plug")
    browser.wait_for('document.documentElement.dataset.state === "failed"')
    assert "make run" in browser.evaluate('document.getElementById("notice").textContent')
