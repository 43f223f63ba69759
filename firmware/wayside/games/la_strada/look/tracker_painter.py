"""The screen for building without a map: equal settlements in one box, the tiles of the road, the days left."""

from wayside.games.la_strada import GAME
from wayside.games.la_strada.look.map.hex_painter import ICONS
from wayside.games.la_strada.rules.shared.notation import KIND_FIRSTS, KIND_NAMES, KINDS, place_of
from wayside.games.la_strada.rules.tracker.tracker_rules import needs_of, tile_days
from wayside.games.la_strada.setup.groups import alike, firsts

MOST_GROUPS = 5  # of one kind


class TrackerPainter:
    """Always drawn completely: it is a few rows of small boxes."""

    def __init__(self, rules, canvas, texts):
        self.rules = rules
        self.canvas = canvas
        self.texts = texts

    def title(self, path, player):
        place = self._place(path)
        if place < 0:
            return "%s: %s" % (player, self._kind(path))
        return "%s: %s +%d" % (player, self._kind(path), self.rules.gold_for_next(place))

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
        step = (canvas.width - 28) // MOST_GROUPS
        for kind in range(4):
            canvas.icon(6, y + (pitch - 14) // 2, ICONS[kind], canvas.AQUA if kind == kind_picked else canvas.MIST)
            for index, group in enumerate(self._groups(kind)):
                near = kind == kind_picked
                self._draw_group(24 + index * step, y, step - 3, pitch - 3, group, picked in group, near)
            y += pitch
        y += 10 if large else 2
        if picked >= 0 and len(path) == 3:
            canvas.text(6, y + 2, self._words(picked, (canvas.width - 10) // 7), canvas.CHALK)
        else:
            self._draw_tiles(path, y, at_end)

    def _groups(self, kind):
        places = firsts(self.rules, range(KIND_FIRSTS[kind], KIND_FIRSTS[kind + 1]))
        return [alike(self.rules, place) for place in places]

    def _kind(self, path):
        return self.texts("la_strada.kind_" + KIND_NAMES[KINDS.index(path[1])])

    def _words(self, place, room):
        """The group of a settlement in words, as it stands in the corner table of the board."""
        rules = self.rules
        stand = rules.merchants(place)
        facts = {"count": len(alike(rules, place)), "gold": rules.gold_for_next(place), "n": len(stand)}
        facts["who"] = ", ".join([self.texts("la_strada.player_" + rules.players[seat]) for seat in stand])
        if rules.turn in rules.linked(place):
            key = "la_strada.group_yours"
        elif not stand:
            key = "la_strada.group_free" if rules.variant.two else "la_strada.group_nobody"
        else:
            key = "la_strada.group_passage" if rules.variant.two else "la_strada.group_with"
        return self.texts.fit(key, room, **facts)

    def _draw_group(self, x, y, w, h, group, picked, near):
        """How many there are, what the next merchant earns, and who is linked there."""
        canvas, rules, place = self.canvas, self.rules, group[0]
        mine = rules.turn in rules.linked(place)
        fill = canvas.AQUA if picked else canvas.SLATE
        ink = canvas.NIGHT if picked else canvas.EDGE if mine else canvas.CHALK if near else canvas.MIST
        canvas.rounded(x, y, w, h, fill)
        top = y + (h - 10) // 2
        canvas.text(x + 3, top, "%dx" % len(group), ink, "N")
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
        x = 4
        for group in self._groups(KINDS.index(path[1])):
            picked = place in group
            if picked:
                canvas.fill(x - 2, 12, 23, 11, canvas.CHALK)
            canvas.text(x, 13, "%dx" % len(group), canvas.NIGHT if picked else canvas.CHALK, "S")
            count = len(rules.linked(group[0]))
            mark = "*" if rules.turn in rules.linked(group[0]) else str(count) if count else "-"
            canvas.text(x + 13, 13, mark, canvas.NIGHT if picked else canvas.CHALK, "S")
            x += 24
        if len(path) == 3:
            canvas.text(4, 29, self._words(place, 24), canvas.CHALK, "S")
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
