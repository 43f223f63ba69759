"""A Jarnac match as text: the position line and the state in plain values."""

from wayside.games.jarnac.rules import letters
from wayside.games.jarnac.rules.phases import (
    CLOSED,
    DRAWING,
    FIRST_DRAW,
    FULL,
    LAST,
    LONGEST,
    LOST,
    OVER,
    REASONS,
    START,
)
from wayside.games.moves import BadOption

NONE = "-"
PHASES = ("start", "draw", "play", "last", "over")
WINDOWS = ("closed", "open", "lost")
KEYS = ("turn", "phase", "due", "after", "window", "calls", "passes", "first", "bag", "reason", "loose", "words")
_NUMBERS = tuple([str(number) for number in range(10)])


def write(rules):
    """The position as one line."""
    both = (
        "/".join([letters.written(letters.spelled(pool), rules.alphabet) or NONE for pool in rules.pools]),
        "/".join([",".join([_shown(rules, word) for word in words]) or NONE for words in rules.words]),
    )
    first = "".join([rules.players[seat] for seat in (0, 1) if rules.fresh >> seat & 1])
    values = (
        rules.players[rules.turn] if rules.turn >= 0 else NONE,
        PHASES[rules.phase],
        str(rules.owed),
        "jarnac" if rules.called else NONE,
        WINDOWS[rules.window],
        str(rules.calls),
        str(rules.passes),
        first or NONE,
        "empty" if rules.emptied else NONE,
        REASONS[rules.reason] if rules.phase == OVER else NONE,
    )
    return " ".join(["%s=%s" % (key, value) for key, value in zip(KEYS, values + both)])


def _shown(rules, word):
    return str(len(word)) if rules.lengths else letters.written(word, rules.alphabet)


def read(rules, text):
    """Set the rules to the position of a line. Missing fields are as at the start. A bad line changes nothing."""
    fields = _fields(text)
    phase = _one_of(fields, "phase", PHASES)
    if (phase in (START, DRAWING)) and rules.lengths:
        raise BadOption("with mode=lengths nobody draws: write phase=play")
    head = _head(rules, fields, phase)
    pools = _halves(fields, "loose", lambda part: _pool(rules, part))
    words = _halves(fields, "words", lambda part: _words(rules, part))
    before = rules.snapshot()
    parts = [letters.spelled(pool) for pool in pools] + [",".join(half) for half in words]
    _check_supply(rules, pools, words)
    rules.restore(head + "/".join(parts).encode())
    try:
        _check_phase(rules)
    except BadOption:
        rules.restore(before)
        raise


def _head(rules, fields, phase):
    """The first eight bytes of a snapshot."""
    if phase == OVER:
        _one_of(fields, "turn", (NONE,))
        turn, reason = 255, _one_of(fields, "reason", REASONS)
    else:
        turn = 0 if fields["turn"] == NONE else _one_of(fields, "turn", rules.players)
        reason = 0
        _one_of(fields, "reason", (NONE,))
    fresh = 0
    for seat, player in enumerate(rules.players):
        if player in fields["first"]:
            fresh |= 1 << seat
    if fields["first"] != NONE and len(fields["first"]) != (fresh & 1) + (fresh >> 1):
        raise BadOption("first= names those whose first turn is not over, not '%s'" % fields["first"])
    emptied = _one_of(fields, "bag", (NONE, "empty"))
    if emptied and rules.variant.letters is not None:
        raise BadOption("bag=empty is for a bag that nobody knows: here it is what the table leaves of the set")
    called = _one_of(fields, "after", (NONE, "jarnac"))
    return bytes(
        (
            turn,
            phase,
            _one_of(fields, "due", _NUMBERS[: FIRST_DRAW + 1]),
            _one_of(fields, "window", WINDOWS),
            _one_of(fields, "calls", _NUMBERS),
            _one_of(fields, "passes", _NUMBERS[:3]),
            fresh | emptied << 2 | called << 3,
            reason,
        )
    )


