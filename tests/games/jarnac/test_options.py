"""Every option of Jarnac has its effect; a bad value is refused with what to write instead."""

import pytest
from games.jarnac.tables import FRENCH, FRENCH2, code, letters_of, loose, match, play, points, table, tokens, words

from wayside.games import jarnac
from wayside.games.moves import BadOption

SEVEN = "RAT,BUT,SEA,MAN,LIT,ROC,PAS"


@pytest.mark.parametrize("letters, known", [("french", FRENCH), ("french2", FRENCH2)])
def test_both_french_sets_have_144_letters(letters, known):
    bag = match(letters=letters).state()["bag"]
    assert bag == letters_of(known)
    assert len(bag) == 144


def test_an_own_set_is_written_as_counts():
    rules = match(letters="own", counts="A9B9C9")
    assert rules.state()["bag"] == "A" * 9 + "B" * 9 + "C" * 9
    assert tokens(rules, "draw") == ["A", "B", "C"]


def test_without_a_set_somebody_says_that_the_bag_is_empty():
    rules = match(letters="none")
    play(rules, "draw ABCDEF", "pass", "draw ABCDEF", "pass", "empty")
    assert rules.expects() == "word"
    assert code(rules, "empty") == "no_draw"
    assert code(match(), "empty") == "bag_known"


@pytest.mark.parametrize("end, lines", [("eighth", 8), ("seventh", 7)])
def test_a_word_on_the_last_line_ends_the_game(end, lines):
    before = ",".join(SEVEN.split(",")[: lines - 1])
    rules = table(f"turn=R phase=play loose=EIR/- words={before}/-", end=end)
    play(rules, "new RIE")
    assert rules.outcome() == ("line", [[0], [1]])


def test_a_full_mat_a_pass_and_no_jarnac_end_the_quiet_way():
    rules = table(f"turn=R phase=play loose=EIR/- words={SEVEN}/-", end="quiet")
    play(rules, "new RIE", "draw E", "grow 1 RATE", "draw S", "pass")
    assert (rules.expects(), tokens(rules)) == ("jarnac", ["jarnac", "pass"])
    play(rules, "pass")
    assert rules.outcome() == ("quiet", [[0], [1]])


def test_a_jarnac_keeps_the_quiet_game_going():
    rules = table(f"turn=R phase=play loose=S/- words={SEVEN},RIE/-", end="quiet")
    play(rules, "pass", "jarnac 1 RATS", "draw E", "pass")
    assert (rules.turn, rules.expects()) == (0, "draw")


def test_on_a_full_mat_no_new_word_is_laid_nor_taken():
    rules = table(f"turn=R phase=play loose=ARTS/RATE words={SEVEN},RIE/-", end="quiet")
    assert code(rules, "new ARTS") == "full"
    rules = table(f"turn=R phase=start window=open loose=-/RATE words={SEVEN},RIE/BUT", end="quiet")
    assert code(rules, "jarnac new RATE") == code(rules, "jarnac 1 BUTE") == "full"


@pytest.mark.parametrize("jarnacs, allowed", [("any", 3), ("2", 2), ("1", 1)])
def test_how_many_words_may_be_taken_at_one_pass(jarnacs, allowed):
    rules = table("turn=B phase=start window=open loose=SSS/- words=RAT,BUT,MAT/-", jarnacs=jarnacs)
    for number, word in enumerate(["RATS", "BUTS", "MATS"]):
        assert code(rules, f"jarnac 1 {word}") == (None if number < allowed else "calls")
        if number < allowed:
            play(rules, f"jarnac 1 {word}")
    assert ("jarnac" in tokens(rules)) is False


def test_the_bonus_letter_of_a_jarnac():
    for bonus in ("off", "on"):
        rules = table("turn=B phase=start window=open loose=SS/- words=RAT,BUT/-", jarnac_bonus=bonus)
        play(rules, "jarnac 1 RATS")
        assert rules.due == 1
        assert code(rules, "jarnac 1 BUTS") == (None if bonus == "off" else "draw_first")
        if bonus == "on":
            play(rules, "draw E")
        play(rules, "jarnac 1 BUTS")
        assert (points(rules), loose(rules, "B")) == ((0, 32), "" if bonus == "off" else "E")


