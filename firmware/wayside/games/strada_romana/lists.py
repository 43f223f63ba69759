"""Lists for the pause menu: what every player has, and what is in the bag."""

from wayside.games.strada_romana import scoring
from wayside.games.strada_romana.notation import colour_name
from wayside.games.strada_romana.table import ALL_POINTS, CUBE, LAST_ARRIVAL, MOST_WAGON_TILES, TILE


def page(name, rules, texts, name_of):
    return _players(rules, texts, name_of) if name == "players" else _bag(rules, texts)


def _players(rules, texts, name_of):
    """Coins, victory points and contracts with their points; wagon tiles only by their number."""
    heads = (texts("strada_romana.head_coins"), texts("strada_romana.head_points"), texts("strada_romana.head_total"))
    rows = []
    table = rules.table
    for seat in range(len(rules.players)):
        values = (str(table.coins[seat]), str(table.points[seat]), str(scoring.total(table, seat, False)))
        tiles = "%d/%d" % (len(table.tiles_of(seat)), MOST_WAGON_TILES)
        label = texts("strada_romana.player_row", player=name_of(seat), tiles=tiles)
        rows.append(("seat%d" % (seat + 1), label, values, "", ()))
    facts = {"points": ALL_POINTS - sum(table.points), "arrived": table.arrived(), "most": LAST_ARRIVAL}
    return texts("strada_romana.page_players"), heads, rows, texts.fit("strada_romana.players_foot", 24, **facts)


def _bag(rules, texts):
    """How many cubes and tiles of each colour are left in the bag, and how many cubes lie on the board."""
    heads = (texts("strada_romana.row_cubes"), texts("strada_romana.row_tiles"), texts("strada_romana.head_board"))
    cubes, tiles = rules.bag(CUBE), rules.bag(TILE)
    rows = []
    for colour in range(6):
        values = (str(cubes[colour]), str(tiles[colour]), str(rules.table.on_board(CUBE, colour)))
        rows.append(("tile", texts("strada_romana.good_" + colour_name(colour)), values, "", ()))
    foot = texts.fit("strada_romana.bag_foot", 24, cubes=sum(cubes), tiles=sum(tiles))
    return texts("strada_romana.page_bag"), heads, rows, foot
