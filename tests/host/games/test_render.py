"""`wayside games render`: where the files go, what is in the pictures, what is refused."""

import io
import os
import subprocess
import sys

import pytest
from PIL import Image, ImageChops

from wayside_host.games.kept import load


@pytest.fixture
def record(records, tmp_path):
    path = tmp_path / "game.wayside"
    path.write_bytes((records / "nasca.wayside").read_bytes())
    return path


def test_a_page_lies_beside_its_game(games, record):
    assert games("render", record) == 0
    page = record.with_suffix(".html")
    assert games.out == f"{page}: {page.stat().st_size / 1000:.0f} kB\n"
    assert page.read_text("utf-8").startswith("<!DOCTYPE html>")


def test_a_folder_is_rendered_game_by_game(games, record):
    (record.parent / "other.wayside").write_bytes(record.read_bytes())
    assert games("render", record.parent, "--format", "svg") == 0
    assert sorted(path.name for path in record.parent.glob("*.svg")) == ["game.svg", "other.svg"]
    assert games("render", record.parent, "--output", "x.html") == 1
    assert "--output is for one game, but there are 2" in games.err


def test_a_png_shows_the_position_after_a_move(games, record, tmp_path):
    for move in (0, 1, 48):
        assert games("render", record, "--move", move, "--output", tmp_path / f"{move}.png") == 0
    pictures = [Image.open(tmp_path / f"{move}.png").convert("RGB") for move in (0, 1, 48)]
    red = [dict(map(reversed, picture.getcolors(1 << 16)))[0xF8, 0x58, 0x50] for picture in pictures]
    assert red[0] < red[1] < red[2] / 3  # bars fill the board


def test_a_larger_scale_makes_a_larger_picture(games, record, tmp_path):
    for scale in (1, 3):
        assert games("render", record, "--scale", scale, "--output", tmp_path / f"{scale}.png") == 0
    small, large = (Image.open(tmp_path / f"{scale}.png").size for scale in (1, 3))
    assert large == (3 * small[0], 3 * small[1])


@pytest.mark.parametrize(
    "name", ["nasca_landscape", "jarnac_lengths", "any_game", "la_strada_tracker", "strada_romana_books"]
)
def test_an_animation_shows_every_position_just_as_a_picture_does(games, records, name, tmp_path):
    record = records / f"{name}.wayside"
    output = tmp_path / "game.gif"
    assert games("render", record, "--output", output, "--seconds", "0.5") == 0
    movie = Image.open(output)
    moves = len(load(record).match.moves)
    shown = [0, moves // 2, moves]
    assert games("render", record, "--scale", 1, "--move", shown[1], "--output", tmp_path / "half.png") == 0
    assert movie.info["loop"] == 0 and movie.n_frames == moves + 1
    movie.seek(shown[1])
    frame, half = movie.convert("RGB"), Image.open(tmp_path / "half.png").convert("RGB")
    assert frame.size == half.size
    differs = ImageChops.difference(frame, half).convert("L").point([0] * 30 + [255] * 226).histogram()[255]
    assert differs < frame.width * frame.height / 500  # the palette has few shades
    movie.seek(moves)
    assert movie.info["duration"] == 2000  # the last frame stays longer


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["--output", "game.pdf"], "must end in one of .html, .png, .svg, .gif"),
        (["--output", "game.png", "--format", "gif"], "ends in .png, but --format says gif"),
        (["--format", "png", "--move", "49"], "there is no move 49: the game has 48"),
        (["--format", "png", "--move", "-1"], "there is no move -1"),
        (["--move", "3"], "--move is for one position"),
        (["--format", "png", "--scale", "9"], "--scale is 1 to 4, not 9"),
        (["--format", "gif", "--seconds", "0"], "--seconds is 0.02 to 60, not 0"),
    ],
)
def test_impossible_arguments_are_reported(games, record, words, sentence):
    assert games("render", record, *words) == 1
    assert sentence in games.err
    assert list(record.parent.iterdir()) == [record]


def test_a_place_that_cannot_be_written_is_said(games, record, tmp_path):
    (tmp_path / "taken").write_text("a file")
    assert games("render", record, "--output", tmp_path / "taken" / "x.html") == 1
    assert "cannot be written" in games.err
    (tmp_path / "folder.html").mkdir()
    assert games("render", record, "--output", tmp_path / "folder.html") == 1
    assert "cannot be written" in games.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.html", "game.wayside", "taken"]


def test_a_full_disk_leaves_the_old_page(record):
    """Runs in its own process, in which no file may be longer than 1,000 bytes."""
    import resource

    page = record.with_suffix(".html")
    page.write_text("the old page")
    done = subprocess.run(
        [sys.executable, "-m", "wayside_host.cli", "games", "render", str(record)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)),
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "cannot be written" in done.stderr and "Traceback" not in done.stderr
    assert page.read_text() == "the old page" and sorted(os.listdir(record.parent)) == ["game.html", "game.wayside"]


def test_progress_is_told_on_a_terminal_only(games, record, monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    assert games("render", record, "--format", "gif") == 0
    assert games.err == ""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert games("render", record, "--format", "gif") == 0
    assert "] 100 %" in terminal.getvalue() and terminal.getvalue().endswith(" \r")
