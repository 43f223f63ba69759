"""Checks what the sheet says about the board, line by line (rules page 1.3). A board may differ from it."""

from wayside.games.strata7.rules.board import AROUND, BLACK, BORDEAUX, FRONTIER, OFF, PLAIN, WHITE, Board, Layout
from wayside.games.strata7.rules.liberties import in_contact, liberties
from wayside.games.strata7.rules.notation import SIZE, WIDTH
from wayside.games.strata7.setup.start.options import read_variant

ENCLOSED = "11:11"


def check_layout(editor):
    """[(key of a text, figures, whether they agree)], in the order of the rules page."""
    ground, men = editor.ground, editor.men
    board = Board(Layout(bytes(ground), bytes(men)))
    count = [0, 0, 0]  # black, ordinary, objectives
    for kind in ground:
        if kind != OFF:
            count[min(kind, PLAIN + 1) - 1] += 1
    objectives = _by_camp([cell for cell in range(SIZE) if ground[cell] > PLAIN])
    pawns = "%d:%d" % (len(board.of(WHITE)), len(board.of(BORDEAUX)))
    at_home = _pawns(board, lambda cell: (cell // WIDTH > 7 or cell // WIDTH < 4) and not _abroad(board, cell))
    image = "half_turn" if editor.is_image("half_turn") else "mirror" if editor.is_image("mirror") else ""
    enclosed, other = _enclosed(board, editor.chosen)
    variant = _variant(editor.chosen, {})
    touching = _pawns(board, lambda cell: in_contact(board, variant, cell))
    parts = _parts(ground)
    return [
        ("strata7.layout_cells", str(sum(count)), sum(count) == 88),
        ("strata7.layout_kinds", "%d/%d/%d" % (count[1], count[2], count[0]), count == [16, 62, 10]),
        ("strata7.layout_objectives", objectives, objectives == "5:5"),
        ("strata7.layout_values", "", _values_grow(ground)),
        ("strata7.layout_pawns", pawns, pawns == "20:20"),
        ("strata7.layout_home", at_home, at_home == pawns),
        ("strata7.layout_image", "+" if image else "-", image != ""),
        (
            "strata7.layout_enclosed",
            enclosed if enclosed == other else "%s (%s)" % (enclosed, other),
            enclosed == ENCLOSED,
        ),
        ("strata7.layout_contact", touching, touching == "0:0"),
        ("strata7.layout_joined", str(parts), parts == 1),
    ]


def _by_camp(cells):
    """How many of the cells are in White's camp, and how many in that of Bordeaux."""
    upper = len([cell for cell in cells if cell >= FRONTIER])
    return "%d:%d" % (len(cells) - upper, upper)


def _pawns(board, condition):
    """How many pawns of White and of Bordeaux meet the condition."""
    counts = [len([cell for cell in board.of(colour) if condition(cell)]) for colour in (WHITE, BORDEAUX)]
    return "%d:%d" % (counts[0], counts[1])


def _abroad(board, cell):
    return (cell >= FRONTIER) != (board.men[cell] == BORDEAUX)


def _values_grow(ground):
    """Within a camp, a cell farther from the frontier is worth at least as much."""
    for rows in (range(5, 0, -1), range(6, 11)):
        least = 0
        for row in rows:
            values = [kind for kind in ground[row * WIDTH : (row + 1) * WIDTH] if kind > PLAIN]
            if values:
                if min(values) < least:
                    return False
                least = max(values)
    return True


def _variant(chosen, changes):
    """The variant of the match that is being set up; only the options about liberties matter."""
    options = {key: chosen[key] for key in ("contact", "liberty", "own_objectives") if key in chosen}
    options.update(changes)
    return read_variant(options)


def _enclosed(board, chosen):
    """Pawns without a liberty: by the chosen rule, and with the opposite rule for own objectives."""
    variant = _variant(chosen, {})
    changes = {"liberty": "literal", "own_objectives": "open"} if variant.skip_own else {"liberty": "not_own"}
    counts = []
    for by in (variant, _variant(chosen, changes)):
        counts.append(_pawns(board, lambda cell, by=by: liberties(board, by, cell) == 0))
    return counts


def _parts(ground):
    """How many connected parts the active cells have."""
    seen = bytearray([kind <= BLACK for kind in ground])
    parts = 0
    for seed in range(SIZE):
        if not seen[seed]:
            parts += 1
            seen[seed] = 1
            part = [seed]
            for cell in part:  # the list grows during the loop
                for offset in AROUND:
                    if not seen[cell + offset]:
                        seen[cell + offset] = 1
                        part.append(cell + offset)
    return parts
