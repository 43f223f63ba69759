"""Ties (2.6): points, then coins, then who acted longest ago."""

from games.strada_romana.tables import game, play

END = "move 4:finish"
AT = "1:finish 2:finish 3:finish 4:14H"


def ranking(count, turn="R", **setup):
    rules = game(count, at=AT, turn=turn, **setup)
    play(rules, END)
    return rules.outcome()[1]


def test_most_points_win_and_coins_count_for_nothing_else():
    assert ranking(3, points="1 3 2", coins="4 0 0") == [[1], [2], [0]]


def test_more_coins_break_a_tie():
    assert ranking(3, points="2 2 2", coins="1 3 2") == [[1], [2], [0]]


def test_then_the_player_who_acted_last_is_behind():
    assert ranking(2) == [[1], [0]]
    assert ranking(2, turn="B") == [[0], [1]]


def test_several_players_are_ordered_by_who_acted_longest_ago():
    """Yellow ends the game: red acted longest ago, then blue."""
    assert ranking(3, turn="Y") == [[0], [1], [2]]
    assert ranking(4, turn="B") == [[2], [3], [0], [1]]


def test_by_an_option_the_others_share_a_place():
    assert ranking(4, turn="B", tie="share") == [[0, 2, 3], [1]]
    assert ranking(4, turn="B", tie="share", coins="0 0 1 0") == [[2], [0, 3], [1]]
