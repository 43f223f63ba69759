"""The game for two: one merchant in a settlement, transit links, its own end (rules page 1.6, 1.11)."""

from games.la_strada.tables import game, land, moves, play, refusal

ROWS = land({"a3": 5, "a5": 4, "c3": 3})
STARTS = "a1 d6 g1 i4"  # black a1 and g1, grey d6 and i4


def two(roads="", places="", days="6 0", turn="K", rows=ROWS, starts=STARTS, **options):
    return game(rows, starts, roads, places, days, turn, "KG", **options)


def taken(**options):
    """Grey has a3; the next road of Black could lead there."""
    return two(roads="Gd6-c5-b4-a3", places="a3G", **options)


def place(rules, name):
    return rules.land.place_at[rules.hexes.cell_of(name)]


def test_a_taken_settlement_is_linked_without_a_merchant():
    rules = taken()
    play(rules, "build a1-a2-a3")
    assert rules.merchants(place(rules, "a3")) == [1]
    assert rules.linked(place(rules, "a3")) == [0, 1]
    assert (rules.board.left[0], rules.days[0]) == (12, 4)


def test_a_player_may_build_on_from_a_transit_link_in_a_later_turn():
    rules = taken()
    play(rules, "build a1-a2-a3", "build a3-a4-a5")
    assert rules.merchants(place(rules, "a5")) == [0]
    rules = taken(days="2 0")
    play(rules, "build a1-a2-a3", "end", "end", "build a3-a4-a5")


def test_with_same_turn_the_next_road_leaves_from_the_transit_link():
    rules = taken(transit="same_turn")
    play(rules, "build a1-a2-a3")
    assert refusal(rules, "end") == "go_on"
    assert refusal(rules, "build a1-b2-c3") == "go_on"
    assert [move for move in moves(rules) if not move.startswith("build a3-")] == []
    play(rules, "build a3-a4-a5")
    assert rules.check("end") is None


def test_with_same_turn_a_transit_link_that_cannot_go_on_is_refused():
    rules = taken(transit="same_turn", days="2 0")
    assert refusal(rules, "build a1-a2-a3") == "transit"
    assert moves(rules) == ["build a1-b2-c3", "end"]


def test_with_same_turn_a_chain_of_transit_links_ends_with_a_merchant():
    roads = "Gd6-c5-b4-a3 Gd6-c6-b6-a5"
    rows = land({"a3": 5, "a5": 4, "a7": 2})
    chain = two(roads=roads, places="a3G a5G", rows=rows, days="6 0", transit="same_turn")
    play(chain, "build a1-a2-a3", "build a3-a4-a5")
    assert refusal(chain, "end") == "go_on"
    play(chain, "build a5-a6-a7", "end")
    short = two(roads=roads, places="a3G a5G", rows=rows, days="5 0", transit="same_turn")
    assert refusal(short, "build a1-a2-a3") == "transit"


def test_a_player_without_merchants_makes_no_transit_links_unless_the_option_says_so():
    for option, code in (("off", "merchant"), ("on", None)):
        rules = taken(transit_without_merchant=option)
        rules.board.left[0] = 0
        rules._forget()
        refused = rules.check("build a1-a2-a3")
        assert (refused.code if refused else None) == code
        assert ("build a1-a2-a3" in moves(rules)) == (code is None)
        assert refusal(rules, "build a1-b2-c3") == "merchant"


def all_but_one(names, rules):
    """In this position Grey has everything except these."""
    for number in range(19):
        if rules.place_name(number) not in names:
            rules.board.linked[number] |= 2
            rules.board.merchants[number] |= 2
    rules._forget()


def test_the_19th_merchant_ends_the_game_at_once_in_mid_turn():
    rules = two()
    all_but_one(["a3"], rules)
    play(rules, "build a1-a2-a3")
    assert (rules.turn, rules.outcome()[0]) == (-1, "all_taken")
    assert list(rules.days) == [4, 0]
    assert rules.news == [("all_taken", {"player": "K"})]


def test_the_scores_of_a_full_board_add_up_to_65():
    """S5."""
    rules = two()
    all_but_one(["a3"], rules)
    play(rules, "build a1-a2-a3")
    assert sum(total for total, _ in rules.score()) == 65


def wall(rules, *names):
    """No tile can be placed on these hexes."""
    for name in names:
        rules.board.costs[rules.hexes.cell_of(name)] = 0
    rules._forget()


def walled_in(days="6 5", **options):
    """Both starts of Grey are enclosed; a1 of Black is not."""
    rules = two(days=days, **options)
    wall(rules, "d7", "e7", "e6", "d5", "c5", "c6", "i5", "j5", "j4", "h3", "h4")
    return rules


def test_an_unable_player_has_a_turn_with_income_in_which_only_end_is_legal():
    rules = walled_in()
    play(rules, "end")
    assert (rules.turn, rules.days[1]) == (1, 10)
    assert moves(rules) == ["end"]
    play(rules, "end")
    assert rules.turn == 0


def test_when_both_are_unable_in_a_row_the_game_ends_before_the_income():
    rules = walled_in(days="3 0")
    play(rules, "end")
    wall(rules, "a2", "b2", "b1", "g2", "h2", "f1", "h1")
    assert list(rules.days) == [3, 6]
    play(rules, "end")
    assert (rules.turn, rules.outcome()[0], list(rules.days)) == (-1, "both_unable", [3, 0])


def test_the_days_that_break_a_tie_are_those_before_the_first_stuck_players_income():
    """Nobody has gold. With his last income Grey would have 10 days and win; before it he had 5, and Black has 8."""
    rules = walled_in(days="8 5")
    play(rules, "end")
    wall(rules, "a2", "b2", "b1", "g2", "h2", "f1", "h1")
    assert "unable=2/5" in rules.position()
    play(rules, "end")
    assert (list(rules.days), rules.outcome()[1]) == ([8, 5], [[0], [1]])


def test_a_player_who_could_build_again_forgets_the_days_of_the_stuck_turn():
    rules = walled_in(days="8 5")
    play(rules, "end", "end")
    assert "unable=1/5" in rules.position()
    play(rules, "end", "end")
    assert "unable=1/10" in rules.position()


def test_with_end_timing_after_the_income_is_taken_first():
    rules = walled_in(days="3 0", end_timing="after_income")
    play(rules, "end")
    wall(rules, "a2", "b2", "b1", "g2", "h2", "f1")
    play(rules, "end")
    assert (rules.outcome()[0], list(rules.days)) == ("both_unable", [9, 6])


def test_one_unable_player_alone_does_not_end_the_game():
    rules = walled_in()
    for _ in range(6):
        play(rules, "end")
    assert rules.turn == 0
    assert rules.unable == 1


def test_a_player_who_only_saves_is_not_unable():
    rules = two(days="0 0")
    for _ in range(6):
        play(rules, "end")
    assert (rules.unable, rules.turn) == (0, 0)


def test_the_end_check_is_not_used_by_two():
    """Black can pay nothing in this turn, but could after saving."""
    rows = land({"a5": 5}, {name: "H" for name in ["a3", "a4"] + [f"b{number}" for number in range(1, 9)]})
    rules = game(rows, "a1 h2 a2 h13", days="0 0", turn="G", players="KG", end_check="current_days")
    play(rules, "end")
    assert (rules.turn, rules.days[0], moves(rules)) == (0, 6, ["end"])


def test_full_value_for_each_merchant():
    rules = taken()
    play(rules, "build a1-b2-c3")
    assert [total for total, _ in rules.score()] == [3, 5]
