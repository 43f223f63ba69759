"""The picker moves through any tree of moves; here a small one whose shape is easy to see."""

from wayside.games.moves import CELL, COLUMN, END, Choice
from wayside.ui.keys import DOWN, LEFT, RIGHT, UP
from wayside.ui.picker import Picker


class TreeRules:
    """Moves as paths: 'bar c 3' style, from a list; the last token of each is a cell."""

    def __init__(self, moves, likely=()):
        self.moves = [move.split() for move in moves]
        self.wanted = list(likely)

    def next(self, path):
        tokens = []
        for move in self.moves:
            if move[: len(path)] == list(path):
                token = move[len(path)] if len(move) > len(path) else END
                if token not in tokens:
                    tokens.append(token)
        return [self._choice(path, token) for token in tokens]

    def _choice(self, path, token):
        if len(path) == 1 and token != END:
            return Choice(token, COLUMN)
        if len(path) == 2 and token != END:
            return Choice(token, CELL, "abcdefgh".index(path[1]) + 8 * (int(token) - 1))
        return Choice(token)

    def text_of(self, path):
        return " ".join(path)

    def likely(self, path):
        return self.wanted[len(path) :] if self.wanted[: len(path)] == list(path) else []

    def spot(self, cell):
        return cell % 8, cell // 8


MOVES = ["h3 a 1", "h3 a 2", "h3 c 1", "h3 c 3", "v2 b 5", "pass"]


def tokens(picker):
    return [" ".join(entry.tokens) for entry in picker.entries]


def test_three_choices_make_a_move():
    picker = Picker(TreeRules(MOVES))
    assert tokens(picker) == ["h3", "v2", "pass"]
    assert picker.choose() is None
    assert tokens(picker) == ["a", "c"]
    picker.step(1)
    assert picker.choose() is None
    assert tokens(picker) == ["1", "3"]
    picker.step(1)
    assert picker.choose() == "h3 c 3"


def test_a_single_choice_takes_itself_but_the_last_waits_for_ok():
    picker = Picker(TreeRules(MOVES))
    picker.step(1)
    assert picker.choose() is None
    assert picker.path == ["v2", "b"]
    assert tokens(picker) == ["5"]
    assert picker.choose() == "v2 b 5"


def test_a_move_of_one_token_is_complete_with_one_ok():
    picker = Picker(TreeRules(MOVES))
    picker.step(-1)
    assert picker.choose() == "pass"


def test_even_the_only_move_waits_for_ok():
    picker = Picker(TreeRules(["h3 a 1"]))
    assert picker.path == ["h3", "a"]
    assert tokens(picker) == ["1"]
    assert not picker.drop()


def test_the_ring_wraps_on_a_new_press_and_stops_on_a_repeat():
    picker = Picker(TreeRules(MOVES))
    assert picker.step(-1)
    assert picker.cursor == 2
    assert not picker.step(1, wrap=False)
    assert picker.step(1)
    assert picker.cursor == 0


def test_back_drops_the_last_choice_a_person_made_and_leaves_the_cursor_on_it():
    picker = Picker(TreeRules(MOVES))
    picker.step(1)
    picker.choose()
    assert picker.drop()
    assert picker.path == []
    assert picker.entry.tokens == ("v2",)
    assert not picker.drop()


def test_the_cursor_starts_on_the_likeliest_choice():
    picker = Picker(TreeRules(MOVES, likely=("h3", "c", "3")))
    picker.choose()
    assert picker.entry.tokens == ("c",)
    picker.choose()
    assert picker.entry.tokens == ("3",)


def test_with_a_joystick_column_and_row_are_one_choice():
    picker = Picker(TreeRules(MOVES, likely=("h3", "c", "1")), joystick=True)
    picker.choose()
    assert tokens(picker) == ["a 1", "a 2", "c 1", "c 3"]
    assert picker.entry.tokens == ("c", "1")
    assert picker.preview() == ["h3", "c", "1"]
    assert picker.choose() == "h3 c 1"


def test_a_direction_goes_to_the_nearest_legal_cell_that_way():
    picker = Picker(TreeRules(MOVES), joystick=True)
    picker.choose()
    assert picker.aim(RIGHT) and picker.entry.tokens == ("c", "1")
    assert picker.aim(UP) and picker.entry.tokens == ("c", "3")
    assert not picker.aim(UP, wrap=False)
    assert picker.aim(LEFT) and picker.entry.tokens == ("a", "2")
    assert picker.aim(DOWN) and picker.entry.tokens == ("a", "1")


def test_without_a_cell_that_way_a_new_press_goes_along_the_ring():
    picker = Picker(TreeRules(MOVES, likely=("h3", "c", "3")), joystick=True)
    picker.choose()
    assert picker.aim(UP) and picker.entry.tokens == ("a", "1")
    assert picker.aim(DOWN) and picker.entry.tokens == ("c", "3")


def test_in_a_list_the_directions_move_the_cursor():
    picker = Picker(TreeRules(MOVES), joystick=True)
    picker.aim(DOWN)
    assert picker.entry.tokens == ("v2",)
    picker.aim(UP)
    assert picker.entry.tokens == ("h3",)


def test_end_among_other_choices_is_an_entry_of_its_own():
    picker = Picker(TreeRules(["cat", "cat s"]))
    picker.choose()
    assert tokens(picker) == [END, "s"]
    assert picker.choose() == "cat"
