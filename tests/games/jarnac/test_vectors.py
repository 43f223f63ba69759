"""The examples of the rules page, J1 to J9."""

from games.jarnac.tables import code, loose, match, play, points, table, words

POOL = "turn=R phase=play first=RB loose=ABRTUZ/-"


def test_j1_a_new_word_counts_the_square_of_its_length():
    rules = table(POOL)
    play(rules, "new RAT")
    assert (points(rules)[0], loose(rules, "R")) == (9, "BUZ")
    play(rules, "draw T")
    assert loose(rules, "R") == "BTUZ"


def test_j2_a_second_word():
    rules = table(POOL)
    play(rules, "new RAT", "draw T", "new BUT")
    assert (points(rules)[0], loose(rules, "R"), words(rules, "R")) == (18, "Z", ["RAT", "BUT"])


def test_j3_or_the_first_one_grows():
    rules = table(POOL)
    play(rules, "new RAT", "draw T", "grow 1 RUAT")
    assert (points(rules)[0], loose(rules, "R"), words(rules, "R")) == (16, "BTZ", ["RUAT"])


def test_j4_the_coup_de_jarnac_takes_line_and_letters():
    rules = table("turn=R phase=play loose=WZ/- words=RAT,BUT/-")
    play(rules, "pass", "jarnac 1 TZAR")
    assert points(rules) == (9, 16)
    assert (words(rules, "R"), loose(rules, "R")) == (["BUT"], "W")
    assert (words(rules, "B"), loose(rules, "B")) == (["TZAR"], "")


def test_j6_at_once_or_step_by_step_the_points_are_the_same_but_not_the_letters_drawn():
    at_once = table("turn=R phase=play loose=ACEERT/-")
    play(at_once, "new TRACEE", "draw N")
    assert (points(at_once)[0], loose(at_once, "R")) == (36, "N")
    steps = table("turn=R phase=play loose=ACEERT/-")
    for move, drawn in (("new ARE", "N"), ("grow 1 RACE", "O"), ("grow 1 TRACE", "S"), ("grow 1 TRACEE", "L")):
        play(steps, move, f"draw {drawn}")
    assert (points(steps)[0], loose(steps, "R"), words(steps, "R")) == (36, "LNOS", ["TRACEE"])


def test_j9_two_letters_are_not_swapped_nor_three_on_the_first_turn():
    rules = table("turn=R phase=start loose=ABCD/-")
    assert code(rules, "swap AB") == "swap_three"
    assert code(rules, "swap ABC") is None
    first = match()
    assert code(first, "swap ABC") == "first_turn"
    assert code(table("turn=R phase=start first=R loose=ABCD/-"), "swap ABC") == "first_turn"
