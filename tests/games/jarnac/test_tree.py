"""The tree of Jarnac moves: only available letters, the most likely first, every move once."""

from games.jarnac.tables import code, match, moves, paths, table, tokens

from wayside.ui.picker import Picker


def test_a_new_word_is_spelled_from_the_loose_letters():
    rules = table("turn=R phase=play loose=ABBR/-")
    assert tokens(rules, "new") == ["A", "B", "R"]
    assert tokens(rules, "new", "B", "B") == ["A", "R"]
    assert tokens(rules, "new", "B", "A", "R") == ["B", "."]
    assert tokens(rules, "new", "Z") == tokens(rules, "new", "AB") == tokens(rules, "fly") == []


def test_a_line_grows_by_its_own_letters_and_loose_ones():
    rules = table("turn=R phase=play loose=Z/- words=RAT/-")
    assert tokens(rules) == ["1", "pass"]
    assert tokens(rules, "1") == ["A", "R", "T", "Z"]
    assert tokens(rules, "1", "R", "A", "T") == ["Z"]  # the same word again is not longer
    assert tokens(rules, "1", "T", "Z", "A", "R") == ["."]


def test_no_letter_is_offered_that_would_leave_no_room_for_the_old_ones():
    rules = table("turn=R phase=play loose=EEE/- words=RATISSES/-")
    assert tokens(rules, "1", "E") == ["A", "E", "I", "R", "S", "T"]
    assert tokens(rules, "1", "E", "E") == ["A", "I", "R", "S", "T"]


def test_the_tree_has_every_move_once():
    rules = table("turn=B phase=start window=open loose=Z/AAES words=RAT/-")
    listed = [rules.text_of(path) for path in paths(rules)]
    assert len(listed) == len(set(listed))
    jarnacs = [move for move in listed if move.startswith("jarnac")]
    assert len(jarnacs) == 24  # every order of four letters
    assert sorted(move for move in listed if move.startswith("swap")) == ["swap AAE", "swap AAS", "swap AES"]
    assert len([move for move in listed if move.startswith("draw")]) == 26
    assert all(code(rules, move) is None for move in listed)


def test_the_likeliest_letter_comes_first_and_the_others_around_it():
    rules = match(letters="own", counts="A5B4C3D2E1")
    assert tokens(rules, "draw") == ["A", "B", "D", "E", "C"]
    assert tokens(match(), "draw")[0] == "E"


def test_without_a_set_the_ring_of_letters_also_says_that_the_bag_is_empty():
    rules = match(letters="none")
    assert sorted(tokens(rules, "draw"))[-1] == "empty"
    assert tokens(rules, "draw", "empty") == ["."]
    assert "empty" in moves(rules)


def test_the_cursor_follows_the_old_word_and_then_waits_on_the_end():
    rules = table("turn=R phase=play loose=SZ/- words=RAT/-")
    assert rules.likely(["1"]) == ["R"]
    assert rules.likely(["1", "T"]) == ["R"]
    assert rules.likely(["1", "R", "A", "T", "S"]) == ["."]
    picker = Picker(rules)
    for _ in range(4):  # line 1, R, A, T
        assert picker.choose() is None
    picker.cursor = [entry.tokens[0] for entry in picker.entries].index("S")
    assert picker.choose() is None
    assert picker.entry.tokens == (".",)
    assert picker.choose() == "grow 1 RATS"


def test_the_last_letter_takes_itself():
    picker = Picker(table("turn=R phase=play loose=ART/-"))
    picker.choose()  # new
    picker.cursor = [entry.tokens[0] for entry in picker.entries].index("R")
    picker.choose()
    picker.cursor = 0
    picker.choose()
    assert [entry.tokens[0] for entry in picker.entries] == ["T"]
    assert picker.choose() == "new RAT"


def test_drawing_needs_no_choice_before_the_letter():
    picker = Picker(match())
    assert picker.path == ["draw"]
    assert picker.choose() == "draw E"


def test_any_move_can_be_asked_about():
    rules = table("turn=R phase=play loose=Z/- words=RAT/BUT")
    asked = [choice.token for choice in rules.tries([])]
    assert asked == ["1", "new", "pass", "jarnac", "draw", "swap"]
    assert len(rules.tries(["1"])) == 26
    assert [choice.token for choice in rules.tries(["jarnac"])] == ["1", "new"]
    assert rules.tries(["1", "A"])[-1].token == "."
    assert rules.tries(["2"]) == rules.tries(["jarnac", "3"]) == rules.tries(["1", "?"]) == []
    for path in (["draw", "A"], ["swap", "A", "B", "C"], ["jarnac", "1", "A"], ["new", "A"], ["pass"]):
        assert rules.check(rules.text_of(path)) is not None or path == ["pass"]
