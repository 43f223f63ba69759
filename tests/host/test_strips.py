"""`wayside strips`: letters and numbers in the true size of a board's squares."""

import re

import pytest
from PIL import Image

from wayside.games.nasca.rules import notation as nasca
from wayside.games.strata7.rules import notation as strata7
from wayside_host.by_game import part
from wayside_host.cli import main
from wayside_host.drawings import strips


@pytest.mark.parametrize(("game", "columns"), [("nasca", nasca.COLUMNS), ("strata7", strata7.COLUMNS)])
def test_a_game_has_as_many_letters_as_its_board_has_columns(game, columns):
    assert part(game, "edges").COLUMNS == len(columns)


def test_the_sheet_is_a_pdf_of_a4(tmp_path, capsys):
    path = tmp_path / "strips.pdf"
    assert main(["strips", "nasca", "18.5", str(path)]) == 0
    content = path.read_bytes()
    assert content.startswith(b"%PDF-")
    width, height = re.search(rb"/MediaBox \[ ?0 0 ([\d.]+) ([\d.]+) ?\]", content).groups()
    assert [round(float(points) * 25.4 / 72) for points in (width, height)] == [297, 210]
    assert "print at 100 %" in capsys.readouterr().out


def test_the_frames_are_as_long_as_the_squares_of_the_board(tmp_path, monkeypatch):
    pages = []
    monkeypatch.setattr(Image.Image, "save", lambda page, *_, **__: pages.append(page))
    strips.save(11, 10, 20, tmp_path / "any.pdf")
    [page] = pages
    found = []
    for place in range(4):
        y = round((strips.MARGIN + place * (strips.WIDE + strips.GAP)) * strips.DOTS / 25.4)
        row = [x for x in range(page.width) if page.getpixel((x, y)) == strips.NIGHT]
        found.append(round((row[-1] - row[0]) * 25.4 / strips.DOTS))
    assert found == [220, 220, 200, 200]


@pytest.mark.parametrize("square", ["7", "26"])
def test_squares_that_do_not_fit_a_sheet_are_refused(square, tmp_path, capsys):
    assert main(["strips", "nasca", square, str(tmp_path / "strips.pdf")]) == 1
    assert "from 8 to 25.2 mm fit a sheet of A4" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_told(tmp_path, capsys):
    assert main(["strips", "strata7", "20", str(tmp_path / "no" / "strips.pdf")]) == 1
    assert "cannot be written" in capsys.readouterr().err
