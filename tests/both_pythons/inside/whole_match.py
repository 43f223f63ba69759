"""Run by real MicroPython: one random match of a game, with all that screens and referee ask of its rules and its panel.

The argument is the name of the game. Prints how many moves were played, and "over" when the match has ended.
"""

import asyncio
import random
import sys

from moves import random_path

from wayside.device.canvas import Canvas
from wayside.games import load
from wayside.i18n.texts import Texts
from wayside.referee import record
from wayside.referee.match import Match

MOST_MOVES = 60
SIZES = ((240, 135, False), (128, 64, True))
NAME = sys.argv[1]


def look(panel, path):
    """Draw all, and ask for all words."""
    panel.draw(path)
    while panel.finish(path):
        pass
    panel.follow(path)
    panel.title(path, "Anna"), panel.aside(), panel.status(path), panel.verb(path), panel.seat_of(path)


def ask(rules, rng):
    """One of all that can be written, legal or not."""
    path = []
    while True:
        choices = rules.tries(path)
        if not choices:
            return
        token = rng.choice(choices).token
        if token == ".":
            rules.check(rules.text_of(path))
            return
        path.append(token)


async def main():
    rng = random.Random(1)
    match = Match(NAME)
    rules = match.rules
    texts = Texts("en")
    panels = [load(NAME).panel(rules, Canvas(width, height, mono), texts) for width, height, mono in SIZES]
    while rules.turn >= 0 and len(match.moves) < MOST_MOVES:
        path = random_path(rules, rng)
        for panel in panels:
            look(panel, path[:1])
        ask(rules, rng)
        assert match.play(rules.text_of(path)) is None
        rules.score(), rules.outcome(), rules.state(), rules.expects(), rules.likely([])
        await asyncio.sleep_ms(0)  # memory is only collected between the slices of asyncio
    for panel in panels:
        if rules.turn < 0:
            panel.chapter_title()
            panel.draw_chapter("")
    rules.set_position(rules.position())
    assert record.read(record.write(match)).rules.score() == rules.score()
    print(len(match.moves), "over" if rules.turn < 0 else "goes on")


asyncio.create_task(main())
