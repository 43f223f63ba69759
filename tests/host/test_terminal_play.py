"""The device in a terminal: which board, what is written, how time passes. Terminal and clock are replaced."""

import pytest
from host.page import Page
from PIL import Image, ImageChops

from wayside_host.boards.files import list_boards, load_board
from wayside_host.device import Device
from wayside_host.play import terminal
from wayside_host.play.blocks import BRAILLE, HALF, QUADRANT
from wayside_host.play.terminal import Play, choose_board, in_light
from wayside_host.play.view import find_mode, too_small


@pytest.mark.parametrize(
    "size, board, mode",
    [
        ((240, 70), "pico_display", HALF),
        ((239, 70), "pico_display", QUADRANT),
        ((120, 70), "pico_display", QUADRANT),
        ((250, 69), "generic_ssd1306", HALF),
        ((128, 34), "generic_ssd1306", HALF),
        ((127, 40), "generic_ssd1306", BRAILLE),
        ((80, 24), "generic_ssd1306", BRAILLE),
        ((64, 18), "generic_ssd1306", BRAILLE),
        ((63, 18), "generic_ssd1306", None),
        ((80, 17), "generic_ssd1306", None),
    ],
)
def test_the_richest_board_that_fits_is_chosen(size, board, mode):
    chosen = choose_board(*size)
    assert chosen["name"] == board
    assert find_mode(chosen, *size) is mode


def test_a_board_that_does_not_fit_says_what_it_needs():
    sentence = too_small(load_board("pico_display_2"), 80, 24)
    assert sentence.startswith("pico_display_2 needs 160 columns and 122 rows, this terminal has 80 and 24")


class StandIn:
    """A terminal and a clock: each read lets time pass and returns the next typed input."""

    def __init__(self, columns, rows, step=0.02):
        self.page = Page(columns, rows)
        self.now = 1000.0
        self.step = step
        self.script = []
        self.written = []

    def monotonic(self):
        return self.now

    def size(self):
        return self.page.columns, self.page.rows

    def deep_colour(self):
        return True

    def write(self, text):
        if text:
            self.written.append(text)
        assert self.page.feed(text) == ""

    def read(self, seconds):
        self.now += self.step
        if not self.script:
            return None
        item = self.script.pop(0)
        return item(self) or b"" if callable(item) else item

    def resize(self, columns, rows):
        old = self.page
        self.page = Page(columns, rows)
        self.page.modes = old.modes


@pytest.fixture
def play(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path))

    def start(script, board="pico_display", size=(240, 70), step=0.02):
        console = StandIn(*size, step=step)
        monkeypatch.setattr(terminal, "time", console)
        device = Device(load_board(board), tmp_path / "flash")
        console.script = list(script)
        Play(console, device).run()
        return console, device

    return start


