"""The pictures of the game pages: golden screens side by side, each with a line about what to press."""

import math
import textwrap

from PIL import Image
from screens.goldens import golden

from wayside_host.drawings.picture import CHALK, NIGHT, rgb
from wayside_host.drawings.raster import write

BOARD = "pico_display"
SCALE = 2
COLUMNS = 2
GAP = 14
LINE, LINES = 20, 2
LETTERS = 53  # letters of a line under a screen
GROUND = (44, 52, 62)

# name of the picture: (golden screen, text under it)
STRIPS: dict[str, tuple[tuple[str, str], ...]] = {
    "la_strada_setup": (
        ("strada_setup", "Players, the board, and how it is played: NEXT to a line, OK to change it."),
        ("strada_boards", "Board: the stand-in, to lay or shuffle; or yours."),
    ),
    "la_strada_turn": (
        ("strada_turn", "Your turn: days, tiles, merchants and gold. OK: build a road. NEXT, OK: end the turn."),
        ("strada_map", "NEXT and PREV walk the settlements in reach: what it costs, what it brings. OK: this one."),
        ("strada_way", "NEXT and PREV: another way there, the cheapest first. OK: it is built."),
        ("strada_zoom", "Hold OK on the map: larger."),
    ),
    "la_strada_readings": (
        ("strada_reach", "BACK, Where can I go?: now, after saving days, never."),
        ("strada_refusal", "BACK, May I ...?: any road you like, and why it is not legal."),
        ("strada_pays", "BACK, What they pay: each settlement, now and next."),
        ("strada_score", "BACK, Score: who leads, and by which lines."),
    ),
    "la_strada_tracker": (
        ("strada_tracker", "Without a map: the same books, for any board."),
        ("strada_tracker_tiles", "Say where the road leads, then which tiles it took."),
    ),
    "strada_romana_setup": (
        ("romana_setup", "Players, road, who draws the cubes, who lays out the goods."),
        ("romana_rules", "Rules: whatever the sheet leaves open."),
    ),
    "strada_romana_turn": (
        ("romana_wagon", "NEXT and PREV: a wagon that can move. OK: this one."),
        ("romana_square", "NEXT and PREV: where it stops, and what can be taken there. OK: here."),
        ("romana_good", "What you take: a contract tile or a cube, and what it brings."),
        ("romana_refill", "The colour that you drew from the bag in its place."),
        ("romana_special", "With coins chosen first: farther, and what it brings."),
        ("romana_cover", "A wagon tile is taken while the others look away."),
    ),
    "strada_romana_readings": (
        ("romana_refusal", "May I ...?: why a move is not legal."),
        ("romana_players", "Players: goods, contracts, coins and points of each."),
        ("romana_board_list", "Board: what lies where, as a list."),
        ("romana_score", "Score: who leads, and by which lines."),
    ),
    "strata7_setup": (
        ("strata_setup", "Players, the board, the rules."),
        ("strata_editor", "Board: the editor changes any cell of the layout."),
    ),
    "strata7_turn": (
        ("strata_column", "NEXT and PREV: the column of your pawn. OK."),
        ("strata_pawn", "The pawn in it. OK. A single one is chosen by itself."),
        ("strata_goal", "Where it goes: only legal goals are offered. OK: it moves."),
        ("strata_chain", "A chain of jumps is drawn as a path and is one choice."),
        ("strata_exit", "A reinforcement asks where the pawn leaves the pair."),
        ("strata_taken", "What a move took stands there until you have seen it."),
    ),
    "strata7_readings": (
        ("strata_refusal", "May I ...?: why a move is not legal."),
        ("strata_score", "Score: prisoners and objectives."),
    ),
    "nasca_setup": (
        ("setup", "Players and rules: NEXT to a line, OK to change it."),
        ("value", "A rule and its values; the last line explains it."),
    ),
    "nasca_turn": (
        ("board_bar", "NEXT and PREV: which bar, and which way it lies. OK."),
        ("board_column", "The column. OK."),
        ("board_place", "The place in it. OK: it is laid."),
        ("round_over", "A round is over: areas are counted as they lie."),
    ),
    "nasca_readings": (
        ("refusal", "May I ...?: any bar anywhere, and why not."),
        ("why", "OK: the rule behind it."),
        ("score", "Score: the areas of each."),
        ("history", "History: every move; OK goes back there."),
    ),
    "jarnac_setup": (
        ("jarnac_setup", "Players, letters, how the game is kept."),
        ("jarnac_rules", "Rules: whatever the sheet leaves open."),
    ),
    "jarnac_turn": (
        ("jarnac_first_draw", "The letters that you drew, one by one."),
        ("jarnac_line", "Make a word: on which line of the mat."),
        ("jarnac_spelling", "Spell it from the letters at hand."),
        ("jarnac_word", "OK on the tick: it is laid and scored."),
        ("jarnac_call", "A coup de Jarnac, when the other one passed."),
        ("jarnac_swap", "Or swap three letters, or pass."),
    ),
    "jarnac_readings": (
        ("jarnac_refusal", "May I ...?: why it is not legal."),
        ("jarnac_score", "Score: the squares of each line."),
        ("jarnac_bag", "Bag: what is left in it."),
        ("jarnac_lengths", "By lengths alone: a plain sheet of squares."),
    ),
    "any_game": (
        ("any_setup", "Two to six players; rounds or running totals; high or low wins."),
        ("any_tens", "The tens, with NEXT and PREV. OK."),
        ("any_digit", "The last digit. OK: it is written down."),
        ("any_score", "Score: round by round."),
    ),
}


def draw(name: str) -> Image.Image:
    parts = STRIPS[name]
    glasses = [golden(BOARD, scene) for scene, _ in parts]
    width, height = glasses[0].width * SCALE, glasses[0].height * SCALE
    wide, high = width + GAP, height + LINE * LINES + GAP
    sheet = Image.new("RGB", (COLUMNS * wide + GAP, math.ceil(len(parts) / COLUMNS) * high + GAP), GROUND)
    for number, (glass, (scene, words)) in enumerate(zip(glasses, parts, strict=True)):
        x, y = GAP + number % COLUMNS * wide, GAP + number // COLUMNS * high
        sheet.paste(rgb(NIGHT), (x - 3, y - 3, x + width + 3, y + height + 3))
        sheet.paste(glass.resize((width, height), Image.Resampling.NEAREST), (x, y))
        lines = textwrap.wrap(words, LETTERS)
        assert len(lines) <= LINES, f"the words under {scene} take {len(lines)} lines"
        for row, line in enumerate(lines):
            write(sheet, x, y + height + LINE * row + 15, line, 14, CHALK)
    return sheet
