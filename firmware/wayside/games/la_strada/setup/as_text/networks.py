"""Reads the roads of a position and checks that each player's roads are one network that could have been built."""

from wayside.games.la_strada.rules.shared.land import NO_PLACE, PLACES
from wayside.games.la_strada.rules.shared.roads import hex_fault, needs_of, price_fault, tile_days
from wayside.games.la_strada.setup.as_text.position_reader import cell_of
from wayside.games.moves import BadOption


def read_roads(board, variant, players, texts):
    """Read the roads; the links of the settlements are read already."""
    ends = [[] for _ in players]
    for text in texts:
        if text[:1] not in players or not text:
            raise BadOption("a road begins with its player, for example Kg3-g4-h5; not '%s'" % text[:20])
        seat = players.index(text[0])
        cells = [cell_of(board, name) for name in text[1:].split("-")]
        _check_road(board, variant, seat, cells, text)
        board.lay_road(seat, cells)
        ends[seat].append((cells[0], cells[-1]))
    for seat, player in enumerate(players):
        _check_network(board, variant, seat, player, ends[seat])


def _check_road(board, variant, seat, cells, text):
    fault = len(cells) < 3 or cells[0] == cells[-1] or board.land.place_at[cells[-1]] == NO_PLACE
    fault = fault or hex_fault(variant, board, cells, True)[0]
    if fault or not board.is_origin(seat, cells[0]) or not board.is_origin(seat, cells[-1]):
        raise BadOption("the road %s cannot lie there" % text[:40])
    needs = needs_of(board, cells)
    if price_fault(board.tiles[3 * seat : 3 * seat + 3], tile_days(needs), needs)[0]:  # its days were paid before
        raise BadOption("the road %s needs more tiles than are left" % text[:40])


def _check_network(board, variant, seat, player, roads):
    """Every link can be reached from a start, and there are as many roads as links."""
    reached = [cell for index, cell in enumerate(board.starts) if index % board.seats == seat]
    links = [board.land.places[place] for place in range(PLACES) if board.linked[place] >> seat & 1]
    grown = True
    while grown:
        grown = False
        for first, last in roads:
            if (first in reached) != (last in reached):
                reached.append(last if first in reached else first)
                grown = True
        if not variant.least_tiles:
            for cell in links:
                if cell not in reached and _beside(board, cell, reached):
                    reached.append(cell)
                    grown = True
    for cell in links:
        if cell not in reached:
            raise BadOption("no road of %s leads to %s" % (player, board.land.hexes.name(cell)))
    if len(roads) > len(links) or len(roads) < len(links) and variant.least_tiles:
        raise BadOption("%s has %d roads and %d links" % (player, len(roads), len(links)))


def _beside(board, cell, reached):
    return any([board.land.hexes.direction(cell, other) >= 0 for other in reached])
