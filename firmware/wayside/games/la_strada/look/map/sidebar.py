"""The column beside La Strada's map: the picked settlement, the road to it, its days and its gold."""

from wayside.games.la_strada.look.map.hex_painter import ICONS
from wayside.games.la_strada.rules.on_map.tree import HEXES
from wayside.games.la_strada.rules.shared.land import NO_PLACE
from wayside.games.la_strada.rules.shared.notation import BUILD
from wayside.games.la_strada.rules.shared.rulebook import STARTS

STOCK = 120  # below this row: what the player has left


class Meaning:
    """What a path of the picker means on the map: a settlement, a road so far, its days, its number among the ways."""

    def __init__(self, rules, path, reach):
        self.path = list(path)
        self.reach = reach
        self.place = NO_PLACE
        self.route = b""
        self.cost = 0
        self.cursor = -1
        self.number = self.count = 0  # which way of how many
        self.by_hand = False
        if rules.phase == STARTS:
            if len(path) > 1:
                self.cursor = rules.hexes.cell_of(path[0] + path[1])
            return
        if len(path) < 2 or path[0] != BUILD:
            return
        self.cursor = rules.hexes.cell_of(path[1])
        self.place = rules.land.place_at[self.cursor]
        if len(path) == 2:
            self.route = reach.way(self.place) or b""
        elif path[2] != HEXES:
            self.route = cells_of(rules, path[2].split("-"))
            self._count_ways(rules, reach, path[2])
        else:
            self.by_hand = True
            self.route = cells_of(rules, path[3:])
            if self.route:
                self.cursor = self.route[-1]
        for cell in self.route:
            self.cost += rules.board.costs[cell]

    def _count_ways(self, rules, reach, text):
        ways, _ = reach.choices(self.place, rules.board.days[rules.turn])
        self.count = len(ways)
        for index, (_, cells) in enumerate(ways):
            if "-".join([rules.hexes.name(cell) for cell in cells]) == text:
                self.number = index + 1


def cells_of(rules, names):
    return bytes([rules.hexes.cell_of(name) for name in names])


