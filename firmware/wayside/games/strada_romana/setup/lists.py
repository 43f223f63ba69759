"""Lists for the pause menu: what every player has, and what is in the bag."""

from wayside.games.strada_romana.rules.shared import scoring
from wayside.games.strada_romana.rules.shared.notation import KINDS, colour_name, space_name
from wayside.games.strada_romana.rules.shared.pieces import ALL_POINTS, CUBE, LAST_ARRIVAL, TILE


def page(name, rules, texts, name_of):
    if name == "players":
        return _players(rules, texts, name_of)
    return _board(rules, texts) if name == "board" else _bag(rules, texts)


def _players(rules, texts, name_of):
    """Coins, victory points, number of wagon tiles, score so far."""
    keys = ("head_coins", "head_points", "head_tiles", "head_total")
    heads = [texts.fit("strada_romana." + key, 5) for key in keys]
    rows = []
    pieces = rules.pieces
    for seat in range(len(rules.players)):
        tiles = str(len(pieces.tiles_of(seat)))
        total = scoring.total(pieces, seat, False)
        values = (str(pieces.coins[seat]), str(pieces.points[seat]), tiles, str(total))
        rows.append(("seat%d" % (seat + 1), name_of(seat)[:8], values, "", ()))
    facts = {"points": ALL_POINTS - sum(pieces.points), "arrived": pieces.arrived(), "most": LAST_ARRIVAL}
    return texts("strada_romana.page_players"), heads, rows, texts.fit("strada_romana.players_foot", 24, **facts)


def _board(rules, texts):
    """What is on each area and market; players use it to lay out the board at the start."""
    rows = []
    for kind in (TILE, CUBE):
        for space, colour in enumerate(rules.pieces.spaces[kind]):
            rows.append(
                (KINDS[kind], space_name(kind, space), (texts("strada_romana.good_" + colour_name(colour)),), "", ())
            )
    foot = texts.fit("strada_romana.in_bag", 24, cubes=sum(rules.bag(CUBE)), tiles=sum(rules.bag(TILE)))
    return texts("strada_romana.page_board"), ("",), rows, foot


def _bag(rules, texts):
    """How many cubes and tiles of each colour are left in the bag, and how many cubes lie on the board."""
    heads = [texts("strada_romana." + key) for key in ("head_cubes", "head_wares", "head_board")]
    cubes, tiles = rules.bag(CUBE), rules.bag(TILE)
    rows = []
    for colour in range(6):
        values = (str(cubes[colour]), str(tiles[colour]), str(rules.pieces.on_board(CUBE, colour)))
        rows.append(("tile", texts("strada_romana.good_" + colour_name(colour)), values, "", ()))
    foot = texts.fit("strada_romana.bag_foot", 24, cubes=sum(cubes), tiles=sum(tiles))
    return texts("strada_romana.page_bag"), heads, rows, foot
