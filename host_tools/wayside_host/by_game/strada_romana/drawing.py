"""Draws Strada Romana: the road with wagons, markets and tiles, and the players. Wagon tiles are hidden to the end."""

from typing import Any

from wayside.games.strada_romana.look.market_places import is_above, spread
from wayside.games.strada_romana.rules.shared.notation import GO, MOVE, TAKE, read_move, route_of
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, CUBE, TILE, WAGONS, WAITING
from wayside.games.strada_romana.rules.shared.road import AREAS, FINISH, ROME
from wayside_host.by_game.strada_romana.goods_drawing import good
from wayside_host.by_game.strada_romana.players_drawing import Players
from wayside_host.drawings.picture import AQUA, CHALK, EDGE, LEAF, MIST, NIGHT, SLATE, Picture
from wayside_host.games.story import Step, Story

PITCH, DOWN, BOX = 44, 46, 28
END = 62  # room at each end for wagons that wait or have arrived
CUBE_SIZE = 20
BAR = 26
HIGH = 92  # the middle of the upper row
SLOT, STARTS = 22, 5  # at each end; arrived wagons are below the starts

Point = tuple[float, float]


def drawing(story: Story) -> Any:
    if story.match.rules.variant.books:
        from wayside_host.by_game.strada_romana.books_drawing import Drawing as Books

        return Books(story)
    return Drawing(story)


