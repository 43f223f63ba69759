"""The tracker: days, tiles, merchants and gold without a map (rules page 1.11)."""

import pytest
from games.la_strada.tables import match, moves, play, refusal

from wayside.games.la_strada.setup.groups import alike, firsts
from wayside.games.moves import END
from wayside.i18n.texts import LANGUAGES, Texts
from wayside.referee.refusals import spoken


def tracker(players="KGY", **options):
    return match(players, mode="tracker", **options)


def test_it_begins_with_the_first_turn():
    rules = tracker()
    assert (rules.turn, rules.expects(), list(rules.days)) == (0, "build", [6, 0, 0])
    assert tracker("KG").turn == 1


def test_a_build_names_its_tiles_and_its_settlement():
    rules = tracker()
    play(rules, "build PH>T3")
    assert (rules.days[0], rules.tiles(0), rules.board.left[0]) == (0, (17, 8, 4), 11)
    assert rules.merchants(6) == [0] and rules.place_name(6) == "T3" and rules.kind(6) == "town"


def test_small_letters_will_do():
    assert tracker().canonical("BUILD pph>t3") == "build PPH>T3"


def test_it_says_what_is_too_expensive():
    """D4."""
    refused = tracker().check("build PPF>C1")
    assert (refused.code, refused.facts) == ("days", {"needs": 7, "has": 6, "most": 10, "hint": "save"})


def test_tiles_run_out():
    """L2."""
    rules = tracker()
    rules.set_position("days=K10,G0,Y0 tiles=K1/0/5,G18/8/5,Y18/8/5")
    refused = rules.check("build PP>C1")
    assert (refused.code, refused.facts) == ("tile", {"terrain": "P", "needs": 2, "has": 1})
    assert refusal(rules, "build F>C1") == "tile"


def test_a_settlement_is_linked_once_and_exists():
    rules = tracker()
    play(rules, "build P>C1")
    assert refusal(rules, "build P>C1") == "present"
    assert refusal(rules, "build P>C5") == "place"
    assert rules.check("build P>F5") is None


def test_a_link_needs_a_tile_unless_the_option_says_so():
    assert refusal(tracker(), "build >T3") == "no_tile"
    rules = tracker(zero_tile_link="free")
    play(rules, "build >T3")
    assert rules.days[0] == 6 and rules.merchants(6) == [0]


def test_there_are_no_starts_and_no_hexes():
    assert refusal(tracker(), "start g3") == "tracker"
    assert refusal(tracker(), "build g3-g4-g5") == "tracker"


def test_blocked_as_first_action_ends_the_game_and_gives_the_income_back():
    rules = tracker()
    play(rules, "build P>C1", "end", "end")
    assert list(rules.days) == [4, 6, 6]
    play(rules, "blocked")
    assert (rules.outcome()[0], list(rules.days)) == ("blocked", [4, 6, 0])
    rules = tracker(end_timing="after_income")
    play(rules, "blocked")
    assert list(rules.days) == [6, 0, 0]


def test_only_the_income_really_received_is_given_back():
    rules = tracker()
    for _ in range(6):
        play(rules, "end")
    assert rules.days[0] == 10 and rules.gained == 0
    play(rules, "blocked")
    assert rules.days[0] == 10


def test_blocked_is_said_first_or_not_at_all():
    rules = tracker()
    play(rules, "build P>C1")
    assert refusal(rules, "blocked") == "not_first"
    assert "blocked" not in moves(rules)


def test_no_merchants_end_the_game_when_the_turn_comes():
    rules = tracker()
    rules.board.left[1] = 0
    play(rules, "end")
    assert rules.outcome()[0] == "no_merchants"


def test_no_tiles_end_the_game_when_the_turn_comes():
    rules = tracker()
    rules.board.tiles[3:6] = bytes(3)
    play(rules, "end")
    assert rules.outcome()[0] == "no_tiles"