def wait(ms):
    return [b""] * (ms // 20)


def shows(console, device, across=1, down=2):
    glass = device.picture()
    seen = console.page.picture(*glass.size, across, down)
    return ImageChops.difference(seen, glass.convert("RGB")).getbbox() is None


def test_the_glass_is_shown_pixel_by_pixel_between_title_and_legend(play):
    console, device = play(wait(100))
    assert shows(console, device)
    lines = console.page.text().splitlines()
    assert lines[0] == "Pimoroni Pico Display Pack 1.14"
    assert lines[69].startswith("[a] A prev   [b] B next   [x] X ok   [y] Y back   capital = hold   p = pull the plug")
    assert lines[69].endswith("q = quit")


@pytest.mark.parametrize("board", list_boards())
def test_every_board_can_be_shown_in_the_smallest_terminal_it_asks_for(play, board):
    wide, high = too_small(load_board(board), 0, 0).split(" needs ")[1].split(" rows")[0].split(" columns and ")
    console, device = play(wait(60), board, (int(wide), int(high)))
    assert device.board["title"][: int(wide)] in console.page.text()
    last = console.page.text().splitlines()[-1]
    assert "[x]" in last or "[a]" in last


def test_braille_shows_a_one_bit_glass_exactly_on_80x24(play):
    console, device = play([*wait(60), b"x", *wait(200)], "generic_ssd1306", (80, 24))
    assert shows(console, device, 2, 4)
    assert "q = quit" in console.page.text()


def test_a_typed_key_reaches_the_device(play):
    console, device = play([b"x", *wait(200)])
    assert type(device.app.stage.top).__name__ == "GamesScreen"
    assert shows(console, device)


def test_nothing_is_written_while_nothing_changes(play):
    console, device = play([*wait(2500), lambda console: console.written.clear(), *wait(2000)])
    assert console.written == []
    assert device.hardware.panel.windows == []  # sent windows are not stored for ever


def test_only_lines_that_changed_are_written(play):
    console, device = play([*wait(100), lambda console: console.page.writes.clear(), b"b", *wait(200)])
    assert shows(console, device)
    assert 0 < len(console.page.writes) < 30
    assert 0 not in console.page.writes


def test_time_passes_on_the_device_as_it_does_for_us(play):
    console, device = play(wait(3000))
    assert abs(device.hardware.clock.us / 1e6 - (console.now - 1000)) < 0.3


def test_a_laptop_that_slept_finds_the_device_as_it_was(play):
    def sleep(console):
        console.now += 3600

    _, device = play([*wait(100), sleep, *wait(100)])
    assert device.hardware.clock.us < 2_000_000


def test_a_power_cut_leaves_a_dark_glass_and_then_the_match_is_back(play):
    seen = []

    def look(console):
        seen.append(console.page.picture(240, 135, 1, 2).getcolors())

    start = [part for _ in range(5) for part in (b"x", *wait(200))]
    console, device = play([*start, b"p", b"", look, *wait(500)])
    assert seen == [[(240 * 135, (0, 0, 0))]]
    assert type(device.app.stage.top).__name__ == "WelcomeScreen"
    assert shows(console, device)
    assert "the plug was pulled and put back" in console.page.text()


def test_l_goes_through_the_languages(play):
    _, device = play([b"l", b"l", *wait(40)])
    assert device.app.stage.texts.language == device.app.session.settings["language"] == "de"


def test_s_saves_a_picture_and_says_where(play, tmp_path):
    console, _ = play([b"ss", *wait(40)])
    assert "saved ~/.wayside/screenshots/pico_display-2.png" in console.page.text()
    assert len(list((tmp_path / ".wayside" / "screenshots").iterdir())) == 2


def test_news_in_the_header_goes_after_a_while(play):
    console, _ = play([b"s", *wait(5000)])
    assert console.page.text().splitlines()[0] == "Pimoroni Pico Display Pack 1.14"


def test_q_ends_it_and_ctrl_c_interrupts_it(play):
    console, _ = play([b"q", b"x"])
    assert console.script == [b"x"]
    with pytest.raises(KeyboardInterrupt):
        play([b"\x03"])


def test_another_size_of_the_window_is_noticed(play):
    said = []

    def shrink(console):
        console.resize(100, 30)

    def grow(console):
        said.append(console.page.text())
        console.resize(125, 75)

    console, device = play([*wait(40), shrink, *wait(40), grow, *wait(40)])
    assert "pico_display needs 120 columns and 70 rows, this terminal has 100 and 30" in said[0].replace("\n", " ")
    assert device.board["title"] in console.page.text()
    assert console.page.cells[40][60][2] is not None


def test_a_light_that_went_off_is_explained_and_the_glass_is_dark(play):
    console, device = play([b""] * 1000, step=0.95)
    assert device.hardware.light() == 0
    assert "the light is off to save power: any of its keys brings it back" in console.page.text()
    assert console.page.picture(240, 135, 1, 2).getcolors() == [(240 * 135, (0, 0, 0))]


def test_a_dimmed_lamp_makes_a_dimmer_picture():
    white = Image.new("RGB", (1, 1), (255, 255, 255))
    levels = [in_light(white, light).getpixel((0, 0))[0] for light in (100, 40, 20, 0)]
    assert levels[0] == 255 and levels[-1] == 0
    assert levels == sorted(levels, reverse=True) and levels[2] > 80
