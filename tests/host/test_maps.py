"""`wayside maps`: a typed board is checked, shown, and saved where a device finds it."""

import random

import pytest
from PIL import Image

from wayside.games import load
from wayside.games.la_strada.setup.start.layout import STANDIN_PIECES
from wayside.store.boards import Boards
from wayside.store.files import Files
from wayside_host.by_game.la_strada.typed_board import land_of, read_pieces
from wayside_host.cli import main
from wayside_host.maps.typed import read_map


@pytest.fixture
def typed(tmp_path):
    """The pieces of the stand-in, as a person would type them."""
    path = tmp_path / "rimini.txt"
    pieces = ["ABCDEF"[index] + "\n" + piece.replace("/", "\n") for index, piece in enumerate(STANDIN_PIECES)]
    path.write_text("# my board\n" + "\n\n".join(pieces) + "\n")
    return path


def test_a_sound_board_is_answered_with_its_land(typed, capsys):
    assert main(["maps", "check", str(typed)]) == 0
    told = capsys.readouterr().out
    assert "7 hexes along an edge" in told
    assert told.count("/") >= 12 and "land=" in told


def test_every_error_is_told_with_its_line(typed, capsys):
    typed.write_text(typed.read_text().replace("\nFPPP\n", "\nFPP\n").replace("P*F*P", "P*X*P", 1))
    assert main(["maps", "check", str(typed)]) == 1
    told = capsys.readouterr().err
    assert "line 5: row 3 of piece A has 4 hexes, not 3" in told
    assert "line 20: a hex is P, F, H or *, not X" in told


def test_a_picture_shows_the_land(typed, tmp_path, capsys):
    picture = tmp_path / "rimini.png"
    assert main(["maps", "preview", str(typed), str(picture)]) == 0
    image = Image.open(picture).convert("RGB")
    for part in range(6):  # from top to bottom
        assert (
            len(image.crop((0, part * image.height // 6, image.width, (part + 1) * image.height // 6)).getcolors()) > 3
        )
    colours = image.getcolors(1000)
    assert len(colours) >= 6  # three terrains, the textures, settlements, the background


def test_a_picture_of_an_unknown_kind_is_refused(typed, tmp_path, capsys):
    assert main(["maps", "preview", str(typed), str(tmp_path / "rimini.nothing")]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_a_kept_board_is_found_by_the_device(typed, tmp_path, capsys):
    flash = tmp_path / "flash"
    flash.mkdir()
    assert main(["maps", "push", str(typed), "--name", "Rimini", "--flash", str(flash)]) == 0
    [(number, name, land)] = Boards(Files(str(flash / "saves")), "la_strada").all()
    assert (number, name, land.count("/")) == (1, "Rimini", 12)


@pytest.mark.parametrize(
    "name, flash, sentence",
    [("", ".", "a name has 1 to 8 letters"), ("Rimini", "nowhere", "is not a folder")],
)
def test_what_cannot_be_kept_is_said(typed, tmp_path, name, flash, sentence, capsys):
    assert main(["maps", "push", str(typed), "--name", name, "--flash", str(tmp_path / flash)]) == 1
    assert sentence in capsys.readouterr().err


def test_a_missing_file_is_said(tmp_path, capsys):
    assert main(["maps", "check", str(tmp_path / "none.txt")]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_the_example_is_the_stand_in_and_the_picture_shows_all_of_it(tmp_path, capsys):
    assert main(["maps", "example", "la_strada"]) == 0
    path = tmp_path / "mine.txt"
    path.write_text(capsys.readouterr().out)
    assert main(["maps", "check", str(path)]) == 0
    assert "land=" + land_of(list(STANDIN_PIECES)) in capsys.readouterr().out
    assert main(["maps", "preview", str(path), str(tmp_path / "mine.png")]) == 0
    picture = Image.open(tmp_path / "mine.png").convert("RGB")
    lower = picture.crop((0, picture.height * 3 // 4, picture.width, picture.height))
    assert len(lower.getcolors(1000)) >= 6  # the last rows are painted later than the first


@pytest.mark.parametrize("size", [5, 6, 7])
def test_a_board_of_each_size_is_pulled_as_it_was_typed_however_its_pieces_lie(size, tmp_path, capsys):
    rows = ["P" * (size - row) for row in range(size)]
    rows[1], rows[2] = "*" + rows[1][2:] + "*", "*" + rows[2][1:]
    pieces = ["/".join(rows).replace("P", letter, 2) for letter in "PFHPFH"]
    pieces[0] = "*" + pieces[0]
    path = tmp_path / "typed.txt"
    path.write_text(
        "\n".join(name + "\n" + piece.replace("/", "\n") for name, piece in zip("ABCDEF", pieces, strict=True))
    )
    editor = load("la_strada").editor(read_map(str(path)).value, random.Random(size).randrange, {})
    editor.play("shuffle")
    assert Boards(Files(str(tmp_path / "saves")), "la_strada").keep("Rimini", editor.kept())
    again = tmp_path / "pulled.txt"
    assert main(["maps", "pull", "Rimini", str(again), "--flash", str(tmp_path)]) == 0
    assert read_pieces(again.read_text()) == (pieces, [])
    assert main(["maps", "check", str(again)]) == 0
    assert f"{size + 1} hexes along an edge" in capsys.readouterr().out


def test_a_board_that_was_pushed_is_pulled_back(typed, tmp_path, capsys):
    assert main(["maps", "push", str(typed), "--name", "Rimini", "--flash", str(tmp_path)]) == 0
    again = tmp_path / "pulled.txt"
    assert main(["maps", "pull", "Rimini", str(again), "--flash", str(tmp_path)]) == 0
    assert read_pieces(again.read_text()) == (list(STANDIN_PIECES), [])
    assert main(["maps", "pull", "Pisa", str(again), "--flash", str(tmp_path)]) == 1
    assert "there is no board 'Pisa'; there are: Rimini" in capsys.readouterr().err


def test_a_road_is_pulled_back_too(tmp_path, capsys):
    assert main(["maps", "example", "strada_romana"]) == 0
    path = tmp_path / "road.txt"
    path.write_text(capsys.readouterr().out)
    assert main(["maps", "push", str(path), "--name", "Via", "--flash", str(tmp_path)]) == 0
    again = tmp_path / "pulled.txt"
    assert main(["maps", "pull", "Via", str(again), "--game", "strada_romana", "--flash", str(tmp_path)]) == 0
    assert read_map(str(again)).value == read_map(str(path)).value