def test_two_players_are_blocked_in_a_row():
    rules = tracker("KG")
    play(rules, "blocked")
    assert (rules.turn, list(rules.days), rules.unable) == (0, [6, 6], 1)
    assert rules.news == [("plays_on", {"player": "K"})]
    play(rules, "blocked")
    assert (rules.outcome()[0], list(rules.days)) == ("both_unable", [0, 0])


def test_only_a_blocked_that_ends_the_game_must_be_confirmed():
    assert tracker("KGY").asks("blocked") and not tracker("KGY").asks("end")
    rules = tracker("KG")
    assert not rules.asks("blocked")
    play(rules, "blocked")
    assert rules.asks("blocked")


def test_two_players_the_incomes_of_both_stuck_turns_are_taken_back():
    """Grey had 4 days and got 6; Black has 9 and gets the 1 that he may still hold."""
    rules = tracker("KG")
    rules.set_position("turn=G days=K9,G10 gained=6 places=C1G")
    play(rules, "blocked")
    assert list(rules.days) == [10, 10] and "unable=1/4" in rules.position()
    play(rules, "blocked")
    assert (rules.outcome()[0], list(rules.days)) == ("both_unable", [9, 4])


def test_two_players_with_end_timing_after_the_incomes_of_stuck_turns_stay():
    rules = tracker("KG", end_timing="after_income")
    play(rules, "blocked", "blocked")
    assert list(rules.days) == [6, 6]


def test_two_players_go_on_when_one_of_them_builds_or_only_saves():
    for move in ("build P>C1", "end"):
        rules = tracker("KG")
        play(rules, "blocked", move)
        if move != "end":
            play(rules, "end")
        play(rules, "blocked")
        assert rules.turn == 0 and rules.unable == 1


def test_two_players_an_unable_one_can_only_end_and_counts_as_blocked():
    rules = tracker("KG")
    rules.board.left[0] = 0
    play(rules, "end")
    assert moves(rules) == ["end"]
    play(rules, "end", "blocked")
    assert rules.outcome()[0] == "both_unable"


def test_two_players_make_transit_links():
    rules = tracker("KG")
    play(rules, "build P>C1", "end", "build P>C1")
    assert (rules.merchants(0), rules.linked(0), rules.board.left[0]) == ([1], [0, 1], 12)


def test_two_players_with_same_turn_go_on_at_once():
    rules = tracker("KG", transit="same_turn")
    play(rules, "build P>C1", "end")
    assert refusal(rules, "build PP>C1") == "transit" if rules.days[0] < 6 else rules.check("build PP>C1") is None
    assert refusal(rules, "build PH>C1") == "transit"
    assert "build PH>C1" not in moves(rules) and "build PP>C1" in moves(rules)
    play(rules, "build PP>C1")
    assert refusal(rules, "end") == "go_on"
    assert moves(rules) == ["build P>C2", "build P>F1", "build P>T1", "build P>V1"]
    play(rules, "build P>C2", "end")


def test_two_players_the_19th_merchant_ends_the_game():
    rules = tracker("KG")
    for place in range(18):
        rules.board.link(place % 2, place, False)
    play(rules, "build P>F5")
    assert rules.outcome()[0] == "all_taken"
    assert sum(total for total, _ in rules.score()) == 65


def test_the_tree_asks_kind_group_and_tiles():
    """Equal settlements are one choice, named by the first of them."""
    rules = tracker()
    assert [choice.token for choice in rules.next([])] == ["build", "end", "blocked"]
    assert [choice.token for choice in rules.next(["build"])] == ["C", "T", "V", "F"]
    assert [choice.token for choice in rules.next(["build", "C"])] == ["1"]
    tiles = rules.next(["build", "C", "1"])
    assert [(choice.token, choice.value) for choice in tiles] == [("P", 4), ("F", 3), ("H", 2)]
    assert [choice.token for choice in rules.next(["build", "C", "1", "P"])] == ["P", "F", "H", END]
    assert rules.text_of(["build", "C", "1", "P", "H"]) == "build PH>C1"


def groups(rules, places):
    return [alike(rules, place) for place in firsts(rules, places)]


