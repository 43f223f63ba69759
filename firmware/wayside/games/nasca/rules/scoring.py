"""Areas: the empty cells that each player has enclosed."""

from wayside.games.nasca.rules.board import NEUTRAL

_AREAS = -1  # the key under which a board keeps its areas; placement uses the keys from 0 on

# What a cell is for the flood that finds areas; visited cells become walls.
_WALL = 0
_OPEN = 1
_BOTTOM = 2
_TOP = 4
_LEFT = 8
_RIGHT = 16
_OWN = 32  # a wall of the seat itself: neutral walls alone enclose nothing
_BOTTOM_AND_TOP = _BOTTOM | _TOP
_LEFT_AND_RIGHT = _LEFT | _RIGHT


def areas(board, variant):
    """[(seat, empty cells in order), ...]: every area with a value, one point for each cell."""
    found = board.known.get(_AREAS)
    if found is None:
        found = _areas(board, variant)
        board.known[_AREAS] = found
    return found


def _areas(board, variant):
    regions = [_owned_regions(board, variant, 0), _owned_regions(board, variant, 1)]
    if not variant.enemy_inside:
        sizes = [_sizes(board, own) for own in regions]
        regions = [_unspoiled(board, regions[seat], sizes[1 - seat], 1 - seat) for seat in (0, 1)]
    sizes = [_sizes(board, own) for own in regions]
    occupied = board.built if variant.empty_under_bridge else board.levels
    found = []
    for seat in (0, 1):
        other_sizes = sizes[1 - seat]
        for region in regions[seat]:
            size = len(region)
            # A cell that both enclose belongs to the smaller region; if they are equal, to nobody.
            cells = [cell for cell in region if not occupied[cell] and not 0 < other_sizes[cell] <= size]
            if cells:
                cells.sort()
                found.append((seat, cells))
    return found


def _sizes(board, regions):
    """For each cell the size of its region, or 0."""
    sizes = bytearray(len(board.levels))
    for region in regions:
        for cell in region:
            sizes[cell] = len(region)
    return sizes


def _unspoiled(board, regions, enemy_sizes, enemy):
    """The regions without enemy bars inside, and those with such bars where the enemy owns a smaller region inside."""
    counted = []
    for region in regions:
        spoiled = False
        nested = False
        for cell in region:
            if board.owners[cell] == enemy:
                spoiled = True
            elif 0 < enemy_sizes[cell] < len(region):
                nested = True
        if nested or not spoiled:
            counted.append(region)
    return counted


def _owned_regions(board, variant, seat):
    """Lists of cells: connected cells that are not the seat's, but enclosed by the seat."""
    if bytes((seat,)) not in bytes(board.owners):
        return []
    width = board.width + 2
    marks = _map(board, variant, seat)
    around = [1, width, -1, -width]
    if variant.diagonal_leak:
        around += [width + 1, width - 1, -width + 1, -width - 1]
    regions = []
    for seed in range(width + 1, len(marks) - width):
        if marks[seed] == _OPEN:
            marks[seed] = _WALL
            region = [seed]
            touched = 0
            for spot in region:  # the list grows during the loop
                for offset in around:
                    mark = marks[spot + offset]
                    if mark == _OPEN:
                        marks[spot + offset] = _WALL
                        region.append(spot + offset)
                    else:
                        touched |= mark
            if touched & _OWN and not _opposite(touched):
                region = [(spot // width - 1) * board.width + spot % width - 1 for spot in region]
                if variant.covered_corner or _corner_is_open(board, touched, region):
                    regions.append(region)
    return regions


def _opposite(touched):
    """Whether two opposite edges are touched (fact 14 allows none, one, or two adjacent edges)."""
    return touched & _BOTTOM_AND_TOP == _BOTTOM_AND_TOP or touched & _LEFT_AND_RIGHT == _LEFT_AND_RIGHT


def _map(board, variant, seat):
    """The board for the flood of one seat, with a rim that says which edge it is."""
    width = board.width + 2
    marks = bytearray(width * (board.height + 2))
    for column in range(1, width - 1):
        marks[column] = _BOTTOM
        marks[len(marks) - width + column] = _TOP
    spot = width
    for cell in range(len(board.levels)):
        if cell % board.width == 0:
            marks[spot] = _LEFT
            spot += 1
        marks[spot] = _mark(board, variant, seat, cell)
        spot += 1
        if cell % board.width == board.width - 1:
            marks[spot] = _RIGHT
            spot += 1
    return marks


def _mark(board, variant, seat, cell):
    if not variant.bridge_closes and not board.built[cell]:
        return _OPEN
    owner = board.owners[cell]
    if owner == seat:
        return _OWN
    return _WALL if owner == NEUTRAL and variant.neutral_wall else _OPEN


def _corner_is_open(board, touched, region):
    """Whether the corner between the two edges of a region is one of its empty cells."""
    if not touched & _BOTTOM_AND_TOP or not touched & _LEFT_AND_RIGHT:
        return True
    row = 0 if touched & _BOTTOM else board.height - 1
    column = 0 if touched & _LEFT else board.width - 1
    corner = row * board.width + column
    return not board.levels[corner] and corner in region
