"""Why a move may not be played, with the facts for the text of the refusal. None if it may."""

from wayside.games.jarnac.rules import letters
from wayside.games.jarnac.rules.judging import (
    call_fault,
    empty_fault,
    has_line,
    least_length,
    may_take_more,
    swap_fault,
)
from wayside.games.jarnac.rules.notation import DRAW, EMPTY, JARNAC, PASS, SWAP
from wayside.games.jarnac.rules.phases import LAST, LONGEST, SWAPPED
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
    """All letters of this kind in the set are on the table already."""
    return Refusal("supply", "3", letter=letter, count=rules.variant.letters[letters.index_of(letter)])


def _empty(rules):
    code = empty_fault(rules)
    if code == "bag_known":
        return Refusal(code, "3", count=rules.left())
    return Refusal(code, "12") if code else None


def _swap(rules, swapped):
    code = swap_fault(rules)
    if code in ("first_turn", "swap_late"):
        return Refusal(code, "9")
    if len(swapped) != SWAPPED:
        return Refusal("swap_three", "9", count=len(swapped))
    letter = letters.missing(rules.pools[rules.turn], swapped)
    if letter:
        return Refusal("pool", "9", letter=letter)
    return Refusal(code, "9", count=rules.left()) if code else None


def _jarnac(rules, move):
    code = call_fault(rules)
    if code == "draw_first":
        return Refusal(code, "14", count=rules.due)
    if code:
        return Refusal(code, "14")
    if not move.word:
        return None if rules.variant.wrong_loses else Refusal("no_penalty", "19")
    if not may_take_more(rules):
        return Refusal("calls", "15", count=rules.variant.jarnacs)
    return _word(rules, move, 1 - rules.turn)


def _word(rules, move, owner):
    """A word that uses letters of the owner; the player on turn places it."""
    word = move.word
    words = rules.words[owner]
    if move.line > len(words):
        code = ("no_words", "one_line", "no_line")[min(len(words), 2)]
        return Refusal(code, "11", line=move.line, count=len(words))
    if not has_line(rules, owner, move.line > 0):
        return Refusal("full", "2")
    if len(word) > LONGEST:
        return Refusal("long", "10", length=len(word))
    old = words[move.line - 1] if move.line else ""
    letter = letters.missing(letters.counted(word), old) if old and not rules.lengths else ""
    if letter:
        return Refusal("keep", "11", letter=letter, word=old)
    if len(word) < least_length(rules, old):
        if len(word) <= len(old):
            return Refusal("add", "11", length=len(old))
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
