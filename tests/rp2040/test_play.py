"""The firmware on the emulated chip: the same pictures and the same answers as on CPython, press by press."""

import io
import json
import random

import pytest
from app.walk import path_of, presses_for
from moves import random_path
from rp2040.aloud import needs_uf2
from screens.goldens import checksum, golden, kept

from wayside.games import names
from wayside.referee.match import Match
from wayside.referee.record import write_line
from wayside.ui.picker import Picker
from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.play import referee
from wayside_host.play.random_match import random_match

pytestmark = needs_uf2

OPENING = ("a2h5", "a3h4", "a4v3")
TALK = (
    "games",
    "options nasca",
    "turn",
    "new nasca names=Anna,Björn",
    "turn",
    "check c3h9",
    "play c3h5",
    "play c3h5",
    "play c4h4",
    "nonsense",
    "undo",
    "redo",
    "next h c3",
    "position",
    "score",
    "outcome",
    "state",
    "new chess",
    "load ;",
)


def same(picture, other):
    return picture.size == other.size and picture.tobytes() == other.convert("RGB").tobytes()


@pytest.mark.parametrize("board", ["pico_display", "waveshare_oled_13"])
def test_it_boots_to_the_first_question_of_the_golden_pictures(board, new_device):
    device = new_device(board, asks=True)
    assert same(device.picture(), golden(board, "first_language"))
    assert device.console == ""


@pytest.mark.parametrize("board", ["generic_ssd1306", "generic_sh1106", "generic_st7789", "generic_ili9341"])
def test_it_boots_to_the_first_question_on_other_panels_and_buses_too(board, new_device):
    """With I2C, and with SPI without CS in mode 3."""
    device = new_device(board, asks=True)
    assert checksum(device.picture()) == kept(board, "first_language")
    assert device.console == ""


def to_nasca():
    """From the home screen to the board: new game, which game, start."""
    return ["ok", *["next"] * names().index("nasca"), "ok", "ok"]


def opening_presses():
    """The keys for the opening, from the home screen."""
    shadow = Match("nasca")
    presses = to_nasca()
    for move in OPENING:
        path = path_of(shadow.rules, move)
        presses += presses_for(Picker(shadow.rules), path, "four")
        shadow.play(move)
    return presses


def test_an_opening_by_its_keys_shows_what_cpython_shows_and_comes_back_after_a_power_cut(new_device, tmp_path):
    device, twin = new_device(), Device(load_board("pico_display"), tmp_path)
    for press in opening_presses():
        device.press(press)
        twin.press(press)
        assert same(device.picture(), twin.picture()), f"after {press}"
    assert twin.app.session.match.moves == list(OPENING)
    assert device.say("position") == f"= {twin.app.session.match.rules.position()}\n\n"
    device.cut_power()
    device.boot()
    twin.cut_power()
    assert same(device.picture(), twin.picture())
    assert device.chip.light == twin.hardware.light() == 100


def test_a_match_of_a_whole_round_comes_back_on_the_largest_screen(new_device, tmp_path):
    match, rng = Match("nasca"), random.Random(1)
    while match.rules.chapter == 0:
        match.play(match.rules.text_of(random_path(match.rules, rng)))
    device, twin = new_device("pico_display_2"), Device(load_board("pico_display_2"), tmp_path)
    assert device.say(f"load {write_line(match)}") == "=\n\n"
    twin.app.session.adopt(match)
    device.cut_power()
    device.boot()
    twin.cut_power()
    assert same(device.picture(), twin.picture())


def test_each_game_has_room_when_it_comes_over_usb_while_a_long_match_of_another_is_in_memory(new_device):
    device = new_device("pico_display_2")
    for game in ("la_strada", "strada_romana", "nasca", "la_strada"):
        match = random_match(game)
        assert device.say(f"new {game} players={','.join(match.players)}") == "=\n\n"
        assert device.say(f"position {match.rules.position()}") == "=\n\n"
        assert device.say("position") == f"= {match.rules.position()}\n\n"
        device.settle()
        device.press("ok", "next")
        assert "Traceback" not in device.console


def host_answers():
    told = io.StringIO()
    referee.serve(io.BytesIO("\n".join(TALK).encode()), told)
    return [answer + "\n\n" for answer in told.getvalue().split("\n\n")[:-1]]


def as_values(answer):
    """The value of a JSON text; a dict has no order on MicroPython."""
    return json.loads(answer[2:]) if answer.startswith("= {") else answer


def test_the_text_protocol_over_usb_answers_as_on_the_host(new_device):
    device = new_device()
    for line, expected in zip(TALK, host_answers(), strict=True):
        assert as_values(device.say(line)) == as_values(expected), line


def test_two_runs_are_alike_in_pictures_and_figures(new_device):
    runs = []
    for _ in range(2):
        device = new_device()
        device.press(*to_nasca(), "next", "ok")
        device.say("play a3h5")
        device.settle()
        chip = device.chip
        figures = chip.us, chip.instructions, chip.operations, device.glass.changes, device.glass.panel.bytes_sent
        runs.append((device.picture().tobytes(), figures, chip.flash()))
    assert runs[0] == runs[1]