class Sidebar:
    """A column at x. Without a column (x is 0) it gives the words for the bars."""

    def __init__(self, rules, canvas, texts, x, name_of):
        self.rules = rules
        self.canvas = canvas
        self.texts = texts
        self.x = x
        self.name_of = name_of
        self.stock_stands = False  # what the player has left is on the screen and did not change

    # In words

    def title(self, path, player, picked):
        if self.rules.phase == STARTS:
            return "%s: %s" % (player, self._start_text(path))
        if picked.place == NO_PLACE:
            return player
        return "%s: %s +%d" % (player, self._name(picked.place), self.rules.gold_for_next(picked.place))

    def status(self, picked):
        """Days of the road, and its number among the ways."""
        if self.rules.phase == STARTS:
            return self.texts("la_strada.lay_start")
        text = self.texts("la_strada.days_of", cost=picked.cost, days=self.days())
        return "%s  %s" % (text, self._way_text(picked) or self.kind_text(picked.place))

    def _start_text(self, path):
        return self.texts("la_strada.start_row", row=path[0].upper()) if len(path) == 1 else "".join(path).upper()

    def _name(self, place):
        return self.rules.place_name(place).upper()

    def kind_text(self, place):
        return self.texts("la_strada.kind_" + self.rules.kind(place))

    def _way_text(self, picked):
        if picked.by_hand:
            return self.texts("la_strada.by_hand")
        if picked.count > 1:
            return self.texts("la_strada.way_of", number=picked.number, count=picked.count)
        return ""

    def days(self):
        return self.rules.days[self.rules.turn]

    # As a column

    def draw(self, path, picked):
        if not self.x:
            return
        canvas = self.canvas
        if canvas.mono:
            from wayside.games.la_strada.look.mono_views import draw_sidebar

            canvas.fill(self.x - 3, 0, canvas.width, canvas.height - 10, canvas.NIGHT)
            draw_sidebar(self, path, picked)
            return
        end = STOCK if self.stock_stands else canvas.height - 17
        canvas.fill(self.x - 1, 17, canvas.width, end - 17, canvas.NIGHT)
        self._draw_player()
        if picked.place == NO_PLACE:
            self._draw_start(path)
        else:
            self._draw_road(picked)
            if canvas.height > 200 and not self.stock_stands:
                self._draw_stock()
                self.stock_stands = True

    def _draw_player(self):
        """Who is on turn."""
        canvas, x = self.canvas, self.x
        seat = self.rules.turn
        canvas.seat(x + 2, 21, seat, self.colour(seat))
        canvas.text(x + 15, 20, self.name_of(seat)[: (canvas.width - x - 15) // 6], canvas.CHALK, "N")

    def _draw_start(self, path):
        canvas, x = self.canvas, self.x
        y = 40
        for line in self.texts("la_strada.lay_start_lines").split("\n"):
            canvas.text(x, y, line, canvas.MIST, "M")
            y += 14
        canvas.text(x, y + 4, self._start_text(path), canvas.AQUA, "M")

    def _draw_road(self, picked):
        canvas, x, rules = self.canvas, self.x, self.rules
        place = picked.place
        canvas.icon(x, 35, ICONS[5 - rules.value(place)], canvas.CHALK)
        canvas.text(x + 14, 34, self._name(place), canvas.CHALK)
        self._draw_tiles(x, 49, picked.route)
        days = self.days()
        canvas.icon(x, 69, "days", canvas.CHALK)
        if picked.cost or picked.by_hand or not self.rules.variant.least_tiles:
            end = canvas.figure(x + 15, 65, "-%d" % picked.cost, canvas.AMBER)
            canvas.text(end + 2, 70, "/%d" % days, canvas.MIST, "N")
        else:  # a question about a settlement that cannot be reached
            canvas.text(x + 15, 68, self.texts("la_strada.never"), canvas.EDGE)
        canvas.icon(x, 89, "gold", canvas.WHEAT, canvas.EDGE)
        end = canvas.figure(x + 15, 85, "+%d" % rules.gold_for_next(place), canvas.WHEAT)
        canvas.text(end + 3, 89, self._gold_note(place), canvas.MIST, "N")
        canvas.text(x, 106, self._way_text(picked) or self.kind_text(place), canvas.MIST, "N")

    def _gold_note(self, place):
        """What a merchant earns there now, and what after the next one."""
        crowd = self.rules.board.crowd(place)
        return "%d>%d" % (self.rules.gold(place), self.rules.gold_for_next(place)) if crowd else ""

    def _draw_tiles(self, x, y, route):
        canvas, board = self.canvas, self.rules.board
        tiles = [board.costs[cell] for cell in route if board.costs[cell]]
        step = 14 if len(tiles) <= 5 else 9
        for cost in tiles:
            canvas.fill(x, y, step - 1, 13, (canvas.PLAIN, canvas.FOREST, canvas.HILL)[cost - 2])
            name = ("plain", "forest", "hill")[cost - 2]
            if step == 14:
                canvas.icon(x + 1, y + 1, name, canvas.CHALK)
            else:
                canvas.icon(x, y + 3, name + "7", canvas.CHALK)
            x += step

    def _draw_stock(self):
        """What the player has left."""
        canvas, x = self.canvas, self.x
        seat = self.rules.turn
        plain, forest, hill = self.rules.tiles(seat)
        rows = (
            ("plain", plain, canvas.PLAIN, canvas.CHALK),
            ("forest", forest, canvas.FOREST, canvas.CHALK),
            ("hill", hill, canvas.HILL, canvas.CHALK),
            ("merchant", self.rules.board.left[seat], canvas.WHEAT, canvas.NIGHT),
        )
        canvas.fill(x, STOCK, 72, 1, canvas.EDGE)
        canvas.text(x, 122, self.texts("la_strada.left"), canvas.MIST, "N")
        y = 134
        for icon, count, fill, ink in rows:
            canvas.fill(x, y, 17, 17, fill)
            canvas.icon(x + 3, y + 3, icon, ink)
            canvas.figure(x + 24, y, str(count), canvas.CHALK)
            y += 21

    def colour(self, seat):
        from wayside.games.la_strada import GAME

        return GAME.colours[self.rules.players[seat]]
