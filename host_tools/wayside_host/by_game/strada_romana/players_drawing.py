"""Draws what each player of Strada Romana has: coins, points, goods, contracts, wagon tiles (hidden until the end)."""

from typing import Any

from wayside.games.strada_romana.rules.shared import scoring
from wayside.games.strada_romana.rules.shared.notation import WAGON
from wayside.games.strada_romana.rules.shared.pieces import COLOURS, CUBE, MOST_WAGON_TILES, TILE
from wayside_host.by_game.strada_romana.goods_drawing import good
from wayside_host.drawings.picture import AQUA, BRICK, CHALK, EDGE, LEAF, MIST, NIGHT, SLATE, WHEAT, Picture
from wayside_host.drawings.tables import seat_head
from wayside_host.games.story import Step, Story

LEFT, ROW, HEAD = 12, 32, 22
NAMES = 120
COINS, POINTS, GOODS, GOOD, PAIRS, LOOSE, TILES, TOTAL = (
    158,
    196,
    208,
    52,
    556,
    604,
    616,
    730,
)  # where columns begin or end
SMALL = 17
# The counts below the players: label, and x where the number ends.
FOOT = (
    ("cubes in the bag", 22),
    ("tiles in the bag", 168),
    ("wagon tiles in the stack", 312),
    ("of 4 arrived", 512),
    ("VP left", 626),
)


class Players:
    def __init__(self, story: Story, top: float) -> None:
        self.story = story
        self.top = top
        self.width = LEFT + TOTAL + LEFT
        self.height = HEAD + len(story.names) * ROW + 30
        self.is_over = story.match.rules.outcome() is not None
        self.before = [self._purses(rules) for rules, _ in story.positions()]

    def _purses(self, rules: Any) -> list[tuple[int, ...]]:
        """For each player what a move can change: coins, points, then cubes and tiles by colour."""
        pieces = rules.pieces
        found = []
        for seat in self.story.seats:
            goods = [pieces.own(seat, kind, colour) for kind in (CUBE, TILE) for colour in range(6)]
            found.append((pieces.coins[seat], pieces.points[seat], *goods))
        return found

    def _y(self, seat: int) -> float:
        return self.top + HEAD + seat * ROW

    def ground(self, picture: Picture) -> None:
        y = self.top + HEAD / 2
        heads = (("coins", COINS), ("VP", POINTS), ("pairs", PAIRS), ("loose", LOOSE), ("points", TOTAL - 4))
        for name, right in heads:
            picture.text(LEFT + right, y, name, 12, MIST, "end")
        for colour, name in enumerate(COLOURS):
            picture.text(LEFT + GOODS + (colour + 0.5) * GOOD, y, name, 12, MIST, "middle")
        picture.text(LEFT + TILES + 4, y, "wagons", 12, MIST)
        for name, x in FOOT:
            picture.text(LEFT + x + 6, self.top + self.height - 14, name, 13, MIST)
        for seat in self.story.seats:
            if seat % 2 == 0:
                picture.box(LEFT, self._y(seat), TOTAL, ROW - 2, SLATE)
            y = self._y(seat) + ROW / 2 - 1
            seat_head(picture, LEFT + 4, y, seat, self.story.colours[seat], self.story.names[seat], NAMES)
            for place in range(12):  # under the goods, visible where one is missing
                picture.text(
                    LEFT + GOODS + (place // 2 + 0.5) * GOOD + (11 if place % 2 else -11), y, "·", 14, EDGE, "middle"
                )
            for place in range(MOST_WAGON_TILES):
                picture.box(LEFT + TILES + 6 + place * 25, y - 10, 21, 19, None, EDGE, 1)

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        before, now = self.before[max(0, step.number - 1)], self.before[step.number]
        for seat in self.story.seats:
            y = self._y(seat) + ROW / 2 - 1
            changed = [old != new for old, new in zip(before[seat], now[seat], strict=True)]
            for place, right in ((0, COINS), (1, POINTS)):
                ink = AQUA if changed[place] else CHALK
                picture.text(LEFT + right, y, str(now[seat][place]), 15, ink, "end", True)
            for colour in range(6):
                middle = LEFT + GOODS + (colour + 0.5) * GOOD
                for kind, right in ((CUBE, -11), (TILE, 11)):
                    place = 2 + 6 * kind + colour
                    if now[seat][place]:
                        count = str(now[seat][place])
                        good(picture, middle + right, y, kind, colour, SMALL, changed[place], count)
            pairs, loose = scoring.contracts(rules.pieces, seat)
            picture.text(LEFT + PAIRS, y, str(sum(pairs)), 15, CHALK, "end", True)
            picture.text(LEFT + LOOSE, y, str(loose), 15, CHALK, "end", True)
            self._tiles(picture, rules, seat, y, seat == step.seat and step.move.startswith(WAGON))
            picture.text(LEFT + TOTAL - 6, y, str(step.totals[seat]), 17, WHEAT, "end", True)
        state = rules.state()
        values = (sum(rules.bag(CUBE)), sum(rules.bag(TILE)), state["stack"], state["arrived"], state["bank"]["points"])
        for (_, x), value in zip(FOOT, values, strict=True):
            picture.text(LEFT + x, self.top + self.height - 14, str(value), 13, CHALK, "end")

    def _tiles(self, picture: Picture, rules: Any, seat: int, y: float, new: bool) -> None:
        """Draw how many wagon tiles a player has, and which ones when the match is over."""
        tiles = rules.pieces.tiles_of(seat)
        for place, tile in enumerate(tiles):
            x = LEFT + TILES + 6 + place * 25
            last = new and place == len(tiles) - 1
            fill = MIST
            if rules.ended:
                fill = LEAF if scoring.wagon_points(rules.pieces, tile) > 0 else BRICK
            picture.box(x, y - 10, 21, 19, fill, AQUA if last else NIGHT, 3 if last else 1)
            shown = str(tile) if self.is_over else "?"
            picture.text(x + 10.5, y, shown, 13, NIGHT, "middle", True)
