"""`wayside run --script`: the device without a terminal."""

import pytest
from PIL import Image, ImageChops

from wayside_host.boards.files import load_board
from wayside_host.cli import main
from wayside_host.device import Device


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def shoot(tmp_path, script, *more):
    """The picture that the command saves."""
    path = tmp_path / "shot.png"
    assert main(["run", "--script", script, "--screenshot", str(path), *more]) == 0
    return Image.open(path).convert("RGB")


def same(one, other):
    return one.size == other.size and ImageChops.difference(one, other.convert("RGB")).getbbox() is None


@pytest.mark.parametrize("board", ["pico_display", "generic_ssd1306"])
def test_the_picture_is_the_glass_after_the_presses(tmp_path, board):
    device = Device(load_board(board), tmp_path / "twin")
    device.press("ok", "ok", "next")
    assert same(shoot(tmp_path, "ok ok next", "--board", board), device.picture())
    device.press("prev")
    assert not same(shoot(tmp_path, "ok ok next", "--board", board), device.picture())


def test_a_scale_makes_every_pixel_a_square(tmp_path):
    plain = shoot(tmp_path, "")
    assert same(shoot(tmp_path, "", "--scale", "3"), plain.resize((720, 405), Image.Resampling.NEAREST))


def test_without_a_flash_folder_it_starts_empty_and_leaves_nothing(tmp_path, home):
    first = shoot(tmp_path, "ok ok ok ok ok")
    assert same(shoot(tmp_path, "ok ok ok ok ok"), first)
    assert not home.exists()


def test_a_flash_folder_survives_a_power_cut_and_the_next_start(tmp_path):
    flash = ["--flash", str(tmp_path / "flash")]
    shoot(tmp_path, "ok ok ok ok ok wait:500", *flash)
    assert (tmp_path / "flash" / "saves" / "live").exists()
    twin = Device(load_board("pico_display"), tmp_path / "flash")
    assert type(twin.app.stage.top).__name__ == "WelcomeScreen"
    assert same(shoot(tmp_path, "plug", *flash), twin.picture())


def test_the_language_is_the_one_asked_for(tmp_path):
    flash = ["--flash", str(tmp_path / "flash")]
    english, german = shoot(tmp_path, "wait:2500"), shoot(tmp_path, "wait:2500", "--language", "de", *flash)
    assert not same(german, english)
    assert same(shoot(tmp_path, "wait:2500", *flash), german)  # the device remembers it


def test_on_two_keys_back_is_a_long_ok(tmp_path):
    board = ["--board", "waveshare_oled_13"]
    assert not same(shoot(tmp_path, "ok", *board), shoot(tmp_path, "", *board))
    assert same(shoot(tmp_path, "ok back", *board), shoot(tmp_path, "ok hold_ok", *board))
    assert same(shoot(tmp_path, "ok back", *board), shoot(tmp_path, "wait:2500", *board))


@pytest.mark.parametrize(
    "arguments, sentence",
    [
        (["--script", "ok jump"], "'jump' is unknown on pico_display; words are prev, next, ok, back"),
        (["--script", "up"], "'up' is unknown on pico_display"),
        (["--script", "hold_back", "--board", "waveshare_oled_13"], "'hold_back' is unknown on waveshare_oled_13"),
        (["--script", "wait:soon"], "'wait:soon' needs milliseconds"),
        (["--script", "wait:99999999999"], "needs milliseconds"),
        (["--script", "wait"], "'wait' is unknown"),
        (["--script", "", "--scale", "0"], "a scale of 0 is out of range"),
        (["--script", "", "--language", "xx"], "there is no language 'xx'"),
        (["--script", "", "--board", "nothing"], "there is no board 'nothing'"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_sentence(tmp_path, capsys, arguments, sentence):
    path = tmp_path / "shot.png"
    assert main(["run", "--screenshot", str(path), *arguments]) == 1
    assert sentence in capsys.readouterr().err
    assert not path.exists()


def test_a_picture_that_cannot_be_written_is_told(tmp_path, capsys):
    assert main(["run", "--script", "", "--screenshot", str(tmp_path / "no" / "shot.png")]) == 1
    assert "cannot be written: No such file" in capsys.readouterr().err
    assert main(["run", "--script", "", "--screenshot", str(tmp_path / "shot.unknown")]) == 1
    assert "must end in .png" in capsys.readouterr().err


def test_a_flash_folder_that_is_a_file_is_told(tmp_path, capsys):
    (tmp_path / "flash").write_text("not a folder")
    arguments = ["run", "--screenshot", str(tmp_path / "shot.png"), "--flash", str(tmp_path / "flash")]
    assert main(arguments) == 1
    assert "cannot be used: File exists" in capsys.readouterr().err


def test_a_script_that_leaves_nothing_behind_is_refused(capsys):
    assert main(["run", "--script", "ok"]) == 1
    assert "--screenshot FILE.png" in capsys.readouterr().err
