"""The tree of moves of the books: pay, tile, cube, arrive, each with its value; nothing taken; wagon tiles; pass."""

from wayside.games.moves import END, WAIT, WORD, Choice
from wayside.games.strada_romana.rules.books.judging import pick_fault
from wayside.games.strada_romana.rules.shared import notation
from wayside.games.strada_romana.rules.shared.notation import MOVE
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, COLOURS, CUBE, TILE, WAGONS
from wayside.games.strada_romana.rules.shared.tree import draws, points

PAY_IS, ARRIVE_IS = "pay=", "arrive="
TAKES = {"tile=": TILE, "cube=": CUBE}


def movement(rules, path, every=False):
    """The legal next tokens of a turn of movement; with `every` also those that are not legal, for a question."""
    waits = path[-1].lower() if path and path[-1].endswith("=") else ""
    parts = notation.parts_of_path(path[:-1] if waits else path)
    turn = None if parts is None or not notation.reads(True, parts) else rules.turn_after(parts)
    if turn is None:
        return []
    if turn.due:
        if every:
            return [Choice("draw=" + colour) for colour in COLOURS]
        return [] if waits else draws(turn)
    if waits:
        return _values(turn, waits, parts, every)
    begun = len(path) > 0
    if turn.ended:
        return [Choice(END)]
    choices = [Choice(word) for word in ("tile=", "cube=", ARRIVE_IS, PAY_IS) if _values(turn, word, parts, every)]
    return choices + [Choice(END)] if begun else choices + [Choice(MOVE)]


def _values(turn, word, parts, every):
    """The values after one of these words."""
    if word == PAY_IS:
        if parts:
            return []
        most = 9 if every else turn.pieces.coins[turn.seat]
        return [Choice(str(cost), value=cost) for cost in sorted(set(turn.variant.road.costs)) if cost <= most]
    if word == ARRIVE_IS:
        wagons = [wagon for wagon in range(WAGONS) if every or turn.pieces.at[wagon] != ARRIVED]
        return [Choice(str(wagon + 1)) for wagon in wagons]
    return _goods(turn, TAKES[word], every) if word in TAKES else []


def _goods(turn, kind, every):
    """The colours that lie out, best first; the value is (coins, points that the contracts gain)."""
    keys = []
    choices = []
    before = points(turn.pieces, turn.seat)
    goods = turn.pieces.goods[kind]
    for colour in range(6):
        if not every and pick_fault(turn, kind, colour):
            continue
        place = 6 * turn.seat + colour
        goods[place] += 1
        gain = points(turn.pieces, turn.seat) - before
        goods[place] -= 1
        coins = turn.income(colour) if kind == TILE else 0
        keys.append(-(50 * (5 * gain + coins) + 10 * coins) * 8 + len(choices))
        # The device draws at once and everybody sees it, so this choice cannot be taken back.
        choices.append(
            Choice(COLOURS[colour], WAIT if turn.variant.device_bag and not every else WORD, -1, (coins, gain))
        )
    keys.sort()
    return [choices[key % 8] for key in keys]


def tries(rules, path):
    """As `movement`, with what is not legal; a wagon tile only when none may be taken, so that nobody sees the stack."""
    if rules.turn < 0 or rules.laying:
        return rules.next(path)
    words = notation.words_of_path(path)
    if words is None or words and words[0].startswith(notation.WAGON):
        return [Choice(END)] if words == [notation.WAGON] else []
    choices = movement(rules, path, True)
    if not path and rules.tile_fault() is not None:
        choices.append(Choice(notation.WAGON))
    return choices
