"""A Strada Romana match as text: the position line and the state in plain values. position_reader.py reads the line."""

from binascii import hexlify

from wayside.games.strada_romana.rules.shared import scoring, seal
from wayside.games.strada_romana.rules.shared.notation import FINISHED, LAYING, OSTIA, colour_name, space_name
from wayside.games.strada_romana.rules.shared.pieces import (
    ALL_COINS,
    ALL_POINTS,
    ARRIVED,
    COLOURS,
    CUBE,
    NO_GOOD,
    TILE,
    WAGONS,
    WAITING,
)
from wayside.games.strada_romana.rules.shared.rulebook import REASONS
from wayside.games.strada_romana.rules.shared.turn import PLAYING

NONE = "-"
KEYS = (
    "turn",
    "laying",
    "reason",
    "last",
    "ostia",
    "rome",
    "arrived",
    "tiles",
    "cubes",
    "coins",
    "points",
    "goods",
    "held",
    "drawn",
    "thread",
)


def write(rules):
    """The position as one line."""
    pieces, players = rules.pieces, rules.players
    values = {
        "turn": players[rules.turn] if rules.turn >= 0 else NONE,
        "laying": rules.laying or NONE,
        "reason": REASONS[rules.ended - 1] if rules.ended else NONE,
        "last": players[rules.last],
        "tiles": ",".join([_good(colour) for colour in pieces.spaces[TILE]]),
        "cubes": ",".join([_good(colour) for colour in pieces.spaces[CUBE]]),
        "coins": ",".join([player + str(pieces.coins[seat]) for seat, player in enumerate(players)]),
        "points": ",".join([player + str(pieces.points[seat]) for seat, player in enumerate(players)]),
        "goods": ",".join([player + _write_goods(pieces, seat) for seat, player in enumerate(players)]),
        "held": ",".join([player + _write_held(rules, seat) for seat, player in enumerate(players)]),
        "drawn": str(pieces.drawn),
        "thread": hexlify(rules.thread).decode(),
    }
    if rules.variant.books:
        values["arrived"] = _arrived(rules) or NONE
    elif rules.laying != OSTIA:
        values["ostia"], values["rome"] = _write_wagons(rules, 0), _write_wagons(rules, 1)
    return " ".join(["%s=%s" % (key, values[key]) for key in KEYS if key in values])


def _arrived(rules):
    """The wagons that have arrived: 3,7."""
    return ",".join([str(wagon + 1) for wagon in range(WAGONS) if rules.pieces.at[wagon] == ARRIVED])


def _good(colour):
    return NONE if colour == NO_GOOD else COLOURS[colour]


def _write_wagons(rules, side):
    """1:3C,4,9:finish: each wagon of a side with its square; a wagon without one waits."""
    parts = []
    for wagon in range(WAGONS):
        if rules.pieces.sides[wagon] == side:
            parts.append(str(wagon + 1) + _place(rules, wagon))
    return ",".join(parts)


def _place(rules, wagon):
    square = rules.pieces.at[wagon]
    if square == WAITING:
        return ""
    return ":" + (FINISHED if square == ARRIVED else rules.road.name(square))


def _write_goods(pieces, seat):
    """How many of each colour: cubes / tiles, one figure each (a for ten)."""
    return "/".join(["".join(["%x" % pieces.own(seat, kind, colour) for colour in range(6)]) for kind in (CUBE, TILE)])


def _write_held(rules, seat):
    """The wagon tiles of a seat: sealed during the match, open afterwards."""
    tiles = rules.pieces.tiles_of(seat)
    if rules.ended != PLAYING:
        return "+".join([str(tile) for tile in tiles]) or NONE
    seals = [seal.seal(rules.thread, tile, "%d.%d" % (seat, place)) for place, tile in enumerate(tiles)]
    return "+".join(seals) or NONE


def plain_values(rules):
    """The state for JSON; only the number of wagon tiles, until the match is over."""
    pieces = rules.pieces
    players = {}
    for seat, player in enumerate(rules.players):
        pairs, loose = scoring.contracts(pieces, seat)
        own = {
            "coins": pieces.coins[seat],
            "points": pieces.points[seat],
            "cubes": {COLOURS[colour]: pieces.own(seat, CUBE, colour) for colour in range(6)},
            "tiles": {COLOURS[colour]: pieces.own(seat, TILE, colour) for colour in range(6)},
            "contracts": {COLOURS[colour]: pairs[colour] for colour in range(6)},
            "loose": loose,
            "wagon_tiles": len(pieces.tiles_of(seat)),
        }
        if rules.ended:
            own["wagons"] = pieces.tiles_of(seat)
        players[player] = own
    return {
        "turn": rules.players[rules.turn] if rules.turn >= 0 else None,
        "phase": "over" if rules.ended else rules.laying or "play",
        "reason": REASONS[rules.ended - 1] if rules.ended else None,
        "players": players,
        "wagons": _plain_wagons(rules),
        "tiles": _plain_spaces(rules, TILE),
        "cubes": _plain_spaces(rules, CUBE),
        "bag": {
            "cubes": {COLOURS[colour]: count for colour, count in enumerate(rules.bag(CUBE))},
            "tiles": {COLOURS[colour]: count for colour, count in enumerate(rules.bag(TILE))},
        },
        "stack": rules.stack(),
        "bank": {"coins": max(0, ALL_COINS - sum(pieces.coins)), "points": ALL_POINTS - sum(pieces.points)},
        "arrived": pieces.arrived(),
    }


def _plain_spaces(rules, kind):
    """The good on each area or market; in the books how many of each colour lie out."""
    pieces = rules.pieces
    if rules.variant.books:
        return {COLOURS[colour]: pieces.on_board(kind, colour) for colour in range(6)}
    return {space_name(kind, space): _named(pieces, kind, space) for space in range(len(pieces.spaces[kind]))}


def _plain_wagons(rules):
    if rules.variant.books:
        return [int(number) for number in _arrived(rules).split(",") if number]
    wagons = []
    for wagon in range(WAGONS):
        square = rules.pieces.at[wagon]
        where = None if square == WAITING else FINISHED if square == ARRIVED else rules.road.name(square)
        number = wagon + 1
        side = ("ostia", "rome")[rules.pieces.sides[wagon]]
        wagons.append({"wagon": number, "from": side, "square": where, "name": rules.wagon_name(number) or None})
    return wagons


def _named(pieces, kind, space):
    colour = pieces.spaces[kind][space]
    return None if colour == NO_GOOD else colour_name(colour)


PHASES = (NONE,) + LAYING
