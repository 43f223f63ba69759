"""The tree of moves: draw and a letter; a line, or new, and the word letter by letter; jarnac and the same; swap; pass.

Legal moves, or all well-formed moves for questions. Only available letters are offered.
"""

from wayside.games.jarnac.rules.judging import (
    call_fault,
    empty_fault,
    has_line,
    least_length,
    may_take_more,
    swap_fault,
)
from wayside.games.jarnac.rules.letters import ALPHABET, PLAIN, counted, index_of, minus, spelled, written
from wayside.games.jarnac.rules.notation import DRAW, EMPTY, GROW, JARNAC, LINES, NEW, PASS, SWAP, WRONG
from wayside.games.jarnac.rules.phases import DRAWING, LAST, LONGEST, START, SWAPPED
from wayside.games.moves import END, Choice

USUAL = "EAIRNTSOUCLDMBGPFHVZJKQWXY"  # letters by frequency in French, if nobody knows the bag
USUAL_LENGTH = "4"
# Where the cursor starts in a word: letters that often begin a word, and those that often follow A, B, ...
FIRST = "CPARSTDMBEFLVGINOHJUQ"
FOLLOWERS = (
    "NIRTUSLCPMBVGD REALOIU OHEATRIUL EIAUORS SRNTUMLCZAEPV AIOERLU EAROINUL EAIOU TNERSOLAQMC OEUA EIA EAILUOST "
    "EAIOPBU TESDCIOANG NURMISTLP AREOLIUTS U EAITOSRDUM ETISOAUCP EIRASOTU RESNTILXMA EAIORU AEIO ETPAI ESANO AEOI"
)


def text_of(path, alphabet):
    """A complete path as a move text."""
    first = path[0]
    if first == DRAW:
        return EMPTY if path[1] == EMPTY else "%s %s" % (DRAW, _word(path[1:], alphabet))
    if first in (PASS, EMPTY):
        return first
    if first == SWAP:
        return "%s %s" % (SWAP, _word(path[1:], alphabet))
    if first == JARNAC:
        return " ".join([JARNAC, path[1], _word(path[2:], alphabet)]).strip()
    if first == NEW:
        return "%s %s" % (NEW, _word(path[1:], alphabet))
    return "%s %s %s" % (GROW, first, _word(path[1:], alphabet))


def _word(tokens, alphabet):
    return written("".join(tokens), alphabet)


def legal(rules, path):
    """The legal next tokens after these; empty when no legal move begins like that."""
    if rules.turn < 0:
        return []
    roots = _roots(rules)
    if not path:
        return _choices(roots)
    first = path[0]
    if first not in roots:
        return []
    if first == DRAW:
        return _drawn(rules, path)
    if first in (PASS, EMPTY):
        return [Choice(END)] if len(path) == 1 else []
    if first == SWAP:
        return _swapped(rules, path[1:])
    if first != JARNAC:
        return _spell(rules, rules.turn, first, path[1:])
    if len(path) == 1:
        return _choices(_after_jarnac(rules))
    if path[1] not in _after_jarnac(rules):
        return []
    if path[1] == WRONG:
        return [Choice(END)] if len(path) == 2 else []
    return _spell(rules, 1 - rules.turn, path[1], path[2:])


def likely(rules, path):
    """What a player most likely chooses after these."""
    if rules.turn < 0:
        return []
    if not path:
        return [PASS] if rules.phase == LAST else []
    line, word = (path[1], path[2:]) if path[0] == JARNAC and len(path) > 1 else (path[0], path[1:])
    if line not in LINES and line != NEW:
        return []
    if rules.lengths:
        return [USUAL_LENGTH] if line == NEW and not word else []
    owner = 1 - rules.turn if path[0] == JARNAC else rules.turn
    old = _old(rules, owner, line)
    rest = minus(old, word)
    if not rest and len(word) >= least_length(rules, old):
        return [END]
    if rest and old.startswith("".join(word)):  # only the end of the word may be different
        return [rest[0]]
    return _usual_next([choice.token for choice in legal(rules, path)], word[-1] if word else "")


def _usual_next(tokens, last):
    """The one of these letters that most often follows another, or begins a word."""
    for letter in FOLLOWERS.split()[index_of(last)] if last and last in PLAIN else FIRST:
        if letter in tokens:
            return [letter]
    return []


def _choices(tokens):
    return [Choice(token) for token in tokens]


def _roots(rules):
    """The words with which a move may begin."""
    phase = rules.phase
    if phase == DRAWING:
        return [DRAW]
    jarnac = [JARNAC] if not call_fault(rules) and _after_jarnac(rules) else []
    if phase == LAST:
        return jarnac + [PASS]
    if phase == START:
        roots = [DRAW] + jarnac
        if not swap_fault(rules) and sum(rules.pools[rules.turn]) >= SWAPPED:
            roots.append(SWAP)
        return roots
    empty = [] if empty_fault(rules) else [EMPTY]
    return _places(rules, rules.turn) + jarnac + empty + [PASS]


