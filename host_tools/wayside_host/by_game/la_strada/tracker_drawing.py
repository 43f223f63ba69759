"""Draws La Strada without a map: days, tiles, merchants and gold of each player, and who is in which settlement."""

from typing import Any

from wayside.games.la_strada.rules.shared.land import PLACES
from wayside_host.drawings.picture import AQUA, CHALK, EDGE, MIST, SLATE, WHEAT, Picture
from wayside_host.drawings.tables import ROW, row, seat_head
from wayside_host.games.story import Step, Story

LEFT, WIDTH = 12, 560
HEADS = (("days", 220), ("plain", 285), ("forest", 355), ("hill", 410), ("merchants", 505), ("gold", 560))
KINDS = (("City", 0, 4), ("Town", 4, 9), ("Hamlet", 9, 14), ("Farm", 14, 19))
BOX = 92


class Drawing:
    def __init__(self, story: Story) -> None:
        self.story = story
        self.width = WIDTH + 2 * LEFT
        self.places_top = 44 + len(story.names) * ROW + 24
        self.height = self.places_top + 4 * 58 + 12

    def ground(self, picture: Picture) -> None:
        for name, right in HEADS:
            picture.text(right + LEFT - 4, 22, name, 13, MIST, "end")
        for seat in self.story.seats:
            y = 38 + seat * ROW
            if seat % 2 == 0:
                picture.box(LEFT, y, WIDTH, ROW - 2, SLATE)
            seat_head(picture, LEFT + 4, y + ROW / 2 - 1, seat, self.story.colours[seat], self.story.names[seat], 170)
        for index, (name, _, _) in enumerate(KINDS):
            picture.text(LEFT, self.places_top + index * 58 + 22, name, 14, MIST)

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        for seat in self.story.seats:
            values = [rules.days[seat], *rules.tiles(seat), rules.board.left[seat], step.totals[seat]]
            cells = []
            for (name, right), value in zip(HEADS, values, strict=True):
                cells.append((right + LEFT - 4, str(value), WHEAT if name == "gold" else CHALK, "end"))
            row(picture, 38 + seat * ROW, cells, False, LEFT, WIDTH, 16, True)
        reached = step.move.rpartition(">")[2] if step.move.startswith("build ") else ""
        for place in range(PLACES):
            self._place(picture, rules, place, reached)

    def _place(self, picture: Picture, rules: Any, place: int, reached: str) -> None:
        kind, first = next((index, start) for index, (_, start, end) in enumerate(KINDS) if start <= place < end)
        x, y = LEFT + 70 + (place - first) * (BOX + 6), self.places_top + kind * 58
        name = rules.place_name(place)
        linked, stands = rules.linked(place), rules.merchants(place)
        picture.box(
            x, y, BOX, 48, SLATE if linked else None, AQUA if name == reached else EDGE, 3 if name == reached else 1
        )
        picture.text(x + 7, y + 14, name, 13, CHALK if linked else MIST, bold=bool(linked))
        pays = rules.gold(place) if stands else rules.value(place)
        picture.text(x + BOX - 7, y + 14, str(pays), 13, WHEAT if stands else EDGE, "end", bool(stands))
        for index, seat in enumerate(linked):
            picture.mark(x + 14 + index * 20, y + 34, 6, seat, self.story.colours[seat], seat not in stands)
