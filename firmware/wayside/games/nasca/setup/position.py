"""A Nasca match as text: piece lists, the position line and the state in plain values."""

from wayside.games.moves import BadOption
from wayside.games.nasca.rules import placement
from wayside.games.nasca.rules.board import NEUTRAL, Board
from wayside.games.nasca.rules.notation import bar_name, read_bar
from wayside.games.nasca.rules.snapshot import LANDSCAPE, OVER, PLAY

NONE = "-"
NEUTRAL_LETTER = "N"

PHASES = ("landscape", "play", "over")  # by number, see snapshot.py

# One character for each level. The usual stock can reach level 12. For a larger stock, levels above 35 are z too.
_HEIGHTS = "0123456789abcdefghijklmnopqrstuvwxyz"

_DEFAULTS = {"round": "1", "turn": NONE, "passes": "0", "phase": "play", "before": NONE, "pieces": NONE}


def write_pieces(board, players):
    """Rc3v3,Be3v3 in the order of placing, or - for an empty board."""
    names = []
    for owner, cell, direction, length, _ in board.pieces:
        letter = NEUTRAL_LETTER if owner == NEUTRAL else players[owner]
        names.append(letter + bar_name(cell, direction, length, board.width))
    return ",".join(names) or NONE


def read_pieces(variant, players, text):
    """The board with these pieces; each one is checked when it is placed."""
    board = Board(variant)
    if text != NONE:
        for name in text.split(","):
            _lay(board, variant, players, name)
    return board


def read_neutral(variant, players, text):
    """The pieces of a landscape written as c3v2,e3h2."""
    names = [NEUTRAL_LETTER + name for name in text.lower().split(",")]
    return read_pieces(variant, players, ",".join(names)).pieces


def _lay(board, variant, players, name):
    bar = read_bar(name[1:])
    letter = name[:1]
    if bar is None or letter != NEUTRAL_LETTER and letter not in players:
        raise BadOption("write a piece as owner, cell, direction, length, for example Rc3v3; not '%s'" % name)
    owner = NEUTRAL if letter == NEUTRAL_LETTER else players.index(letter)
    column, row, direction, length = bar
    code = placement.bar_fault(board, variant, owner, bar)
    if code == "stock":
        raise BadOption("%s: no piece of length %d is left in the stock" % (name, length))
    if code == "off_board":
        raise BadOption("%s does not lie on the board" % name)
    if owner == NEUTRAL and board.pieces and board.pieces[-1][0] != NEUTRAL:
        raise BadOption("%s: neutral pieces come before the bars of the players" % name)
    if code:
        raise BadOption("%s may not lie on the pieces before it (%s)" % (name, code))
    board.place(owner, row * board.width + column, direction, length)


def write(rules):
    """The position as one line."""
    return "round=%d turn=%s passes=%d phase=%s before=%s pieces=%s" % (
        rules.round,
        rules.players[rules.turn] if rules.turn >= 0 else NONE,
        rules.passes,
        PHASES[rules.phase],
        _write_before(rules),
        write_pieces(rules.board, rules.players),
    )


def _write_before(rules):
    return write_pieces(rules.finished[0], rules.players) if rules.finished else NONE


def read(variant, players, text):
    """(round, turn, passes, phase, finished boards, board) of a position line; missing fields are as at the start."""
    fields = _fields(text)
    round_number = _one_of(fields, "round", ("1", "2")[: variant.rounds]) + 1
    phase = _one_of(fields, "phase", PHASES)
    if phase == OVER:
        _one_of(fields, "turn", (NONE,))
        turn = -1
        if round_number < variant.rounds:
            raise BadOption("a match is over in its last round only: write round=%d" % variant.rounds)
    elif fields["turn"] == NONE:
        turn = round_number - 1
    else:
        turn = _one_of(fields, "turn", players)
    passes = _one_of(fields, "passes", ("0", "1") if phase == PLAY else ("0",))
    if round_number == 1 and fields["before"] != NONE:
        raise BadOption("before= is for round 2: the pieces of round 1")
    finished = [read_pieces(variant, players, fields["before"])] if round_number == 2 else []
    board = read_pieces(variant, players, fields["pieces"])
    if phase == LANDSCAPE and board.pieces and board.pieces[-1][0] != NEUTRAL:
        raise BadOption("in phase=landscape only neutral pieces lie on the board")
    if phase == PLAY:
        _check_passes(board, variant, turn, passes)
    return round_number, turn, passes, phase, finished, board


def _check_passes(board, variant, turn, passes):
    """A round goes on while somebody can place, and only those who were allowed to pass have passed."""
    if not placement.anyone_fits(board, variant):
        raise BadOption("no bar fits any more, so the round is over: write phase=over, or round=2 and before=...")
    if passes and variant.compulsory and placement.first_fit(board, variant, 1 - turn):
        raise BadOption("passes=1, but the player who passed can place a bar")


def _fields(text):
    fields = dict(_DEFAULTS)
    seen = []
    for word in text.split():
        key, mark, value = word.partition("=")
        if not mark or key not in fields or key in seen:
            raise BadOption("a position is round= turn= passes= phase= before= pieces=, each once; not '%s'" % word)
        seen.append(key)
        fields[key] = value
    return fields


def _one_of(fields, key, values):
    """The index of a field's value in the list of allowed values."""
    if fields[key] not in values:
        raise BadOption("%s= is one of %s here, not '%s'" % (key, ", ".join(values), fields[key]))
    return values.index(fields[key])


def plain_values(rules):
    """The state for JSON; the rows of the board from the top one down."""
    board = rules.board
    letters = list(rules.players) + [NEUTRAL_LETTER, "."]
    owners, heights = [], []
    for first in range(len(board.levels) - board.width, -1, -board.width):
        cells = range(first, first + board.width)
        owners.append("".join([letters[board.owners[cell]] for cell in cells]))
        heights.append("".join([_HEIGHTS[min(board.levels[cell], 35)] for cell in cells]))
    left = {}
    for owner in (0, 1, NEUTRAL):
        left[letters[owner]] = [[length, board.left[owner][length]] for length, _ in board.stock[owner]]
    return {
        "round": rules.round,
        "turn": rules.players[rules.turn] if rules.turn >= 0 else None,
        "phase": PHASES[rules.phase],
        "passes": rules.passes,
        "width": board.width,
        "height": board.height,
        "owners": owners,
        "heights": heights,
        "stock": left,
        "pieces": write_pieces(board, rules.players),
        "before": _write_before(rules),
    }
