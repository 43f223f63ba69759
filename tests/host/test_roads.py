"""`wayside maps` for Strada Romana: a typed road becomes the value of the option; faults are told with their line."""

import random
import re

import pytest
from PIL import Image
from screens.hands import choose, on_top

from wayside.games.strada_romana.setup.start.roads import STANDIN, examine
from wayside.store.boards import Boards
from wayside.store.files import Files
from wayside_host.boards.files import load_board
from wayside_host.by_game.strada_romana import typed_board
from wayside_host.by_game.strada_romana.typed_board import compiled, example
from wayside_host.cli import main
from wayside_host.device import Device

# The lines of the stand-in from column 5 on.
TAIL = (
    "5H-6H 5H-6C 5L-6L 5L-6C 6H-7C 6C-7C 6L-7C 7C-8H 7C-8C 7C-8L 8H-9H 8C-9H 8C-9L 8L-9L 9H-10H 9H-10C 9L-10L 9L-10C "
    "10H-11H 10C-11C 10L-11L 11H-12H 11C-12C 11L-12L 12H-13H 12C-13C 12L-13L 13H-14H 13C-14H 13C-14L 13L-14L"
)


def line_of(wanted: str) -> int:
    """The number of a line in the example."""
    return example().split("\n").index(wanted) + 1


@pytest.fixture
def typed(tmp_path):
    path = tmp_path / "ostiense.txt"
    path.write_text(example())
    return path


@pytest.fixture
def changed(typed):
    """The file of the example with a text replaced by another."""

    def change(old, new):
        assert old in example()
        typed.write_text(example().replace(old, new, 1))
        return typed

    return change


def test_the_example_is_the_stand_in_and_comes_back_as_the_same_text(typed, capsys):
    assert main(["maps", "example", "strada_romana"]) == 0
    assert capsys.readouterr().out == example()
    assert main(["maps", "check", str(typed)]) == 0
    summary, value = capsys.readouterr().out.splitlines()
    assert summary.endswith("Strada Romana, a correct road of 14 columns with 37 squares and 44 lines")
    assert value == "board=" + STANDIN


def test_lines_can_be_typed_one_by_one_over_several_lines(changed):
    from wayside.games.strada_romana.setup.editor.editing import lines_of

    road, _ = examine(STANDIN)
    names = ["-".join(re.findall("[0-9]+[HCL]", line)) for line in lines_of(road)]
    typed = "lines\n" + " ".join(names[:20]).lower() + "\n# more\n" + "\n".join(names[20:])
    value, errors = compiled(changed("lines auto", typed).read_text())
    assert errors == []
    again, _ = examine(value)
    assert bytes(again.joins) == bytes(road.joins)


def test_markets_may_touch_several_squares_and_names_have_spaces_and_gaps(changed):
    text = changed("M01 1H", "M01 1h 2H").read_text().replace("5 Demetrius", "10 Gnaeus Pius")
    value, errors = compiled(text)
    assert errors == []
    road, _ = examine(value)
    assert bytes(road.markets[0]) == bytes([0, 3])
    assert road.names == ("Pseudolus", "Curculio", "Plotus", "Ballio", "", "", "", "", "", "Gnaeus Pius")
    assert " " not in value  # the text protocol splits options at spaces


