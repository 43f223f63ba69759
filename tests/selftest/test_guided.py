"""The part with a person, on emulated hardware: correct hardware passes, and each fault is found and named."""

from datetime import datetime

import pytest
from selftest.eyes import Eyes, cut_off, inverted, swapped, upside_down, wrong_lines
from selftest.python_bench import PythonBench

from wayside_host.boards.files import list_boards, load_board
from wayside_host.emulator.framebuf import FrameBuffer
from wayside_host.selftest import glass, keys, light
from wayside_host.selftest.report import NOT_CHECKED, Report
from wayside_host.selftest.steps import Guide


@pytest.fixture(autouse=True)
def bars_for_words(monkeypatch):
    """The emulated framebuf has no letters, because the firmware does not use them."""

    def bar(pixels, text, x, y, ink=1):
        pixels.fill_rect(x, y, 8 * len(text), 7, ink)

    monkeypatch.setattr(FrameBuffer, "text", bar)


def guided(bench, *parts, **habits):
    eyes = Eyes(bench, **habits)
    guide = Guide(bench.device, eyes, Report(datetime(2026, 11, 18)))
    for part in parts:
        part(guide)
    return guide.report, eyes


@pytest.mark.parametrize("name", list_boards())
def test_every_board_passes(name):
    report, _ = guided(PythonBench(load_board(name)), glass.check, keys.press, light.check)
    assert not wrong_lines(report)
    assert [line.what for line in report.lines if line.part == "Keys"][0].startswith(
        load_board(name)["keys"][0]["name"]
    )


@pytest.mark.parametrize(
    "name, sees, what, found, note",
    [
        ("pico_display", swapped, "colours", "red looks blue, blue looks red", "change bgr"),
        (
            "pico_display",
            inverted,
            "colours",
            "red looks cyan, green looks magenta, blue looks yellow",
            "change invert",
        ),
        ("pico_display", cut_off, "frame on four edges", "the right one is missing", "offset_x"),
        ("pico_display", upside_down, "arrow", "down", "rotation"),
        ("generic_ssd1306", inverted, "lit on dark", "no", "change invert"),
        ("waveshare_oled_13", upside_down, "arrow", "down", "rotation"),
    ],
)
def test_a_wrong_glass_is_found(name, sees, what, found, note):
    report, _ = guided(PythonBench(load_board(name)), glass.check, sees=sees)
    line = wrong_lines(report)[what]
    assert line.found == found and note in line.note


def with_pins(name, change):
    board = load_board(name)
    pins = change([key["pin"] for key in board["keys"]])
    for key, pin in zip(board["keys"], pins, strict=True):
        key["pin"] = pin
    return board


def test_two_keys_that_the_board_file_has_swapped_are_found():
    described = with_pins("pico_display", lambda pins: [*pins[:2], pins[3], pins[2]])
    report, _ = guided(PythonBench(load_board("pico_display"), described), keys.press)
    wrong = wrong_lines(report)
    assert set(wrong) == {"X, top right", "Y, bottom right"}
    assert wrong["X, top right"].found == "GP14, Y, answered"
    assert wrong["X, top right"].note.endswith("has pin 15; on this board it is 14")


def test_a_key_on_a_pin_that_no_board_file_names_is_found_too():
    described = with_pins("pico_display", lambda pins: [3, *pins[1:]])
    report, _ = guided(PythonBench(load_board("pico_display"), described), keys.press)
    assert wrong_lines(report)["A, top left"].found == "GP12 answered"


def test_a_dead_key_is_reported_and_a_key_can_be_skipped():
    bench = PythonBench(load_board("pico_display"))

    class Tired(Eyes):
        def asked(self, question):
            super().asked(question)
            if question.name == "keys.B":
                self._waiting = "nothing happens"

        def do_keys(self, name):
            if name != "B":
                super().do_keys(name)

    guide = Guide(bench.device, Tired(bench, skips=["keys.X"]), Report(datetime(2026, 11, 18)))
    keys.press(guide)
    found = {line.what: (line.found, line.verdict) for line in guide.report.lines}
    assert found["B, bottom left"] == ("nothing happens", "wrong")
    assert found["X, top right"] == ("skipped", "not checked")
    assert found["Y, bottom right"] == ("GP15", "ok")


def test_every_question_can_be_skipped():
    board = load_board("pico_display")
    _, eyes = guided(PythonBench(board), glass.check, keys.press, light.check)
    report, again = guided(PythonBench(board), glass.check, keys.press, light.check, skips=eyes.questions)
    assert again.questions == eyes.questions
    assert {line.verdict for line in report.lines} == {NOT_CHECKED}


def with_led(red, green, blue):
    return load_board("pico_display") | {"led": {"red": red, "green": green, "blue": blue, "active": "low"}}


def test_a_led_with_red_and_blue_swapped_is_found():
    report, _ = guided(PythonBench(with_led(6, 7, 8)), light.check)
    assert [line.found for line in report.lines if line.part == "LED"] == ["red", "green", "blue", "dark"]
    assert not wrong_lines(report)
    report, _ = guided(PythonBench(with_led(8, 7, 6), with_led(6, 7, 8)), light.check)
    assert {what: line.found for what, line in wrong_lines(report).items()} == {"red": "blue", "blue": "red"}
