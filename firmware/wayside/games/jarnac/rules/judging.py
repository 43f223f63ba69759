"""Judges words, calls, swaps and an empty bag. Each rule is here once, for the tree of moves and for `check`.

A judge answers with the code of what forbids something, or "".
"""

from wayside.games.jarnac.rules.phases import CLOSED, DRAWING, FULL, LOST, START, SWAPPED


def call_fault(rules):
    """What forbids calling a Jarnac now (14)."""
    if rules.phase == DRAWING and rules.called:
        return "draw_first"
    if rules.window == CLOSED:
        return "too_late"
    return "right_lost" if rules.window == LOST else ""


def may_take_more(rules):
    """Whether one more word may be taken at this pass (15)."""
    return rules.calls < rules.variant.jarnacs


def swap_fault(rules):
    """What forbids a swap now (9)."""
    if rules.is_first_turn():
        return "first_turn"
    if rules.phase != START:
        return "swap_late"
    return "swap_bag" if rules.left() < SWAPPED else ""


def empty_fault(rules):
    """What forbids saying that the bag is empty (3)."""
    if rules.bag is not None:
        return "bag_known"
    return "no_draw" if rules.emptied or not rules.lengths and not rules.due else ""


def has_line(rules, owner, grows):
    """Whether the player on turn has a line for the word: making an own word longer needs no new line (2)."""
    return owner == rules.turn and grows or len(rules.words[rules.turn]) < FULL


def least_length(rules, old):
    """The least number of letters of a word that replaces an old one, or none (10, 11)."""
    return max(rules.least(rules.turn), len(old) + 1)