def test_a_wrong_call_costs_nothing_or_the_right_to_call():
    rules = table("turn=B phase=start window=open loose=S/- words=RAT/-")
    assert code(rules, "jarnac wrong") == "no_penalty"
    rules = table("turn=B phase=start window=open loose=S/- words=RAT/-", wrong_call="lose")
    play(rules, "jarnac wrong")
    assert code(rules, "jarnac 1 RATS") == "right_lost"
    assert tokens(rules) == ["draw"]


def test_an_empty_bag_may_end_the_game():
    options = {"letters": "own", "counts": "A6B6C3", "empty_bag": "end"}
    rules = table("turn=R phase=play loose=AAAAAABBBBB/- words=-/BCCC", **options)
    play(rules, "new AAA")
    assert rules.outcome() == ("bag", [[1], [0]])
    rules = table("turn=R phase=play loose=AAAAAABBBBB/- words=-/BCCC", **options)
    play(rules, "pass")  # the other player cannot draw, but may still call
    assert tokens(rules) == ["jarnac", "pass"]
    play(rules, "pass")
    assert rules.outcome() == ("bag", [[1], [0]])


def test_the_handicap_is_the_shortest_word_of_a_player():
    rules = table("turn=R phase=play loose=ARTS/S words=-/RAT", least_first="4")
    assert (code(rules, "new ART"), code(rules, "new ARTS")) == ("short", None)
    rules = table("turn=B phase=start window=open loose=ARTSE/- words=RAT/-", least_second="5")
    assert code(rules, "jarnac 1 RATS") == "short"
    assert code(rules, "jarnac 1 RATES") is None


def test_a_sheet_of_lengths_needs_no_letters():
    rules = match(mode="lengths")
    assert tokens(rules) == ["new", "empty", "pass"]
    assert tokens(rules, "new") == ["3", "4", "5", "6", "7", "8", "9"]
    play(rules, "new 5", "grow 1 6", "new 3", "pass", "jarnac 1 7", "jarnac new 4", "new 3", "pass")
    assert (points(rules), words(rules, "B")) == ((9, 74), ["7", "4", "3"])
    assert code(rules, "grow 1 3") == "add"
    assert code(rules, "grow 1 10") == code(rules, "new 12") == "long"
    assert code(rules, "new 2") == "short"
    assert code(rules, "new RAT") == code(rules, "draw E") == code(rules, "swap ABC") == "only_lengths"
    assert code(match(), "new 5") == "letters_wanted"


def test_a_sheet_of_lengths_ends_like_the_other():
    rules = match(mode="lengths")
    play(rules, "new 3", "new 3", "new 3", "new 3", "new 3", "new 3", "new 3", "new 9")
    assert rules.outcome() == ("line", [[0], [1]])
    rules = match(mode="lengths")
    play(rules, "new 3", "pass", "empty", "pass", "pass")
    assert rules.expects() == "jarnac"
    play(rules, "pass")
    assert rules.outcome()[0] == "passes"


@pytest.mark.parametrize("counts", ["A", "A1A2", "14A", "A99", "A1B2é3", "A5 B5", "", "A3", "-"])
def test_a_set_that_makes_no_sense_is_refused(counts):
    with pytest.raises(BadOption):
        match(letters="own", counts=counts)


def test_unknown_options_and_players_are_refused():
    for players, options in (("RB", {"mode": "all"}), ("RB", {"speed": "3"}), ("RX", {}), ("R", {})):
        with pytest.raises(BadOption):
            jarnac.GAME.rules(tuple(players), options)


def test_the_counts_are_set_one_by_one():
    rows = jarnac.GAME.tally("counts", {})
    assert (rows[0], rows[25], len(rows)) == (("A", 14, 40), ("Z", 2, 40), 31)
    assert jarnac.GAME.tally_text("counts", rows, {}) == "french"
    rows[0] = ("A", 9, 40)
    text = jarnac.GAME.tally_text("counts", rows, {})
    assert text.startswith("A9B4C7")
    assert jarnac.GAME.tally("counts", {"counts": text}) == rows