def _check_phase(rules):
    """Check fields that depend on the phase."""
    phase, window = rules.phase, rules.window
    if (rules.owed > 0) != (phase == DRAWING) or rules.owed > rules.left():
        raise BadOption("due= counts the letters to draw in phase=draw, no more than are in the bag")
    if phase == START and not rules.left():
        raise BadOption("the bag is empty: write phase=play")
    if rules.called and (phase != DRAWING or window == CLOSED or not rules.variant.jarnac_bonus):
        raise BadOption("after=jarnac is for phase=draw with jarnac_bonus=on, and the window is not closed then")
    if window == LOST and not rules.variant.wrong_loses:
        raise BadOption("window=lost is for wrong_call=lose")
    if window != CLOSED and (phase == OVER or phase == DRAWING and not rules.called):
        raise BadOption("the window is closed in phase=%s" % PHASES[phase])
    if rules.calls > rules.variant.jarnacs:
        raise BadOption("calls=%d are more than jarnacs= allows" % rules.calls)
    if rules.passes and rules.left():
        raise BadOption("passes= are counted when the bag is empty")
    if phase == OVER:
        return
    most = FULL if rules.variant.quiet else rules.variant.lines - 1
    if max(len(rules.words[0]), len(rules.words[1])) > most:
        raise BadOption("a full mat ends the game: write phase=over turn=- reason=line")
    _check_turn(rules)


def _check_turn(rules):
    """If nobody has acted in a turn, the phase must be the one in which the rules open a turn."""
    phase = rules.phase
    if rules.window == CLOSED:
        if phase == LAST or rules.passes > 1:
            raise BadOption("phase=last and passes=2 need window=open: a Jarnac may be called")
        return
    if phase == DRAWING:
        return
    rules.open_turn()
    if rules.phase != phase:
        raise BadOption("at the beginning of this turn it is phase=%s" % PHASES[rules.phase])


def _check_supply(rules, pools, words):
    """There are no more of a letter on the table than in the set."""
    if rules.variant.letters is None:
        return
    left = rules.variant.letters
    lying = "".join([letters.spelled(pools[0]), letters.spelled(pools[1])] + words[0] + words[1])
    letter = letters.missing(left, lying)
    if letter:
        raise BadOption("there are only %d of the letter %s in the set" % (left[letters.index_of(letter)], letter))


def _pool(rules, part):
    if rules.lengths:
        raise BadOption("with mode=lengths nobody knows the loose letters: write loose=-/-")
    part = letters.plain(part, rules.alphabet)
    for letter in part:
        if letter not in rules.alphabet:
            raise BadOption("loose= has capital letters, not '%s'" % part)
    if len(part) > 100:
        raise BadOption("loose= has at most 100 letters")
    return letters.counted(part)


def _words(rules, part):
    words = part.split(",")
    if len(words) > FULL:
        raise BadOption("a mat has %d lines" % FULL)
    return [_word(rules, word) for word in words]


def _word(rules, word):
    if rules.lengths:
        if word not in _NUMBERS[3:]:
            raise BadOption("with mode=lengths words= are lengths from 3 to 9, not '%s'" % word)
        return letters.HIDDEN * int(word)
    word = letters.plain(word, rules.alphabet)
    for letter in word:
        if letter not in rules.alphabet:
            raise BadOption("a word has capital letters, not '%s'" % word)
    if not 3 <= len(word) <= LONGEST:
        raise BadOption("a word has 3 to %d letters; '%s' has not" % (LONGEST, word))
    return word


def _halves(fields, key, reader):
    """The texts before and after the slash."""
    parts = fields[key].split("/")
    if len(parts) != 2:
        raise BadOption("%s= is written for both players, joined by /; - for none" % key)
    return [reader(part) if part != NONE else ([] if key == "words" else letters.counted("")) for part in parts]


def _fields(text):
    fields = {key: NONE for key in KEYS}
    fields.update({"phase": "play", "due": "0", "window": "closed", "calls": "0", "passes": "0"})
    fields.update({"loose": "-/-", "words": "-/-"})
    seen = []
    for word in text.split():
        key, mark, value = word.partition("=")
        if not mark or key not in KEYS or key in seen:
            raise BadOption("a position is %s=, each once; not '%s'" % ("= ".join(KEYS), word))
        seen.append(key)
        fields[key] = value
    return fields


def _one_of(fields, key, values):
    """The index of a field's value in the list of allowed values."""
    if fields[key] not in values:
        raise BadOption("%s= is one of %s here, not '%s'" % (key, ", ".join(values), fields[key]))
    return values.index(fields[key])


def plain_values(rules):
    """The state for JSON."""
    mats = {}
    for seat, player in enumerate(rules.players):
        mats[player] = {
            "words": [_shown(rules, word) for word in rules.words[seat]],
            "loose": letters.written(letters.spelled(rules.pools[seat]), rules.alphabet),
            "total": rules.total(seat),
        }
    return {
        "turn": rules.players[rules.turn] if rules.turn >= 0 else None,
        "phase": PHASES[rules.phase],
        "due": rules.due,
        "window": WINDOWS[rules.window],
        "calls": rules.calls,
        "passes": rules.passes,
        "mats": mats,
        "bag": None if rules.bag is None else letters.written(letters.spelled(rules.bag), rules.alphabet),
    }
