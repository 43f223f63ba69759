"""The tree of *May I ...?* on a map: all moves that can be written, legal or not."""

from wayside.games.la_strada.rules.on_map.tree import HEXES, cell_choices, cells_of, place_of, start_choices
from wayside.games.la_strada.rules.shared.hexes import NOWHERE
from wayside.games.la_strada.rules.shared.land import NO_PLACE
from wayside.games.la_strada.rules.shared.notation import BUILD, END_TURN
from wayside.games.la_strada.rules.shared.rulebook import STARTS
from wayside.games.moves import CELL, END, Choice

LONGEST_TRY = 16  # cells of a road in a question


def tries(rules, path):
    """Like tree.legal, but including moves that are not legal; a road is drawn hex by hex."""
    if rules.turn < 0:
        return []
    if rules.phase == STARTS:
        return start_choices(rules, path, False)
    if not path:
        return [Choice(BUILD), Choice(END_TURN)]
    if path[0] == END_TURN:
        return [Choice(END)] if len(path) == 1 else []
    if path[0] != BUILD:
        return []
    places = rules.land.places
    if len(path) == 1:
        return [Choice(rules.hexes.name(cell), CELL, cell) for cell in places]
    if place_of(rules, path[1]) == NO_PLACE:
        return []
    if len(path) == 2:
        return [Choice(HEXES)]
    drawn = cells_of(rules, path[3:])
    if path[2] != HEXES or drawn is None:
        return []
    if not drawn:
        own = rules.board.origins(rules.turn)
        others = [cell for cell in list(places) + list(rules.board.starts) if cell not in list(own)]
        return cell_choices(rules, drawn, list(own) + others)
    if len(drawn) > 1 and drawn[-1] == rules.hexes.cell_of(path[1]):
        return [Choice(END)]
    if len(drawn) == LONGEST_TRY:
        return []
    first = 6 * drawn[-1]
    return cell_choices(rules, drawn, [cell for cell in rules.hexes.neighbours[first : first + 6] if cell != NOWHERE])
