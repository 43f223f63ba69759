"""The land: its rows as text, its six pieces, the stand-in board (rules page 1.9 U1 to U4, 1.11)."""

import random

import pytest
from games.la_strada.tables import land, match

import wayside.games.la_strada as la_strada
from wayside.games.la_strada.rules.shared.hexes import Hexes
from wayside.games.la_strada.setup.start import layout
from wayside.games.la_strada.setup.start.lands import STANDIN, read_land
from wayside.games.moves import BadOption


@pytest.mark.parametrize("size", [5, 6, 7])
def test_a_land_of_any_size_is_read_and_written(size):
    rows = land({"a1": 5, "b2": 2}, {"a3": "F", "b1": "H"}, size)
    read = read_land(rows)
    assert read.text() == rows
    assert [read.costs[cell] for cell in range(4)] == [0, 2, 3, 2]
    assert (len(read.places), read.values[0], read.place_at[0]) == (19, 5, 0)
    assert match(land=rows).land.text() == rows


def test_small_letters_are_read_too():
    assert read_land(STANDIN.lower()).text() == STANDIN


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("atlantis", "there is no land 'atlantis'"),
        ("", "there is no land ''"),
        ("P/P/P", "11, 13 or 15 rows"),
        (STANDIN + "/P", "11, 13 or 15 rows"),
        (STANDIN.replace("PFFFPHH", "PFFFPH"), "row 1 of the land has 7 hexes here, not 6"),
        (STANDIN.replace("PFFFPHH", "PFFXPHH"), "row 1 of the land: a hex is P, F, H, 5, 4, 3 or 2; not 'X'"),
        (STANDIN.replace("5", "4", 1), "4 cities (5), 5 towns (4), 5 villages (3), 5 farms (2); not 3, 6, 5, 5"),
        (STANDIN.replace("5", "P", 1), "not 3, 5, 5, 5"),
        (STANDIN.replace("P", "F"), "0 plain hexes, too few for the starts"),
    ],
)
def test_a_text_that_is_no_land_is_refused_with_a_sentence(text, sentence):
    with pytest.raises(BadOption) as refused:
        match(land=text)
    assert sentence in str(refused.value)


def test_the_stand_in_board_is_made_of_its_pieces():
    made = layout.compose(layout.STANDIN_PIECES, layout.STANDIN_ORDER, layout.STANDIN_TURNS, layout.STANDIN_TILES)
    assert made == STANDIN


def test_the_stand_in_board_has_63_plains_28_forests_17_hills_and_4_5_5_5_settlements():
    assert [STANDIN.count(letter) for letter in "PFH5432"] == [63, 28, 17, 4, 5, 5, 5]


