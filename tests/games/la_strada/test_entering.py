"""Entering the land of one's own board on the device: hex by hex, piece by piece, with any keys."""

# CPython only: it needs the emulated device

import random
import tempfile
from pathlib import Path

import pytest
from games.la_strada.scenes import answers
from games.la_strada.tables import land
from screens.hands import back, choose, on_top, walk_key, walk_to

import wayside.games.la_strada as la_strada
from wayside.games.la_strada.setup.editor.entering import Entry
from wayside.games.la_strada.setup.start.lands import read_land
from wayside.games.la_strada.setup.start.layout import STANDIN_PIECES, take_apart
from wayside_host.boards.files import load_board
from wayside_host.device import Device

FOUR_KEYS, TWO_KEYS, JOYSTICK = "pico_display", "waveshare_oled_13", "waveshare_lcd_13"


def pieces_of(size, seed=0):
    """Six random pieces with 19 spots in all, spread over them without order."""
    rng = random.Random(seed)
    count = 3 * size * (size + 1) + 1
    letters = [rng.choice("PPPFFH") for _ in range(count)]
    for cell in rng.sample(range(count), 19):
        letters[cell] = "*"
    entry = Entry(size)
    entry.letters = "".join(letters)
    return entry.pieces()


def open_editor(board, flash):
    device = Device(load_board(board), flash)
    choose(device, "ui.new_game")
    choose(device, "la_strada.name")
    choose(device, "ui.edit_board")
    return device


def enter(device, pieces):
    """Enter all pieces; returns how many presses that took, from the question about the edge on."""
    presses = []
    press = device.press

    def counted(*names):
        presses.extend(names)
        press(*names)

    device.press = counted
    walk_to(device, "enter", str(len(pieces[1].split("/")) + 1))
    device.press("ok")
    for piece in pieces:
        assert on_top(device) == "CellsScreen"
        answers(device, piece.replace("/", ""))
        device.press("ok")
    device.press = press
    device.run(20)
    assert on_top(device) == "EditorScreen"
    walked = presses.index("ok")  # to the word: this is the same for all boards
    return len(presses) - walked


@pytest.fixture
def flash():
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("board, each", [(FOUR_KEYS, 1), (JOYSTICK, 1), (TWO_KEYS, 2)])
def test_a_board_of_each_size_is_entered_with_few_presses(board, each, size, flash):
    device = open_editor(board, flash)
    pieces = pieces_of(size)
    count = 3 * size * (size + 1) + 1
    assert enter(device, pieces) <= each * count + 25
    editor = device.app.stage.top.rules
    assert editor.pieces == pieces
    assert take_apart(editor.result())[0] == pieces
    assert read_land(editor.result()).hexes.count == count


def test_back_takes_one_answer_back_also_into_the_piece_before(flash):
    device = open_editor(FOUR_KEYS, flash)
    walk_to(device, "enter", "7")
    device.press("ok")
    entry = device.app.stage.top.entry
    first = STANDIN_PIECES[0].replace("/", "")
    answers(device, first)
    assert entry.waits and entry.piece == 0
    device.press("ok")
    answers(device, "PF")
    device.press("back", "back")
    assert (entry.piece, entry.letters) == (1, first)
    device.press("back")
    assert (entry.piece, entry.waits) == (0, True)
    device.press("back")
    assert entry.letters == first[:-1]
    for _ in first[:-1]:
        device.press("back")
    assert (entry.letters, on_top(device)) == ("", "CellsScreen")
    device.press("back")
    assert on_top(device) == "EditorScreen"


def test_a_repeated_key_answers_once_only(flash):
    device = open_editor(FOUR_KEYS, flash)
    walk_to(device, "enter", "7")
    device.press("ok")
    entry = device.app.stage.top.entry
    device.app.stage.top.key(1)
    device.app.stage.top.key(1 + 0x10)
    assert entry.letters == "P"


def test_a_twentieth_spot_is_not_taken():
    entry = Entry(6)
    for _ in range(19):
        assert entry.answer(3)
    assert not entry.answer(3) and entry.answer(0)