def _after_jarnac(rules):
    """The tokens that may follow `jarnac`."""
    wrong = [WRONG] if rules.variant.wrong_loses else []
    return (_places(rules, 1 - rules.turn) if may_take_more(rules) else []) + wrong


def _places(rules, owner):
    """The lines of a player that can grow, and `new` if a new word can be made."""
    loose = sum(rules.pools[owner])
    places = []
    for index, word in enumerate(rules.words[owner]):
        if len(word) < LONGEST and has_line(rules, owner, True):
            if rules.lengths or len(word) + loose >= least_length(rules, word):
                places.append(LINES[index])
    if has_line(rules, owner, False) and (rules.lengths or loose >= least_length(rules, "")):
        places.append(NEW)
    return places


def _old(rules, owner, line):
    """The word on a line; "" for a new one, or if there is none."""
    if line == NEW or int(line) > len(rules.words[owner]):
        return ""
    return rules.words[owner][int(line) - 1]


def _spell(rules, owner, line, word):
    """Letters that may follow these, and the end if the word may end here. `owner` has the letters."""
    old = _old(rules, owner, line)
    least = least_length(rules, old)
    if rules.lengths:
        return _lengths(least, word)
    need = counted(old)
    left = bytearray(need)
    pool = rules.pools[owner]
    for index in range(len(ALPHABET)):
        left[index] += pool[index]
    missing = len(old)
    for letter in word:
        index = ALPHABET.find(letter) if len(letter) == 1 else -1
        if index < 0 or not left[index]:
            return []
        left[index] -= 1
        if need[index]:
            need[index] -= 1
            missing -= 1
    room = LONGEST - len(word) - missing  # room for loose letters
    if room < 0:
        return []
    choices = []
    for index in range(len(ALPHABET)):
        if left[index] and (room or need[index]):
            choices.append(Choice(ALPHABET[index], value=left[index]))
    if not missing and len(word) >= least:
        choices.append(Choice(END))
    return choices


def _lengths(least, word):
    """The length of a word, then the end."""
    lengths = [str(length) for length in range(least, LONGEST + 1)]
    if not word:
        return _choices(lengths)
    return [Choice(END)] if len(word) == 1 and word[0] in lengths else []


def _drawn(rules, path):
    """The letter that was drawn, then the end."""
    tokens = _likeliest(rules)
    if not empty_fault(rules):
        tokens.insert(len(tokens) // 2, EMPTY)
    if len(path) == 1:
        return _choices(tokens)
    return [Choice(END)] if len(path) == 2 and path[1] in tokens else []


def _likeliest(rules):
    """The letters that can be drawn. The most likely is first, the next ones are on either side of it in the ring."""
    if rules.bag is None:
        order = list(USUAL)
    else:
        order = [letter for letter in rules.alphabet if rules.bag[index_of(letter)]]
        # Equal counts are ordered by the letter, because MicroPython's sort is not stable.
        order.sort(key=lambda letter: index_of(letter) - 32 * rules.bag[index_of(letter)])
    return order[:1] + order[1::2] + [order[index] for index in range((len(order) - 1) // 2 * 2, 0, -2)]


def _swapped(rules, chosen):
    """Three letters in alphabetical order, then the end."""
    if len(chosen) > SWAPPED:
        return []
    rest = spelled(rules.pools[rules.turn])
    for place, letter in enumerate(chosen):
        at = rest.find(letter) if len(letter) == 1 else -1
        if at < 0 or at > len(rest) - SWAPPED + place:
            return []
        rest = rest[at + 1 :]
    if len(chosen) == SWAPPED:
        return [Choice(END)]
    last = len(rest) - SWAPPED + len(chosen)
    return [Choice(rest[at]) for at in range(last + 1) if not at or rest[at] != rest[at - 1]]


def tries(rules, path):
    """The same tree, including moves that are not legal: any letter, any number of times."""
    if rules.turn < 0:
        return []
    if not path:
        words = [] if rules.lengths else [DRAW, SWAP]
        lines = [LINES[index] for index in range(len(rules.words[rules.turn]))]
        return _choices(lines + [NEW, PASS, JARNAC] + words)
    first, rest = path[0], path[1:]
    if first == PASS:
        return [] if rest else [Choice(END)]
    owner = rules.turn
    if first == JARNAC:
        owner = 1 - owner
        places = [LINES[index] for index in range(len(rules.words[owner]))] + [NEW]
        if not rest:
            return _choices(places)
        first, rest = rest[0], rest[1:]
        if first not in places:
            return []
    elif first in LINES and int(first) > len(rules.words[owner]):
        return []
    if rules.lengths:
        return _lengths(1, rest) if first not in (DRAW, SWAP) else []
    for letter in rest:
        if len(letter) != 1 or letter not in rules.alphabet:
            return []
    most = 1 if first == DRAW else SWAPPED if first == SWAP else LONGEST + 1
    letters = _choices(rules.alphabet) if len(rest) < most else []
    return letters + [Choice(END)] if rest else letters
