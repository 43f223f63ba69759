"""A Strata 7 match as text: the position line and the state in plain values."""

from wayside.games.moves import BadOption
from wayside.games.strata7.rules import playing
from wayside.games.strata7.rules.board import COLOUR, PAIR, PLAIN, WHITE, Board
from wayside.games.strata7.rules.liberties import stranded
from wayside.games.strata7.rules.notation import cell_name, read_cell
from wayside.games.strata7.rules.playing import EXTRA, OBJECTIVES, PAIRS, RETURNED, TAKEN
from wayside.games.strata7.rules.trail import LONGEST, PASSED
from wayside.games.strata7.setup.start.layouts import read_rows, write_rows

NONE = "-"
PASS = "pass"
ENDINGS = (NONE, "seven", "stuck", "lost", "repetition")  # by number, see playing.py

# Counted for both players, White first.
COUNTED = (
    ("taken", TAKEN),
    ("pairs_taken", PAIRS),
    ("ones", OBJECTIVES + 1),
    ("twos", OBJECTIVES + 2),
    ("threes", OBJECTIVES + 3),
    ("extra", EXTRA),
    ("returned", RETURNED),
)
MOST = 99

FIELDS = ["turn", "board", "pairs", "due", "after", "lapsed", "over", "winner", "trail"] + [key for key, _ in COUNTED]


def write(rules):
    """The position as one line. Fields that are as at the start are left out, except turn and board."""
    board = rules.board
    fields = [
        ("turn", _player(rules, rules.turn)),
        ("board", write_rows(board.ground, board.men)),
        ("pairs", _write_pairs(board)),
        ("due", ",".join([rules.players[seat] for seat in rules.due]) or NONE),
        ("after", _player(rules, rules.after) if rules.due else NONE),
        ("lapsed", ",".join([cell_name(cell) for cell in sorted(rules.lapsed)]) or NONE),
        ("over", ENDINGS[rules.ended]),
        ("winner", _player(rules, rules.winner)),
        ("trail", _write_trail(rules.trail)),
    ]
    white, bordeaux = _by_colour(rules)
    for key, index in COUNTED:
        fields.append((key, "%d,%d" % (white[index], bordeaux[index]) if white[index] or bordeaux[index] else NONE))
    return " ".join(["%s=%s" % (key, value) for key, value in fields if value != NONE or key == "turn"])


def _player(rules, seat):
    return rules.players[seat] if seat >= 0 else NONE


def _by_colour(rules):
    """The tallies of White and of Bordeaux."""
    first, second = rules.tallies
    return (first, second) if rules.colours[0] == WHITE else (second, first)


def _write_pairs(board):
    return ",".join([cell_name(cell) + cell_name(board.left[cell]) for cell in sorted(board.left)]) or NONE


def _write_trail(trail):
    """c2e4,d8d7,pass with the oldest move first; - instead of the first one if it is not known."""
    names = []
    for place in range(0, len(trail), 2):
        start, end = trail[place], trail[place + 1]
        if start:
            names.append(cell_name(start) + cell_name(end))
        else:
            names.append("+" + cell_name(end) if end else PASS if place else NONE)
    return ",".join(names)


def read(rules, text):
    """Set the rules to the position of a line. Missing fields are as at the start of a match."""
    fields = _fields(text)
    board = _read_board(rules, fields["board"])
    board.left = _read_pairs(board, fields["pairs"])
    due = [_seat(rules, "due", letter) for letter in _list(fields["due"])]
    ended = _one_of("over", fields["over"], ENDINGS)
    winner = -1 if fields["winner"] == NONE else _seat(rules, "winner", fields["winner"])
    turn = -1 if ended else 0 if fields["turn"] == NONE else _seat(rules, "turn", fields["turn"])
    if ended and fields["turn"] != NONE:
        raise BadOption("when a match is over nobody is on turn: write turn=-")
    if winner >= 0 and not ended or ended == 4 and winner >= 0 or ended in (1, 3) and winner < 0:
        raise BadOption("over= and winner= do not agree")
    if len(due) > 2 or due and (ended or due[0] != turn or len(due) == 2 and due[0] == due[1]):
        raise BadOption("due= names who puts a pawn back now, the one on turn first")
    after = turn if turn >= 0 else 0
    if fields["after"] != NONE:
        after = _seat(rules, "after", fields["after"])
        if not due:
            raise BadOption("after= is for a position in which a pawn has to come back")
    tallies = _read_tallies(rules, fields)
    for seat in due:
        if tallies[1 - seat][TAKEN] <= tallies[seat][RETURNED]:
            raise BadOption("due=%s, but none of these pawns is captive" % rules.players[seat])
    lapsed = [_cell("lapsed", name) for name in _list(fields["lapsed"])]
    for cell in lapsed:
        if not rules.variant.claim or cell not in stranded(board, rules.variant, board.men[cell] & COLOUR):
            raise BadOption("lapsed= names stranded pawns, with captures=claim")
    trail = _read_trail(board, fields["trail"])
    rules.board, rules.due, rules.ended, rules.winner, rules.turn = board, due, ended, winner, turn
    rules.after, rules.tallies, rules.lapsed, rules.trail, rules.known = after, tallies, lapsed, trail, {}
    if not ended:
        playing.end_if_stuck(rules)