def offered(rules, kind):
    return [(choice.token, choice.value) for choice in rules.next(["build", kind])]


def test_settlements_of_a_kind_are_offered_by_who_has_a_merchant_there():
    rules = tracker()
    play(rules, "build P>C2", "build P>C3", "end")
    assert offered(rules, "C") == [("1", 5), ("2", 4)]
    play(rules, "build P>C3", "end")
    assert offered(rules, "C") == [("1", 5), ("2", 4), ("3", 3)]
    play(rules, "end")
    assert offered(rules, "C") == [("1", 5)]
    assert groups(rules, range(4)) == [[0, 3], [1], [2]]


def test_any_name_of_a_group_may_be_written():
    rules = tracker()
    assert rules.check("build P>C4") is None
    play(rules, "build P>C4")
    assert rules.merchants(3) == [0]


def test_two_players_a_link_without_a_merchant_makes_a_difference_too():
    """Grey has C1 and C2; Black links C1 only."""
    rules = tracker("KG")
    play(rules, "build P>C1", "build P>C2", "end", "build P>C1")
    assert groups(rules, range(4)) == [[0], [1], [2, 3]]
    assert offered(rules, "C") == [("2", 0), ("3", 5)]


def test_history_and_score_speak_of_kinds_and_not_of_names():
    rules = tracker()
    moves_played = ["build PP>C2", "end", "build F>C2", "end"]
    play(rules, *moves_played)
    facts = {"tiles": "PP", "kind": "city", "merchants": 1, "gold": 5}
    assert rules.told(moves_played[0], moves_played[1:]) == ("la_strada.told", facts)
    facts = {"tiles": "F", "kind": "city", "merchants": 2, "gold": 4}
    assert rules.told(moves_played[2], moves_played[3:]) == ("la_strada.told", facts)
    assert rules.told("build P>T1", None) == ("la_strada.told_to", {"tiles": "P", "kind": "town"})
    assert rules.told("end") is None
    label, facts, gold = rules.score()[0][1][0]
    assert (label, facts["kind"], facts["merchants"], gold) == ("la_strada.there", "city", 2, 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["city", "town", "village", "farm"])
def test_a_refusal_names_the_kind_and_fits(language, kind):
    texts = Texts(language)
    for code, fact in (
        ("present", "cell"),
        ("merchant", "cell"),
        ("no_tile", "cell"),
        ("transit", "cell"),
        ("go_on", "place"),
    ):
        for columns in (31, 23):
            lines = texts.lines("la_strada.refuse_" + code, columns, 2, **spoken(texts, "la_strada", {fact: kind}))
            assert len(lines) <= 2 and max(map(len, lines)) <= columns, lines
            assert kind not in ("village", "farm") or kind not in " ".join(lines) or language == "en"


def test_every_order_of_tiles_that_can_be_paid_is_in_the_tree_once():
    """Six days: P, F, H, PP, PF, FP, PH, HP, FF, PPP."""
    listed = moves(tracker())
    assert len(listed) == len(set(listed)) == 10 * 4 + 2


@pytest.mark.parametrize(
    "path", [["fly"], ["build", "X"], ["build", "CT"], ["build", "C", "5"], ["build", "C", "1", "PP"], ["end", "P"]]
)
def test_what_is_not_in_the_tree_leads_nowhere(path):
    assert tracker().next(path) == [] and tracker().tries(path) == []


def test_questions_may_be_about_any_road():
    rules = tracker()
    play(rules, "build PPP>C1")
    assert [choice.token for choice in rules.tries([])] == ["build", "end", "blocked"]
    assert [choice.token for choice in rules.tries(["build", "C"])] == ["1", "2"]
    assert [choice.token for choice in rules.tries(["build", "C", "1", "P"])] == ["P", "F", "H", END]


def test_the_cursor_starts_on_the_most_gold_and_on_the_same_tile():
    rules = tracker()
    play(rules, "build P>C1", "end")
    assert rules.likely(["build", "C"]) == ["2"]
    assert rules.likely(["build", "C", "2", "F"]) == ["F"]
