"""What a word, a call, a swap and an empty bag must be: each rule stands here once, for the tree of moves and for `check`.

A judge answers with the code of what stands against something, or "".
"""

from wayside.games.jarnac.rules.phases import CLOSED, DRAWING, FULL, LOST, START, SWAPPED


def call_fault(rules):
    """What stands against calling any Jarnac now (14)."""
    if rules.phase == DRAWING and rules.called:
        return "draw_first"
    if rules.window == CLOSED:
        return "too_late"
    return "right_lost" if rules.window == LOST else ""


def may_take_more(rules):
    """Whether one more word may be taken at this pass (15)."""
    return rules.calls < rules.variant.jarnacs


def swap_fault(rules):
    """What stands against swapping any letters now (9)."""
    if rules.is_first_turn():
        return "first_turn"
    if rules.phase != START:
        return "swap_late"
    return "swap_bag" if rules.left() < SWAPPED else ""


def empty_fault(rules):
    """What stands against saying that the bag is empty (3)."""
    if rules.bag is not None:
        return "bag_known"
    return "no_draw" if rules.emptied or not rules.lengths and not rules.due else ""


def has_line(rules, owner, grows):
    """Whether the player on turn has a line for a word: an own word that grows needs no new one (2)."""
    return owner == rules.turn and grows or len(rules.words[rules.turn]) < FULL


def least_length(rules, old):
    """How many letters a word must have that takes the place of an old one, or of none (10, 11)."""
    return max(rules.least(rules.turn), len(old) + 1)
