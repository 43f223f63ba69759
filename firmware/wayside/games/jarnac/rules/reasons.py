"""Why a move may not be played, with the facts that the text of a refusal needs; None when it may."""

from wayside.games.jarnac.rules import letters
from wayside.games.jarnac.rules.notation import DRAW, EMPTY, JARNAC, PASS, SWAP
from wayside.games.jarnac.rules.phases import CLOSED, DRAWING, FULL, LAST, LONGEST, LOST, START, SWAPPED
from wayside.games.moves import Refusal


def fault(rules, move):
    if rules.lengths and (move.letters or move.what in (DRAW, SWAP)):
        return Refusal("only_lengths", "3.2")
    if not rules.lengths and move.length:
        return Refusal("letters_wanted", "3.2")
    if rules.phase == LAST and move.what not in (JARNAC, PASS):
        return Refusal("last", "20b")
    if move.what == DRAW:
        return _draw(rules, move.letters)
    if move.what == EMPTY:
        return _empty(rules)
    if move.what == SWAP:
        return _swap(rules, move.letters)
    if move.what == JARNAC:
        return _jarnac(rules, move)
    if rules.due:
        return Refusal("draw_first", "8" if rules.is_first_turn() else "9", count=rules.due)
    if move.what == PASS:
        return None
    return _word(rules, move, rules.turn)


def _draw(rules, drawn):
    due = rules.due
    if not due:
        return Refusal("no_draw", "12")
    if len(drawn) > due:
        return Refusal("too_many", "8", count=due)
    letter = letters.missing(rules.bag, drawn) if rules.bag is not None else ""
    return _no_supply(rules, letter) if letter else None


def _no_supply(rules, letter):
    """The set has no more of a letter than lie on the table."""
    return Refusal("supply", "3", letter=letter, count=rules.variant.letters[ord(letter) - 65])


def _empty(rules):
    if rules.bag is not None:
        return Refusal("bag_known", "3", count=rules.left())
    if rules.emptied or not rules.lengths and not rules.due:
        return Refusal("no_draw", "12")
    return None


def _swap(rules, swapped):
    if rules.is_first_turn():
        return Refusal("first_turn", "9")
    if rules.phase != START:
        return Refusal("swap_late", "9")
    if len(swapped) != SWAPPED:
        return Refusal("swap_three", "9", count=len(swapped))
    letter = letters.missing(rules.pools[rules.turn], swapped)
    if letter:
        return Refusal("pool", "9", letter=letter)
    if rules.left() < SWAPPED:
        return Refusal("swap_bag", "9", count=rules.left())
    return None


def _jarnac(rules, move):
    if rules.phase == DRAWING and rules.called:
        return Refusal("draw_first", "14", count=rules.due)
    if rules.window == CLOSED:
        return Refusal("too_late", "14")
    if rules.window == LOST:
        return Refusal("right_lost", "14")
    if not move.word:
        return None if rules.variant.wrong_loses else Refusal("no_penalty", "19")
    if rules.calls >= rules.variant.jarnacs:
        return Refusal("calls", "15", count=rules.variant.jarnacs)
    return _word(rules, move, 1 - rules.turn)


def _word(rules, move, owner):
    """The word is made of what the owner has, and laid by the player on turn."""
    word = move.word
    words = rules.words[owner]
    if move.line > len(words):
        return Refusal("no_line", "11", line=move.line, count=len(words))
    if (owner != rules.turn or not move.line) and len(rules.words[rules.turn]) >= FULL:
        return Refusal("full", "2")
    if len(word) > LONGEST:
        return Refusal("long", "10", length=len(word))
    old = words[move.line - 1] if move.line else ""
    letter = letters.missing(letters.counted(word), old) if old and not rules.lengths else ""
    if letter:
        return Refusal("keep", "11", letter=letter, word=old)
    if len(word) <= len(old):
        return Refusal("add", "11", length=len(old))
    if len(word) < rules.least(rules.turn):
        return Refusal("short", "10", length=len(word), least=rules.least(rules.turn))
    return None if rules.lengths else _letters_at_hand(rules, word, old, owner)


def _letters_at_hand(rules, word, old, owner):
    letter = letters.missing(rules.variant.letters, word) if rules.bag is not None else ""
    if letter:
        return _no_supply(rules, letter)
    letter = letters.missing(rules.pools[owner], letters.minus(word, old))
    if letter:
        return Refusal("pool" if owner == rules.turn else "other_pool", "10", letter=letter)
    return None
