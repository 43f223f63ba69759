"""A turn of Jarnac: drawing, swapping, words, the bonus letter, the pass, the window for a Jarnac, the end."""

import pytest
from games.jarnac.tables import code, loose, match, play, points, table, tokens, words


def test_the_first_turn_begins_with_six_letters_one_by_one_or_at_once():
    rules = match()
    for number, letter in enumerate("ABUZRT"):
        assert (rules.expects(), rules.due) == ("draw", 6 - number)
        assert code(rules, "new RAT") == code(rules, "pass") == "draw_first"
        play(rules, f"draw {letter}")
    assert (rules.expects(), loose(rules, "R")) == ("word", "ABRTUZ")
    other = match()
    play(other, "draw ABU", "draw ZRT")
    assert other.position() == rules.position()


def test_six_letters_and_no_more():
    rules = match()
    assert code(rules, "draw ABCDEFG") == "too_many"
    play(rules, "draw ABCDEF")
    assert code(rules, "draw A") == "no_draw"


def test_later_turns_begin_with_one_letter_or_a_swap_of_three():
    rules = table("turn=R phase=start loose=EEEZ/- words=RAT/-")
    assert tokens(rules) == ["draw", "swap"]
    play(rules, "swap EEZ")
    assert (rules.due, loose(rules, "R")) == (3, "E")
    play(rules, "draw SON")
    assert (rules.expects(), loose(rules, "R")) == ("word", "ENOS")
    assert code(rules, "swap ENO") == "swap_late"


def test_a_swap_takes_letters_of_the_player_and_needs_three_in_the_bag():
    assert code(table("turn=R phase=start loose=EEEZ/-"), "swap EEA") == "pool"
    rules = table("turn=R phase=start loose=AAAA/BB", letters="own", counts="A4B2C6D2")
    assert code(rules, "swap AAA") is None
    rules = table("turn=R phase=start loose=AAAACCCCCC/BB", letters="own", counts="A4B2C6D2")
    assert (code(rules, "swap AAA"), tokens(rules)) == ("swap_bag", ["draw"])


def test_after_each_word_a_letter_is_drawn():
    rules = table("turn=R phase=play loose=ABRTUZ/-")
    play(rules, "new RAT")
    assert (rules.due, code(rules, "new BUZ")) == (1, "draw_first")
    play(rules, "draw T", "grow 1 TZAR")
    assert rules.due == 1


def test_a_word_has_three_to_nine_letters():
    rules = table("turn=R phase=play loose=AABCEEIRSTTUZ/-")
    assert code(rules, "new AB") == "short"
    assert code(rules, "new ABC") is None
    assert code(rules, "new ABCEEIRST") is None
    assert code(rules, "new ABCEEIRSTU") == "long"


def test_a_word_is_made_of_the_loose_letters():
    rules = table("turn=R phase=play loose=ABRT/EEE words=SEC/-")
    assert code(rules, "new RATE") == code(rules, "new TATA") == "pool"


def test_a_line_keeps_all_its_letters_and_gets_more():
    rules = table("turn=R phase=play loose=EZ/- words=RAT/-")
    assert code(rules, "grow 1 ZEE") == "keep"
    assert code(rules, "grow 1 TAR") == "add"
    assert code(rules, "grow 1 TZARE") is None
    assert code(rules, "grow 1 TZARS") == "pool"


def test_a_line_that_does_not_exist_is_refused_with_what_there_is():
    for lines, wanted in (("-", "no_words"), ("RAT", "one_line"), ("RAT,SEC", "no_line")):
        rules = table(f"turn=R phase=play loose=EZ/- words={lines}/-")
        for number in (3, 9):
            refused = rules.check(f"grow {number} TZAR")
            count = 0 if lines == "-" else len(lines.split(","))
            assert (refused.code, refused.facts) == (wanted, {"line": number, "count": count})
    assert code(table("turn=R phase=play loose=EZ/- words=RAT/-"), "grow 2 TZAR") == "one_line"


def test_a_line_of_nine_letters_is_safe():
    rules = table("turn=R phase=play loose=S/- words=RATISSEES/-")
    assert code(rules, "grow 1 RATISSEESS") == "long"
    assert tokens(rules) == ["pass"]
    play(rules, "pass")
    assert "jarnac" not in tokens(rules)


def test_the_supply_of_a_letter_is_that_of_the_set():
    rules = table("turn=R phase=draw due=1 loose=XE/-")
    assert code(rules, "draw X") == "supply"
    assert "X" not in tokens(rules, "draw")
    assert code(table("turn=R phase=play loose=XE/-"), "new EXXE") == "supply"


def test_without_a_set_nothing_is_checked_by_it():
    rules = table("turn=R phase=draw due=1 loose=XE/-", letters="none")
    play(rules, "draw X", "pass")
    assert rules.state()["bag"] is None


