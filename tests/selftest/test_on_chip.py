"""The whole self-test on the emulated chip, with a person who looks, presses keys and pulls the plug."""

from datetime import datetime

import pytest
from rp2040.aloud import needs_uf2, uf2_path
from selftest.chip_bench import ChipBench
from selftest.eyes import Eyes, swapped, wrong_lines

from wayside_host.boards.files import load_board
from wayside_host.device import Device
from wayside_host.link.talk import talking
from wayside_host.rp2040.device import PicoDevice
from wayside_host.selftest.course import Course
from wayside_host.selftest.report import NOT_CHECKED, Report, as_text

pytestmark = needs_uf2


@pytest.fixture
def bench(plugged):
    made = []

    def make(board, described=None):
        made.append(ChipBench(board, described))
        plugged.append(made[-1])
        return made[-1]

    yield make
    for one in made:
        one.close()


def examined(eyes, folder, alone=False):
    report = Report(datetime(2026, 11, 18, 12, 0))
    Course(None, folder, report, eyes, alone).run()
    print(as_text(report))
    return report


@pytest.mark.parametrize("name", ["pico_display", "generic_ssd1306"])
def test_a_sound_device_passes_and_its_owners_match_is_back(name, bench, tmp_path):
    device = bench(load_board(name))
    with talking(device.port) as talk:
        assert talk.say("new nasca landscape=none names=Anna,Bert") == "=\n\n"
        assert talk.say("play a2h5") == "=\n\n"
        match = talk.say("record")
    report = examined(Eyes(device), tmp_path)
    assert not wrong_lines(report)
    assert {line.what for line in report.lines if line.verdict == NOT_CHECKED} == (
        set() if device.board.get("led") else {"LED"}
    )
    assert [line.what for line in report.lines][-1] == "your own match"
    with talking(device.port) as talk:
        assert talk.say("record") == match
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"selftest-{name}-20261118-120000.json",
        f"selftest-{name}-20261118-120000.txt",
    ]
    for path in tmp_path.iterdir():
        assert "Anna" not in path.read_text() and "a2h5" not in path.read_text()


def test_keys_that_the_board_file_has_swapped_and_colours_that_the_panel_swaps_are_found(bench, tmp_path):
    board, described = load_board("pico_display"), load_board("pico_display")
    pins = [key["pin"] for key in board["keys"]]
    for key, pin in zip(described["keys"], [pins[1], pins[0], *pins[2:]], strict=True):
        key["pin"] = pin
    eyes = Eyes(bench(board, described), sees=swapped, skips=["plugs.begin"])
    wrong = wrong_lines(examined(eyes, tmp_path))
    assert set(wrong) == {"board file", "A, top left", "B, bottom left", "colours"}
    assert wrong["A, top left"].found == "GP12, B, answered" and wrong["A, top left"].expected == "GP13"
    assert wrong["colours"].note == "red and blue are swapped: change bgr in the board's file"
    assert wrong["board file"].found == "pico_display, other keys"


@pytest.mark.parametrize("name", ["pico_display", "generic_ssd1306"])
def test_the_page_on_the_device_itself_lights_the_corners_of_pressed_keys(name, tmp_path):
    board = load_board(name)
    twin = Device(board, tmp_path, asks=True)
    with PicoDevice.fresh(board, uf2_path()) as device:
        device.boot()
        for keys in (("ok",), ("prev", "ok"), ("back",)):
            device.press(*keys)
            twin.press(*keys)
            assert device.picture().tobytes() == twin.picture().convert("RGB").tobytes(), keys
        assert device.console == ""