def _read_board(rules, text):
    board = Board(rules.variant.layout)
    if text != NONE:
        ground, men = read_rows(text)
        if bytes(ground) != board.ground:
            raise BadOption("the cells are not those of this match's board: start it with new strata7 board=...")
        board.men = men
    return board


def _read_pairs(board, text):
    left = {}
    for names in _list(text):
        split = 3 if names[1:3] == "10" else 2
        cell, objective = _cell("pairs", names[:split]), _cell("pairs", names[split:])
        if not board.men[cell] & PAIR or board.ground[objective] <= PLAIN or cell in left:
            raise BadOption("pairs= is the cell of each pair and the objective it left, such as d7d6; not '%s'" % names)
        left[cell] = objective
    for cell in board.layout.cells:
        if board.men[cell] & PAIR and cell not in left:
            raise BadOption("pairs= does not tell which objective the pair on %s left" % cell_name(cell))
    return left


def _read_tallies(rules, fields):
    tallies = [bytearray(playing.COUNTS), bytearray(playing.COUNTS)]
    for key, index in COUNTED:
        if fields[key] != NONE:
            parts = fields[key].split(",")
            if len(parts) != 2 or not all([part in _NUMBERS for part in parts]):
                raise BadOption("%s= is two numbers up to %d, White's first, not '%s'" % (key, MOST, fields[key]))
            for part, colour in zip(parts, (1, 2)):
                tallies[rules.colours.index(colour)][index] = int(part)
    for own, other in ((tallies[0], tallies[1]), (tallies[1], tallies[0])):
        if other[RETURNED] > own[TAKEN] or 2 * own[PAIRS] > own[TAKEN]:
            raise BadOption("more pawns came back, or more pairs were taken, than there were prisoners")
    return tallies


_NUMBERS = [str(number) for number in range(MOST + 1)]


def _read_trail(board, text):
    """The trail of a text; it must be possible to walk it back."""
    if text == NONE:
        return PASSED
    names = text.split(",")
    if len(names) > LONGEST + 1:
        raise BadOption("trail= has at most %d moves" % (LONGEST + 1))
    trail = bytearray()
    for index, name in enumerate(names):
        if name == (PASS if index else NONE):
            trail += PASSED
        elif name[:1] == "+" and not index:
            trail += bytes((0, _cell("trail", name[1:])))
        else:
            split = 3 if name[1:3] == "10" else 2
            trail += bytes((_cell("trail", name[:split]), _cell("trail", name[split:])))
    men = bytearray(board.men)
    for place in range(len(trail) - 2, 0, -2):
        start, end = trail[place], trail[place + 1]
        if start:
            man = men[end]
            men[end] = 0
            if man not in (1, 2) or men[start]:
                raise BadOption("trail= does not lead to this position")
            men[start] = man
    return bytes(trail)


def _fields(text):
    fields = {key: NONE for key in FIELDS}
    seen = []
    for word in text.split():
        key, mark, value = word.partition("=")
        if not mark or not value or key not in fields or key in seen:
            raise BadOption("a position is turn= board= and what differs from the start, each once; not '%s'" % word)
        seen.append(key)
        fields[key] = value
    return fields


def _list(text):
    return [] if text == NONE else text.split(",")


def _cell(key, name):
    cell = read_cell(name)
    if not cell:
        raise BadOption("%s= names cells, such as d7; not '%s'" % (key, name))
    return cell


def _seat(rules, key, letter):
    return _one_of(key, letter, rules.players)


def _one_of(key, value, values):
    """The index of a field's value in the list of allowed values."""
    if value not in values:
        raise BadOption("%s= is one of %s here, not '%s'" % (key, ", ".join(values), value))
    return values.index(value)


def plain_values(rules):
    """The state for JSON; the rows of the board from the top one down."""
    board = rules.board
    white, bordeaux = (0, 1) if rules.colours[0] == WHITE else (1, 0)
    return {
        "turn": rules.players[rules.turn] if rules.turn >= 0 else None,
        "expects": rules.expects(),
        "rows": write_rows(board.ground, board.men).split("/"),
        "points": {"W": rules.points(white), "B": rules.points(bordeaux)},
        "prisoners": {"W": rules.held(white), "B": rules.held(bordeaux)},
        "pairs": {cell_name(cell): cell_name(board.left[cell]) for cell in board.left},
        "last": [cell_name(cell) for cell in rules.last if cell],
        "occurrences": rules.occurrences(),
    }