FAULTS = [
    ("part HCL C HCL HL", "part HCL C HXL HL", "column 8 is some of H, C and L, each once, not 'HXL'"),
    ("part HCL C HCL HL", "part HCL C HC1 HL", "a column is some of H, C and L, such as HCL; not 'HC1'"),
    ("lines auto", "lines auto 1H-2H", "'auto' must be alone"),
    ("lines auto", "lines 1H-2H 1H-2H", "the line 1H2H stands there twice"),
    ("lines auto", "lines 1H-3H", "the line 1H3H does not join neighbouring columns"),
    ("lines auto", "lines 4C-5C", "there is no square '5C'"),
    ("lines auto", "lines 4C-5", "a square is its column with H, C or L, such as 9H; not '5'"),
    ("lines auto", "lines 4C", "a line joins two squares, such as 4C-5H; not '4C'"),
    ("lines auto", "lines 1H-2H", "from 1C no way leads on to Rome"),
    ("lines auto", "lines 1H-2H", "from 14L no way leads on to Ostia"),
    ("M07 7C", "M07 7H", "there is no square '7H'"),
    ("M07 7C", "M07", "which squares touch market M07?"),
    ("M07 7C", "M08 7C", "expected market M07, then the squares that touch it, not 'M08'"),
    ("Ostia 1H 1C 1L", "Ostia 1H 1C", "Ostia has 3 entry squares, each once"),
    ("Rome 14H 14L", "Rome 14H 14H", "Rome has 2 entry squares, each once"),
    ("Rome 14H 14L", "Rome 14H 15L", "there is no square '15L'"),
    ("Rome 14H 14L", "Paris 14H 14L", "the entries are a line with 'Ostia'"),
    ("extra 3", "extra 5", "a special move costs 1 to 4 coins, not '5'"),
    ("extra 3", "extra 33", "coins are a number from 1 to 4, not '33'"),
    ("extra 3", "more 3", "the costs are lateral, diagonal, extra, through"),
    ("2 Curculio", "2 Curculio_the_Younger", "a wagon's name has at most 12 letters"),
    ("2 Curculio", "1 Curculio", "a wagon is its number and its name, such as 1 Pseudolus; the numbers go up"),
    ("2 Curculio", "2 A,B", "a wagon's name is of letters, without"),
]


@pytest.mark.parametrize("old, new, sentence", FAULTS)
def test_a_fault_is_told_with_its_line(changed, old, new, sentence, capsys):
    assert main(["maps", "check", str(changed(old, new))]) == 1
    told = capsys.readouterr().err
    assert "is not a road of Strada Romana yet" in told
    assert f"line {line_of(old)}: {sentence}" in told


@pytest.mark.parametrize(
    "old, new, heading, sentence",
    [
        ("part HCL C HCL HL\n", "", "part HCL HCL HCL HCL HL", "the road has 3 parts with 2 areas each, not 2 parts"),
        ("part HCL C HCL HL", "part" + " HCL" * 9, "part HCL HCL HCL HCL HL", "the road has 3 to 16 columns, not 19"),
        (
            "M14 14L\n",
            "".join(f"M{number} 14L\n" for number in range(14, 19)),
            "markets",
            "there are at most 17 markets, not 18",
        ),
        ("through 4\n", "", "costs", "the costs are four digits: lateral, diagonal, extra, through; not '123'"),
        ("5 Demetrius", "11 Demetrius", "wagons", "there are 10 wagons, not 11"),
    ],
)
def test_what_is_wrong_with_a_number_of_things_is_told_at_their_heading(changed, old, new, heading, sentence):
    _, errors = compiled(changed(old, new).read_text())
    assert f"line {line_of(heading)}: {sentence}" in errors


def test_all_faults_are_told_at_once_in_the_order_of_the_lines(typed):
    text = example()
    for old, new in (("part HCL C HCL HL", "part HXL C HCL HL"), ("M07 7C", "M07 7H"), ("extra 3", "extra 0")):
        text = text.replace(old, new)
    text = text.replace("1 Pseudolus", "1 Pseudolus Maximus Magnus")
    _, errors = compiled(text)
    numbers = [int(error.split()[1].rstrip(":")) for error in errors]
    assert numbers == [line_of(line) for line in ("part HCL C HCL HL", "M07 7C", "extra 3", "1 Pseudolus")]


def test_a_missing_heading_and_one_too_many_are_told(changed):
    _, errors = compiled(changed("markets\n", "").read_text())
    assert any("the heading 'markets' is missing" in error for error in errors)
    _, errors = compiled(changed("entries\n", "markets\n").read_text())
    assert any("the heading 'markets' appears a second time" in error for error in errors)
    _, errors = compiled("M01 1H\n" + example())
    assert errors[0] == "line 1: the file of a road begins with the word 'road'"


def test_a_file_tells_its_game_or_is_told_it(changed, capsys):
    path = changed("road\n", "")
    assert main(["maps", "check", str(path)]) == 1
    assert "is not a board of La Strada yet" in capsys.readouterr().err
    assert main(["maps", "check", str(path), "--game", "strada_romana"]) == 1
    assert "begins with the word 'road'" in capsys.readouterr().err


