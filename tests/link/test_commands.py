"""The commands that talk to a device, each on an emulated board that runs the real firmware."""

import io
import json
import sys

import pytest
from PIL import Image
from screens.goldens import golden

from wayside.games.la_strada.setup.start.layout import STANDIN_PIECES
from wayside.store.boards import Boards
from wayside.store.files import Files
from wayside_host.boards.files import load_board
from wayside_host.builder.image import device_files
from wayside_host.by_game.la_strada.typed_board import read_pieces
from wayside_host.device import Device


@pytest.fixture
def device(board, firmware):
    return board(firmware)


def test_names_are_set_shown_and_offered_by_the_device(wayside, device, tmp_path):
    assert wayside("names", "--port", device.port).said == "The device offers no names.\n"
    assert wayside("names", "Zoé", "Jürgen", "--port", device.port).said == "Zoé\nJürgen\n"
    assert json.loads(wayside("names", "--json", "--port", device.port).said) == ["Zoé", "Jürgen"]
    shown = Device(load_board("pico_display"), device.flash)
    assert shown.app.session.names() == ["Zoé", "Jürgen"]
    assert wayside("names", "--clear", "--port", device.port).said == "The device offers no names.\n"


@pytest.mark.parametrize(
    "names, sentence",
    [
        (["Maximilian"], "'Maximilian' cannot be a name on the device: it has 1 to 8 letters"),
        (["An,na"], "',' is not one of its letters"),
        ([""], "it has 1 to 8 letters"),
        (["Anna", "Anna"], "a name appears twice"),
        ([f"P{chr(97 + n)}" for n in range(21)], "at most 20 names"),
        (["Anna", "--clear"], "give either names or --clear"),
    ],
)
def test_names_that_a_device_cannot_show_are_refused_before_it_is_touched(wayside, names, sentence):
    answer = wayside("names", *names)
    assert (answer.code, sentence in answer.complaint) == (1, True)


def test_a_screenshot_is_what_the_glass_shows_and_the_match_goes_on(wayside, device, tmp_path):
    picture = tmp_path / "shot.png"
    assert wayside("screenshot", picture, "--port", device.port).code == 0
    assert Image.open(picture).tobytes() == golden("pico_display", "first_language").tobytes()
    emulated = tmp_path / "emulated.png"
    assert wayside("screenshot", emulated, "--emulator", "pico_display").code == 0
    home = golden("pico_display", "home_new")
    assert Image.open(emulated).convert("RGB").tobytes() == home.convert("RGB").tobytes()


def test_a_screenshot_of_a_mono_screen(wayside, board, tmp_path):
    files = {"/" + path: content for path, content in device_files(load_board("waveshare_oled_13")).items()}
    picture = tmp_path / "shot.png"
    assert wayside("screenshot", picture, "--port", board(files).port, "--scale", "2").code == 0
    shown = golden("waveshare_oled_13", "first_language").convert("1")
    assert Image.open(picture).resize(shown.size, Image.Resampling.NEAREST).convert("1").tobytes() == shown.tobytes()


@pytest.mark.parametrize(
    "words, sentence",
    [(["x.nothing"], "must end in .png"), (["x.png", "--scale", "99"], "a scale of 99 is out of range")],
)
def test_a_picture_that_cannot_be_made_is_refused(wayside, device, tmp_path, words, sentence):
    answer = wayside("screenshot", tmp_path / words[0], *words[1:], "--port", device.port)
    assert (answer.code, sentence in answer.complaint) == (1, True)


def test_the_device_is_the_referee(wayside, device, monkeypatch):
    typed = io.TextIOWrapper(io.BytesIO(b"new nasca\nplay c3v3\n\ncheck c3h2\nscore\n"))
    monkeypatch.setattr(sys, "stdin", typed)
    answer = wayside("referee", "--device", "--port", device.port)
    assert answer.said.startswith("=\n\n=\n\n? ground d3 is the ground, c3 is not: the bar would lie askew.\n\n= {")


def test_a_map_is_pushed_and_offered_by_the_device(wayside, device, tmp_path):
    typed = tmp_path / "rimini.txt"
    typed.write_text(
        "\n\n".join("ABCDEF"[n] + "\n" + piece.replace("/", "\n") for n, piece in enumerate(STANDIN_PIECES))
    )
    answer = wayside("maps", "push", typed, "--name", "Rimini", "--port", device.port)
    assert answer.code == 0 and "choose it under New game, La Strada, Board" in answer.said
    assert [name for _, name, _ in Boards(Files(str(device.flash / "saves")), "la_strada").all()] == ["Rimini"]
    again = tmp_path / "pulled.txt"
    answer = wayside("maps", "pull", "Rimini", again, "--port", device.port)
    assert answer.code == 0
    assert read_pieces(again.read_text()) == read_pieces(typed.read_text())


def test_the_doctor_finds_a_device_that_is_well(wayside, device, plugged):
    plugged.append(device)
    answer = wayside("doctor")
    assert answer.code == 0
    assert f"{device.port}: " in answer.said and "Wayside for pico_display, up to date" in answer.said


def test_the_doctor_tells_the_faults_of_a_device(wayside, device, tmp_path):
    Files(str(device.flash / "saves")).write("crashes", json.dumps(["ValueError ui.stage:push"]))
    assert "a fault of the firmware: ValueError ui.stage:push\n" in wayside("doctor", "--port", device.port).said


def test_the_doctor_says_what_to_do(wayside, board, plugged):
    assert "No Pico is connected" in wayside("doctor").said
    plugged.append(board())
    facts = json.loads(wayside("doctor", "--json").said)
    assert facts["devices"][0]["board"] is None
    assert "runs MicroPython, but no Wayside: wayside deploy --board NAME" in facts["advice"][0]


def test_the_doctor_tells_an_old_firmware_from_a_port_that_is_dead(wayside, board, firmware):
    old = board(firmware | {"/wayside/resident.mpy": b"old"})
    assert "has a different firmware: wayside deploy" in wayside("doctor", "--port", old.port).said
    dead = wayside("doctor", "--port", "/dev/ttyNOWHERE")
    assert dead.code == 1 and "there is no port /dev/ttyNOWHERE" in dead.said
