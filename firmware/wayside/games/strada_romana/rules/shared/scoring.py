"""Points (2.6): victory points, wagon tiles, contracts. The places are in setup/ranking.py."""

from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, CUBE, TILE


def contracts(pieces, seat):
    """(contracts by colour, goods without a partner)."""
    pairs = bytearray(6)
    loose = 0
    for colour in range(6):
        cubes, tiles = pieces.own(seat, CUBE, colour), pieces.own(seat, TILE, colour)
        pairs[colour] = min(cubes, tiles)
        loose += abs(cubes - tiles)
    return pairs, loose


def contract_points(pairs, loose):
    """The number of colours with a contract, times the most contracts in one colour, minus one for each loose good."""
    return sum([count > 0 for count in pairs]) * max(pairs) - loose


def wagon_points(pieces, tile):
    """3 for a wagon that has arrived, else -1."""
    return 3 if pieces.at[tile - 1] == ARRIVED else -1


def lines(pieces, seat, open_tiles):
    """(label, facts, points) of a seat. Wagon tiles count when they are open; before that a line tells their number."""
    found = []
    if pieces.points[seat]:
        found.append(("strada_romana.line_points", {"count": pieces.points[seat]}, pieces.points[seat]))
    pairs, loose = contracts(pieces, seat)
    if max(pairs):
        facts = {"colours": sum([count > 0 for count in pairs]), "most": max(pairs)}
        found.append(("strada_romana.line_contracts", facts, facts["colours"] * facts["most"]))
    if loose:
        found.append(("strada_romana.line_loose", {"count": loose}, -loose))
    tiles = pieces.tiles_of(seat)
    if open_tiles:
        for tile in tiles:
            points = wagon_points(pieces, tile)
            found.append(
                ("strada_romana.line_arrived" if points > 0 else "strada_romana.line_missed", {"wagon": tile}, points)
            )
    elif tiles:
        found.append(("strada_romana.line_sealed", {"count": len(tiles)}, 0))
    return found


def total(pieces, seat, open_tiles):
    return sum([points for _, _, points in lines(pieces, seat, open_tiles)])
