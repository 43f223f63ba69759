"""The screen for building without a map: the settlements by kind, the tiles of the road, the days left."""

from wayside.games.la_strada import GAME
from wayside.games.la_strada.look.map.hex_painter import ICONS
from wayside.games.la_strada.rules.notation import KIND_FIRSTS, KINDS, place_name, place_of
from wayside.games.la_strada.rules.tracker_rules import needs_of, tile_days


class TrackerPainter:
    """Always drawn completely: it is a few rows of small boxes."""

    def __init__(self, rules, canvas, texts):
        self.rules = rules
        self.canvas = canvas
        self.texts = texts

    def title(self, path, player):
        place = self._place(path)
        if place < 0:
            return "%s: %s" % (player, self.texts("la_strada.kind_" + KIND_WORDS[KINDS.index(path[1])]))
        return "%s: %s +%d" % (player, place_name(place), self.rules.gold_for_next(place))

    def status(self, path):
        cost = tile_days(needs_of("".join(path[3:])))
        return self.texts("la_strada.days_of", cost=cost, days=self.rules.days[self.rules.turn])

    def draw(self, path, at_end):
        """`at_end`: the road is complete with these tiles; else the cursor only points at the last one."""
        canvas = self.canvas
        if canvas.mono:
            self._draw_mono(path, at_end)
            return
        large = canvas.height > 200
        canvas.fill(0, 17, canvas.width, canvas.height - 34, canvas.NIGHT)
        pitch, y = (32, 26) if large else (19, 20)
        picked = self._place(path)
        kind_picked = KINDS.index(path[1]) if len(path) > 1 else -1
        for kind in range(4):
            canvas.icon(6, y + (pitch - 14) // 2, ICONS[kind], canvas.AQUA if kind == kind_picked else canvas.MIST)
            for place in range(KIND_FIRSTS[kind], KIND_FIRSTS[kind + 1]):
                x = 24 + (place - KIND_FIRSTS[kind]) * ((canvas.width - 28) // 5)
                self._draw_place(
                    x, y, (canvas.width - 28) // 5 - 3, pitch - 3, place, place == picked, kind == kind_picked
                )
            y += pitch
        self._draw_tiles(path, y + (10 if large else 2), at_end)

    def _draw_place(self, x, y, w, h, place, picked, near):
        """Its name, what the next merchant earns, and who is linked; filled if the player on turn is linked."""
        canvas, rules = self.canvas, self.rules
        mine = rules.turn in rules.linked(place)
        fill = canvas.AQUA if picked else canvas.SLATE
        ink = canvas.NIGHT if picked else canvas.EDGE if mine else canvas.CHALK if near else canvas.MIST
        canvas.rounded(x, y, w, h, fill)
        top = y + (h - 10) // 2
        canvas.text(x + 3, top, place_name(place), ink, "N")
        if not mine:
            canvas.text(x + 16, top, "+%d" % rules.gold_for_next(place), canvas.NIGHT if picked else canvas.WHEAT, "N")
        for seat in rules.linked(place):
            colour = GAME.colours[rules.players[seat]]
            left = x + w - 5 - 5 * (seat % 2)
            up = y + h // 2 - 5 + 5 * (seat // 2)
            canvas.fill(left - 1, up - 1, 6, 6, canvas.CHALK if colour == canvas.NIGHT else canvas.NIGHT)
            canvas.fill(left, up, 4, 4, colour)

    def _draw_tiles(self, path, y, at_end):
        canvas = self.canvas
        x = 6
        for letter in path[3:]:
            terrain = "PFH".index(letter)
            canvas.fill(x, y, 17, 17, (canvas.PLAIN, canvas.FOREST, canvas.HILL)[terrain])
            canvas.icon(x + 3, y + 3, ("plain", "forest", "hill")[terrain], canvas.CHALK)
            x += 19
        if len(path) > 3 and not at_end:
            canvas.frame(x - 20, y - 1, 19, 19, canvas.AQUA)
        cost = tile_days(needs_of("".join(path[3:])))
        if cost:
            canvas.figure(canvas.width - 6, y, "-%d" % cost, canvas.AMBER, "r")

    def _draw_mono(self, path, at_end):
        canvas, rules = self.canvas, self.rules
        canvas.fill(0, 9, canvas.width, canvas.height - 19, canvas.NIGHT)
        place = self._place(path)
        kind = KINDS.index(path[1])
        x = 4
        for other in range(KIND_FIRSTS[kind], KIND_FIRSTS[kind + 1]):
            picked = other == place
            if picked:
                canvas.fill(x - 2, 12, 23, 11, canvas.CHALK)
            canvas.text(x, 13, place_name(other), canvas.NIGHT if picked else canvas.CHALK, "S")
            count = len(rules.linked(other))
            mark = "*" if rules.turn in rules.linked(other) else str(count) if count else ""
            canvas.text(x + 13, 13, mark, canvas.NIGHT if picked else canvas.CHALK, "S")
            x += 24
        x = 4
        for letter in path[3:]:
            canvas.icon(x, 29, ("plain7", "forest7", "hill7")["PFH".index(letter)], canvas.CHALK)
            x += 10
        if len(path) > 3 and not at_end:
            canvas.frame(x - 12, 27, 11, 11, canvas.CHALK)
        cost = tile_days(needs_of("".join(path[3:])))
        if place >= 0:
            line = self.texts("la_strada.cost_and_gold", cost=cost, gold=rules.gold_for_next(place))
            canvas.text(4, 41, line, canvas.CHALK, "S")

    def _place(self, path):
        """The picked settlement, or -1."""
        return place_of(path[1] + path[2]) if len(path) > 2 else -1


KIND_WORDS = ("city", "town", "village", "farm")