def test_a_picture_shows_the_road_with_the_name_of_its_file(typed, tmp_path, monkeypatch):
    from wayside.ui.canvas import Canvas

    written = []
    text = Canvas.text
    monkeypatch.setattr(
        Canvas, "text", lambda canvas, x, y, words, *more: written.append(words) or text(canvas, x, y, words, *more)
    )
    assert main(["maps", "preview", str(typed), str(tmp_path / "road.png")]) == 0
    assert "ostiense.txt: the stand-in, not the printed one" in " ".join(written)
    picture = Image.open(tmp_path / "road.png").convert("RGB")
    assert picture.width == 960 and len(picture.getcolors(1000)) >= 5
    typed.write_text(example().replace("lateral 1", "lateral 2").replace("diagonal 2", "diagonal 1"))
    written.clear()
    assert main(["maps", "preview", str(typed), str(tmp_path / "road.png")]) == 0
    assert "ostiense.txt" in written and any("lateral 2" in line for line in written)


def test_a_pushed_road_is_found_by_the_device_and_played_on(changed, tmp_path, capsys):
    from wayside.referee.match import Match

    flash = tmp_path / "flash"
    flash.mkdir()
    path = changed("1 Pseudolus", "1 Zoë d'Aoste")
    assert main(["maps", "push", str(path), "--name", "Via", "--flash", str(flash)]) == 0
    assert "New game, Strada Romana, Board" in capsys.readouterr().out
    [(_, name, value)] = Boards(Files(str(flash / "saves")), "strada_romana").all()
    assert name == "Via"
    match = Match("strada_romana", None, {"board": value})
    assert match.rules.wagon_name(1) == "Zoë d'Aoste"


def test_nonsense_never_ends_in_a_traceback():
    """Letters changed, lines missing, double or swapped give a valid value, or errors with their lines."""
    rng = random.Random(5)
    sound = 0
    for _ in range(1500):
        lines = example().split("\n")
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(lines))
            kind = rng.randrange(5)
            if kind == 0 and len(lines) > 1:
                del lines[at]
            elif kind == 1:
                lines.insert(at, rng.choice(lines))
            elif kind == 2:
                other = rng.randrange(len(lines))
                lines[at], lines[other] = lines[other], lines[at]
            else:
                place = rng.randrange(len(lines[at]) + 1)
                letter = rng.choice("HCL109MX;|,/+-_ #é\x00\u2028²ß")
                lines[at] = lines[at][:place] + letter + lines[at][place + kind - 3 :]
        text = "\n".join(lines)
        value, errors = compiled(text)
        if errors:
            assert all(error.startswith("line ") for error in errors)
            assert all(1 <= int(error.split()[1][:-1]) <= len(text.splitlines()) for error in errors), errors
        else:
            sound += 1
            assert examine(value)[1] == []
            assert " " not in value and ";" not in value
            assert typed_board.details(value) and typed_board.summary(value)
    assert sound > 50


@pytest.mark.parametrize(
    "text", ["", "\n", "road", "road\n" + "part HCL\n" * 400, "road\nlines " + "1H-2H " * 5000, "\x00"]
)
def test_files_with_next_to_nothing_or_far_too_much_are_answered(text):
    assert compiled(text)[1]


def test_the_device_offers_a_pushed_road_and_still_has_it_after_a_power_cut(changed, tmp_path):
    every_line = " ".join(
        f"{column}{first}-{column + 1}{second}" for column in range(1, 4) for first in "HCL" for second in "HCL"
    )
    flash = tmp_path / "flash"
    flash.mkdir()
    path = changed("lines auto", f"lines {every_line} 4H-5H 4C-5H 4L-5L\n{TAIL}")
    assert main(["maps", "push", str(path), "--name", "Via", "--flash", str(flash)]) == 0
    device = Device(load_board("pico_display"), flash)
    for words in ("ui.new_game", "strada_romana.name", "ui.board", "Via"):
        choose(device, words)
    device.press("ok")
    assert on_top(device) == "SetupScreen"
    choose(device, "ui.start_game")
    assert on_top(device) == "GameScreen"
    [(_, _, value)] = device.app.session.boards("strada_romana").all()
    device.cut_power()
    assert device.app.session.match.options["board"] == value == compiled(path.read_text())[0]
