"""The letters of a refused move: available ones as tiles, missing ones in amber."""

from wayside.games.jarnac.rules.letters import spelled
from wayside.games.jarnac.rules.notation import DRAW, JARNAC, read_move


def draw_tried(rules, canvas, move, x, y):
    read = read_move(move)
    if read is None or not read.letters or read.what == DRAW:
        canvas.text(x, y + 3, move, canvas.CHALK)
        return
    owner = 1 - rules.turn if read.what == JARNAC else rules.turn
    words = rules.words[owner]
    at_hand = spelled(rules.pools[owner])
    if 0 < read.line <= len(words):
        at_hand += words[read.line - 1]
    for letter in read.letters[: (canvas.width - x) // 17]:
        there = letter in at_hand
        at_hand = at_hand.replace(letter, "", 1)
        canvas.fill(x, y, 15, 18, canvas.CHALK if there else canvas.AMBER)
        canvas.text(x + 4, y + 2, letter, canvas.NIGHT)
        x += 17