def test_no_two_spots_of_the_stand_in_board_are_neighbours():
    read = read_land(STANDIN)
    for place in read.places:
        first = 6 * place
        assert not set(read.hexes.neighbours[first : first + 6]) & set(read.places)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_six_slots_and_the_middle_cover_the_board_exactly(size):
    hexes = Hexes(size)
    for turn in range(3):
        cells = [cell for slot in range(6) for cell in layout.slot_cells(hexes, slot, turn)]
        assert sorted(cells + [hexes.count // 2]) == list(range(hexes.count))


def test_a_turned_piece_keeps_its_shape():
    """Neighbours on the piece are neighbours on the board in every slot and turn."""
    hexes = Hexes(6)
    flat = layout.slot_cells(hexes, 0, 0)
    beside = [(one, two) for one in range(21) for two in range(one) if hexes.direction(flat[one], flat[two]) >= 0]
    assert len(beside) == 45
    for slot in range(6):
        for turn in range(3):
            cells = layout.slot_cells(hexes, slot, turn)
            assert all(hexes.direction(cells[one], cells[two]) >= 0 for one, two in beside)


def test_three_turns_are_none_and_two_are_not():
    hexes = Hexes(6)
    places = [list(layout.slot_cells(hexes, 2, turn)) for turn in range(4)]
    assert places[3] == places[0] != places[1] != places[2] != places[0]


def test_a_turn_is_counter_clockwise():
    """In the slot to the right of the middle, the middle corner goes right, the right one up, the upper one back."""
    hexes = Hexes(6)
    names = [[hexes.name(cell) for cell in layout.slot_cells(hexes, 0, turn)] for turn in (0, 1)]
    corners = [[names[turn][place] for place in (0, 5, 20)] for turn in (0, 1)]
    assert corners == [["g8", "g13", "l13"], ["g13", "l13", "g8"]]


def test_a_land_is_taken_apart_into_pieces_and_put_together_again():
    pieces, tiles = layout.take_apart(STANDIN)
    assert pieces[0] == layout.STANDIN_PIECES[0] and tiles == layout.STANDIN_TILES
    assert layout.compose(pieces, range(6), [0] * 6, tiles) == STANDIN
    for size in (5, 7):
        rows = land({"a1": 5}, {"a2": "H"}, size)
        pieces, tiles = layout.take_apart(rows)
        assert layout.compose(pieces, range(6), [0] * 6, tiles) == rows


# The editor


def editor(text="standin", seed=1):
    return la_strada.GAME.editor(text, random.Random(seed).randrange, {})


def test_the_editor_begins_with_the_land_it_is_given():
    assert editor().result() == STANDIN
    rows = land({"a1": 5}, {"a2": "H"}, 5)
    assert editor(rows).result() == rows


def test_shuffle_gives_a_land_of_the_same_pieces():
    maker = editor()
    results = set()
    for _ in range(30):
        maker.play("shuffle")
        assert sorted(maker.result()) == sorted(STANDIN)
        assert match(land=maker.result()).land.text() == maker.result()
        assert sorted(maker.order) == list(range(6)) and maker.order[0] == maker.turns[0] == 0
        results.add(maker.result())
    assert len(results) == 30


def test_a_piece_is_put_into_a_slot_and_what_lay_there_takes_its_place():
    maker = editor()
    assert maker.order[1:3] == (3, 1)
    maker.play("piece 1B2")
    assert (maker.order[1:3], maker.turns[1:3]) == ((1, 3), (2, 1))
    maker.play("piece 1B0")
    assert (maker.order[1:3], maker.turns[1]) == ((1, 3), 0)


def test_every_layout_can_be_entered():
    for seed in range(8):
        rng = random.Random(seed)
        order = (1, 2, 3, 4, 5)
        for _ in range(5):
            place = rng.randrange(5)
            order = order[place:] + order[:place][1:] + order[:place][:1]
        maker = editor()
        for slot, piece in enumerate(order, 1):
            maker.play(f"piece {slot}{'ABCDEF'[piece]}{piece % 3}")
        assert maker.order[1:] == order and maker.turns[1:] == tuple(piece % 3 for piece in order)


def test_tiles_are_entered_spot_by_spot_row_by_row_from_the_bottom():
    maker = editor()
    path = ["tile"]
    while maker.next(path)[0].token != ".":
        choices = maker.next(path)
        assert choices[0].cell == maker.spots()[len(path) - 1]
        assert maker.cells(path).count("*") == 20 - len(path)
        path.append(choices[-1].token)
    assert maker.text_of(path) == "tile 2222233333444445555"
    maker.play(maker.text_of(path))
    assert "".join(letter for letter in maker.result() if letter not in "PFH/") == "2222233333444445555"


def test_undo_takes_back_one_change_after_the_other():
    maker = editor()
    assert not maker.undo()
    maker.play("shuffle")
    maker.play("piece 2C1")
    maker.play("tile " + "5555444443333322222")
    maker.play("done")
    assert maker.undo() and maker.undo() and maker.undo() and not maker.undo()
    assert maker.result() == STANDIN


@pytest.mark.parametrize(
    "path",
    [
        ["fly"],
        ["piece", "0"],
        ["piece", "1", "A"],
        ["piece", "1", "BC"],
        ["piece", "1", "B", "3"],
        ["tile", "6"],
        ["tile", "55"],
        ["tile"] + ["5"] * 5,
        ["done", "x"],
    ],
)
def test_what_is_not_in_the_editors_tree_leads_nowhere(path):
    assert editor().next(path) == []


def presses(maker, wanted):
    """The presses with PREV, NEXT and OK to enter another layout, including the last OK."""
    from wayside.ui.picker import Picker

    picker = Picker(maker)
    count = 0
    steps = [("piece", str(slot), "ABCDEF"[wanted.order[slot]], str(wanted.turns[slot])) for slot in range(1, 6)]
    for tokens in steps + [tuple(["tile"] + list(wanted.tiles))]:
        for token in tokens:
            names = [entry.tokens[0] for entry in picker.entries]
            far = abs(names.index(token) - picker.cursor)
            picker.cursor = names.index(token)
            count += min(far, len(names) - far) + 1
            move = picker.choose()
            if move:
                maker.play(move)
                picker = Picker(maker)
                break
    return count


def test_a_whole_layout_takes_few_presses():
    counts = []
    for seed in range(40):
        wanted = editor(seed=seed)
        wanted.play("shuffle")
        maker = editor()
        counts.append(presses(maker, wanted))
        assert maker.result() == wanted.result()
    assert max(counts) < 70


def test_the_standin_pieces_are_those_of_the_rules_page():
    """Eighteen spots in the triangles, three in each piece, and the middle."""
    for index, piece in enumerate(layout.STANDIN_PIECES):
        assert [len(row) for row in piece.split("/")] == [6 + (index == 0), 5, 4, 3, 2, 1]
        assert piece.count("*") == 3 + (index == 0)
    letters = "".join(layout.STANDIN_PIECES)
    assert [letters.count(letter) for letter in "PFH*"] == [63, 28, 17, 19]