class Drawing:
    def __init__(self, story: Story) -> None:
        self.story = story
        self.road = story.match.rules.road
        self.players = Players(story, HIGH + 2 * DOWN + 100)
        self.width = max(2 * END + self.road.columns * PITCH, self.players.width)
        self.height = self.players.top + self.players.height
        self.left = (self.width - (self.road.columns - 1) * PITCH) / 2
        self.markets = self._place_markets()
        # The position of every wagon at each step, because a move does not say where it began.
        self.tables = [(bytes(rules.pieces.at), bytes(rules.pieces.sides)) for rules, _ in story.positions()]

    def _place_markets(self) -> list[Point]:
        """The middle of each market. Markets with the same squares are side by side, as on the device."""
        points: dict[int, Point] = {}
        for above in (True, False):
            here = []
            for market in range(len(self.road.markets)):
                if is_above(self.road, market) == above:
                    squares = self.road.markets[market]
                    here.append((sum(self._middle(square)[0] for square in squares) // len(squares), market))
            here.sort()
            xs = spread([x for x, _ in here], END, self.width - END, CUBE_SIZE + 4)
            y = HIGH - 34 if above else HIGH + 2 * DOWN + 34
            for (_, market), x in zip(here, xs, strict=True):
                points[market] = (x, y)
        return [points[market] for market in range(len(self.road.markets))]

    def _middle(self, square: int) -> Point:
        return self.left + PITCH * (square // 3), HIGH + DOWN * (square % 3)

    def _area(self, area: int) -> tuple[float, float, float]:
        """(left, top, width) of the bar along an area."""
        columns = [column for column in range(self.road.columns) if self.road.parts[column] == area // 2]
        left = self.left + PITCH * columns[0] - PITCH / 2 + 3
        top = HIGH - 34 - 16 - BAR if area % 2 == 0 else HIGH + 2 * DOWN + 34 + 16
        return left, top, PITCH * len(columns) - 6

    def _slot(self, at: bytes, sides: bytes, wagon: int) -> Point:
        """The position of a wagon that waits or has arrived. Each wagon has a fixed start."""
        if at[wagon] == WAITING:
            end, place = sides[wagon], sum(sides[other] == sides[wagon] for other in range(wagon))
        else:
            end, place = 1 - sides[wagon], STARTS
            place += sum(at[other] == ARRIVED and sides[other] == sides[wagon] for other in range(wagon))
        return self._start(end, place)

    def _start(self, end: int, place: int) -> Point:
        return (self.width - 26 if end == ROME else 26), HIGH - 24 + SLOT * place

    def _place(self, at: bytes, sides: bytes, wagon: int) -> Point:
        return self._slot(at, sides, wagon) if at[wagon] in (WAITING, ARRIVED) else self._middle(at[wagon])

    # Fixed parts

    def ground(self, picture: Picture) -> None:
        road = self.road
        for x, name in ((26, "Ostia"), (self.width - 26, "Roma")):
            picture.text(x, HIGH - 48, name, 14, MIST, "middle")
        for place in range(2 * STARTS):
            x, y = self._start(place // STARTS, place % STARTS)
            picture.box(x - 14, y - 9, 28, 18, None, SLATE, 1)
        for market, point in enumerate(self.markets):
            for square in road.markets[market]:
                picture.line((point, self._middle(square)), EDGE, 1, (2, 2))
        for square in range(road.squares):
            for row in range(3):
                if road.joins[square] >> row & 1:
                    picture.line((self._middle(square), self._middle(square - square % 3 + 3 + row)), EDGE, 3)
        for square in range(road.squares):
            if road.has(square):
                x, y = self._middle(square)
                grey = road.parts[square // 3] == 1
                picture.box(x - BOX / 2, y - BOX / 2, BOX, BOX, EDGE if grey else SLATE, EDGE, 1.5)
                picture.text(x, y, road.name(square), 11, CHALK if grey else MIST, "middle")
        for area in range(len(AREAS)):
            left, top, width = self._area(area)
            picture.box(left, top, width, BAR, SLATE)
            picture.text(left + width / 2 - 20, top + BAR / 2, AREAS[area], 13, MIST, "end")
        self.players.ground(picture)

    # A position

    def position(self, picture: Picture, rules: Any, step: Step) -> None:
        routes, taken = self._last(step)
        for market, (x, y) in enumerate(self.markets):
            good(picture, x, y, CUBE, rules.pieces.spaces[CUBE][market], CUBE_SIZE, (CUBE, market) in taken)
        for area in range(len(AREAS)):
            left, top, width = self._area(area)
            x, y = left + width / 2, top + BAR / 2
            good(picture, x, y, TILE, rules.pieces.spaces[TILE][area], CUBE_SIZE, (TILE, area) in taken)
        for points in routes.values():
            picture.line(points, AQUA, 4)
            picture.circle(*points[0], 4.5, AQUA, NIGHT, 1)
        at, sides = self.tables[step.number]
        for wagon in range(WAGONS):
            self._wagon(picture, at, sides, wagon)
            if wagon in routes:
                x, y = self._place(at, sides, wagon)
                picture.box(x - 16, y - 13, 32, 26, None, AQUA, 3)
        self.players.position(picture, rules, step)

    def _wagon(self, picture: Picture, at: bytes, sides: bytes, wagon: int) -> None:
        """Draw a wagon: a plate with a tip that shows its direction."""
        x, y = self._place(at, sides, wagon)
        way = -1 if sides[wagon] == ROME else 1
        fill = LEAF if at[wagon] == ARRIVED else CHALK
        half, tall = 12, 10
        points = (
            (x - way * half, y - tall), (x + way * half * 0.5, y - tall), (x + way * (half + 3), y),
            (x + way * half * 0.5, y + tall), (x - way * half, y + tall),
        )  # fmt: skip
        picture.polygon(points, fill)
        picture.text(x - way * 1.5, y, str(wagon + 1), 13, NIGHT, "middle", True)

    def _last(self, step: Step) -> tuple[dict[int, tuple[Point, ...]], set[tuple[int, int]]]:
        """The paths of the wagons in the last move, and the spaces where goods were taken."""
        routes: dict[int, tuple[Point, ...]] = {}
        taken: set[tuple[int, int]] = set()
        what, parts = (read_move(step.move) or ("", [])) if step.seat >= 0 else ("", [])
        for part in parts if what == MOVE else []:
            if part[0] == GO:
                wagon = part[1]
                points = routes.get(wagon, (self._place(*self.tables[step.number - 1], wagon),))
                for square in route_of(self.road, part[2]):
                    points += (
                        self._place(*self.tables[step.number], wagon) if square == FINISH else self._middle(square),
                    )
                routes[wagon] = points
            elif part[0] == TAKE:
                taken.add((part[1], part[2]))
        return routes, taken