def test_after_a_whole_board_shuffle_is_offered_first(flash):
    device = open_editor(FOUR_KEYS, flash)
    enter(device, pieces_of(6))
    screen = device.app.stage.top
    assert screen.picker.entry.tokens == ("shuffle",)
    before = screen.rules.pieces
    device.press("ok")
    assert screen.rules.pieces == before and screen.rules.result() != ""


def test_a_board_with_too_few_spots_is_mended_before_it_can_be_used(flash):
    device = open_editor(FOUR_KEYS, flash)
    pieces = list(pieces_of(6))
    pieces[2] = pieces[2].replace("*", "P", 1)
    enter(device, pieces)
    editor = device.app.stage.top.rules
    assert editor.result() is None and [choice.token for choice in editor.next([])] == ["mend", "enter"]
    cell = next(cell for cell, letter in enumerate(editor.cells()) if letter == "P")
    editor.play(f"mend {editor.hexes.name(cell)}*")
    assert editor.result() is not None and editor.cells()[cell] in "5432"


def test_undo_brings_back_the_board_before_also_of_another_size(flash):
    device = open_editor(FOUR_KEYS, flash)
    before = device.app.stage.top.rules.result()
    enter(device, pieces_of(5))
    device.press("hold_back")
    device.run(20)
    assert device.app.stage.top.rules.result() == before


# Mending


def editor_of(size=6, seed=1):
    return la_strada.GAME.editor(land({"a1": 5, "b2": 2}, {"a3": "F"}, size), random.Random(seed).randrange, {})


@pytest.mark.parametrize("size", [5, 6, 7])
def test_a_mended_hex_changes_nothing_else_however_the_pieces_lie(size):
    editor, rng = editor_of(size), random.Random(size)
    editor.play("shuffle")
    for _ in range(60):
        cells = editor.cells()
        cell = rng.randrange(len(cells))
        if cells[cell] in "5432":
            continue
        letter = rng.choice("PFH")
        assert [choice.token for choice in editor.next(["mend", "a"])] == [
            str(number + 1) for number in range(size + 1)
        ]
        editor.play(f"mend {editor.hexes.name(cell)}{letter}")
        assert editor.cells() == cells[:cell] + letter + cells[cell + 1 :]


def test_a_spot_that_is_moved_keeps_the_other_tiles():
    editor = editor_of()
    editor.play("shuffle")
    cells = editor.cells()
    old = next(cell for cell, letter in enumerate(cells) if letter in "5432")
    new = next(cell for cell, letter in enumerate(cells) if letter == "P")
    assert "*" not in [choice.token for choice in editor.next(mend_path(editor, new))]
    editor.play(f"mend {editor.hexes.name(old)}P")
    assert editor.result() is None
    assert "*" in [choice.token for choice in editor.next(mend_path(editor, new))]
    editor.play(f"mend {editor.hexes.name(new)}*")
    wanted = list(cells)
    wanted[old], wanted[new] = "P", cells[old]
    assert editor.cells() == "".join(wanted)


def mend_path(editor, cell):
    name = editor.hexes.name(cell)
    return ["mend", name[0], name[1:]]


def test_the_cursor_starts_on_what_a_hex_is():
    editor = editor_of()
    assert editor.likely(["mend", "a", "3"]) == ["F"] and editor.likely(["mend", "a", "1"]) == ["*"]


# Keeping


def test_a_kept_board_keeps_the_letters_on_the_backs_of_its_pieces(flash):
    device = open_editor(FOUR_KEYS, flash)
    pieces = pieces_of(7)
    enter(device, pieces)
    device.press("ok")  # shuffle
    editor = device.app.stage.top.rules
    assert device.app.session.boards("la_strada").keep("Rimini", editor.kept())
    again = la_strada.GAME.editor(editor.kept(), None, {})
    assert (again.pieces, again.names(), again.result()) == (pieces, editor.names(), editor.result())
    back(device)
    assert walk_key(device) == "next"


@pytest.mark.parametrize("names", ["", "A0", "B0A0C0D0E0F0", "A1B0C0D0E0F0", "A0B0C0D0E0F3", "nonsense"])
def test_names_that_cannot_be_are_ignored(names):
    rows = land({"a1": 5})
    assert la_strada.GAME.editor(f"{rows} {names}", None, {}).result() == rows