def test_a_jarnac_is_called_before_drawing_and_not_later():
    rules = table("turn=R phase=play loose=WZ/- words=RAT,BUT/-")
    assert code(rules, "jarnac 1 TZAR") == "too_late"
    play(rules, "pass")
    assert tokens(rules) == ["draw", "jarnac"]
    assert code(rules, "jarnac 1 TZAR") is None
    play(rules, "draw E")
    assert code(rules, "jarnac 1 TZAR") == "too_late"


def test_the_caller_goes_on_with_his_normal_turn():
    rules = table("turn=R phase=play loose=WZ/- words=RAT,BUT/- first=B")
    play(rules, "pass", "jarnac 1 TZAR")
    assert (rules.turn, rules.due) == (1, 6)
    play(rules, "draw ABCDEF")
    assert rules.expects() == "word"


def test_a_new_word_of_the_loose_letters_can_be_taken_too_and_two_at_once():
    rules = table("turn=R phase=play loose=ESUZ/- words=RAT/-")
    play(rules, "pass", "jarnac new USE", "jarnac 1 TZAR")
    assert (points(rules), words(rules, "R"), loose(rules, "R")) == ((0, 25), [], "")
    assert words(rules, "B") == ["USE", "TZAR"]


def test_a_jarnac_uses_the_letters_of_the_one_who_passed():
    rules = table("turn=B phase=start window=open loose=ZU/EEE words=RAT/-")
    assert code(rules, "jarnac 1 RATE") == "other_pool"
    assert code(rules, "jarnac 2 RATE") == "one_line"
    assert code(rules, "jarnac 1 TAR") == "add"
    assert code(rules, "jarnac 1 ZUT") == "keep"


def test_a_swap_closes_the_window():
    rules = table("turn=B phase=start window=open loose=Z/EEEE words=RAT/-")
    play(rules, "swap EEE")
    assert code(rules, "jarnac 1 TZAR") == "too_late"


def test_the_news_tell_of_a_jarnac():
    rules = table("turn=B phase=start window=open loose=ESUZ/- words=RAT/-")
    play(rules, "jarnac 1 TZAR")
    assert rules.news == [("lost_line", {"player": "R", "old": "RAT", "word": "TZAR"})]
    play(rules, "jarnac new USE")
    assert rules.news == [("lost_letters", {"player": "R", "word": "USE"})]
    play(rules, "draw A")
    assert rules.news == []


SEVEN = "RAT,BUT,SEA,MAN,LIT,ROC,PAS"


def test_a_word_on_the_eighth_line_ends_the_game_whatever_its_length():
    rules = table(f"turn=R phase=play loose=EIR/- words={SEVEN}/PANIERS,VOISINES")
    play(rules, "new RIE")
    assert rules.news == [("end_line", {"player": "R"})]
    assert (rules.turn, rules.chapter, points(rules)) == (-1, 1, (72, 113))
    assert rules.outcome() == ("line", [[1], [0]])  # the higher total wins, whoever ended the match
    assert code(rules, "pass") == "over"
    assert rules.next([]) == []


def test_a_jarnac_can_fill_the_last_line():
    rules = table(f"turn=B phase=start window=open loose=Z/- words=TSAR/{SEVEN}")
    play(rules, "jarnac 1 TZARS")
    assert rules.outcome() == ("line", [[1], [0]])


def test_equal_totals_are_a_draw():
    rules = table(f"turn=R phase=play loose=EIR/- words={SEVEN}/FILETS,MOUSSE")
    play(rules, "new RIE")
    assert rules.outcome() == ("line", [[0, 1]])


def test_with_an_empty_bag_nobody_draws_and_two_passes_end_the_game():
    rules = table("turn=R phase=play loose=AAAABBCCCCCC/-", letters="own", counts="A4B2C6")
    play(rules, "new ABC")
    assert (rules.due, rules.expects()) == (0, "word")
    play(rules, "pass")
    assert tokens(rules) == ["jarnac", "pass"]  # the other player has no letter, but the window is still open
    play(rules, "pass")
    assert rules.expects() == "jarnac"
    assert code(rules, "new AAA") == "last"
    play(rules, "pass")
    assert rules.outcome() == ("passes", [[0], [1]])


@pytest.mark.parametrize("move", ["jarnac new AAB", "jarnac 1 AABC"])
def test_a_jarnac_at_the_last_moment_lets_the_game_go_on(move):
    options = {"letters": "own", "counts": "A4B4C4"}
    rules = table("turn=B phase=last window=open passes=2 loose=AAABBB/CCC words=ABC/-", **options)
    play(rules, move)
    assert (rules.expects(), rules.passes, code(rules, "new CCC")) == ("word", 0, None)
