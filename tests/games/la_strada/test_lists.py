"""The lists in the menu: what all players have left lies open on the table."""

from games.la_strada.positions import PLAYERS, POSITION

from wayside.games import load
from wayside.i18n.texts import Texts
from wayside.referee.match import Match


def test_the_days_tiles_and_merchants_of_all_players_are_listed():
    match = Match("la_strada", PLAYERS, {}, None, POSITION)
    game, rules = load("la_strada"), match.rules
    assert "players" in [name for name, _ in game.pages(rules)]
    title, heads, rows, _ = game.page("players", rules, Texts("en"), lambda seat: PLAYERS[seat])
    assert (title, len(heads), len(rows)) == ("Players", 5, 4)
    for seat, (icon, label, values, state, path) in enumerate(rows):
        left = [rules.days[seat]] + list(rules.tiles(seat)) + [rules.board.left[seat]]
        assert (icon, label, values) == (f"seat{seat + 1}", PLAYERS[seat], [str(count) for count in left])
        assert (state, path) == ("", ())


def test_without_a_map_they_are_listed_too():
    rules = Match("la_strada", None, {"mode": "tracker"}).rules
    assert [name for name, _ in load("la_strada").pages(rules)] == ["players", "pays"]
