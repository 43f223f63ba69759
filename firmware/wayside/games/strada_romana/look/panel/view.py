"""The panel of Strada Romana: the road to pick a turn on, the refill from the bag, the hidden wagon tiles, the end."""

from wayside.games.panel import Panel
from wayside.games.strada_romana.look.panel.meaning import NOTHING, Meaning
from wayside.games.strada_romana.look.panel.words import Words
from wayside.games.strada_romana.rules.shared.notation import LOOK, PASS, WAGON
from wayside.games.strada_romana.rules.shared.road import FINISH

ROAD, REFILL, COVER, HAND = 0, 1, 2, 3  # the views
BELOW = 150  # the row of the screen where the road ends, if there is a card below


def road_painter(canvas, road, markets=None):
    """The painter for this kind of screen; the other one is not loaded."""
    if canvas.mono:
        from wayside.games.strada_romana.look.mono_road_painter import MonoRoadPainter

        return MonoRoadPainter(canvas, road)
    from wayside.games.strada_romana.look.road_painter import RoadPainter

    return RoadPainter(canvas, road, markets)


class StradaRomanaPanel(Panel):
    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self.words = Words(rules, canvas, texts)
        self._road = None
        self._markets = None  # where the road draws them, known after the first drawing
        self._picked = None  # the meaning of the last path that was asked about
        self._aims = None  # where the picked wagon can stop, and where it may not: (path, thread, cells, squares)
        self._view = ROAD
        self._held_back = False  # the rows below the road are not shown yet

    # What the screen asks for

    @property
    def steps(self):  # type: ignore[override]
        """The pictures of the count at the end: the contracts of each player, then the ranking."""
        return len(self.rules.players) + 1 if self.rules.ended else 0

    def view(self, path):
        picked = self._meaning_of(path)
        if picked.is_refill:
            return REFILL
        if picked.word == LOOK:
            return HAND if picked.tile else COVER
        return ROAD

    def forget(self):
        if self._road is not None:
            self._road.forget()

    def draw(self, path):
        self._view = self.view(path)
        picked = self._meaning_of(path)
        if self._view == REFILL:
            from wayside.games.strada_romana.look.refill import draw_refill

            draw_refill(self.rules, self.canvas, self.texts, picked)
        elif self._view == ROAD:
            road = self._open_road()
            if road.wiped and self.canvas.height >= 200:
                self._held_back = True  # the part below is drawn later, and shown then
            road.paint(picked, self._targets(path))
            if self._held_back:
                self.canvas.hold_back(BELOW)
        else:
            from wayside.games.strada_romana.look.wagon_tiles import draw_cover, draw_hand

            draw = draw_cover if self._view == COVER else draw_hand
            draw(self.rules, self.canvas, self.texts, picked, self.name_of)

    def finish(self, path):
        """Draw the part below the road, if there is room. Nothing is left for the next time."""
        if self._view == ROAD:
            self._draw_below(path)
        if self._held_back:
            self._held_back = False
            self.canvas.touch(BELOW, self.canvas.height - BELOW)
        return False

    def follow(self, path):
        """The cursor moved; says whether `finish` has work."""
        self.draw(path)
        return self._view == ROAD

    def title(self, path, player):
        return self.words.title(self._meaning_of(path), player)

    def status(self, path):
        return self.words.status(self._meaning_of(path), self.at_end())

    def aside(self):
        """The coins of the player on turn."""
        if self.rules.turn < 0 or self.rules.laying or self._view in (COVER, HAND):
            return ""
        coins = (self._picked.pieces if self._picked else self.rules.pieces).coins[self.rules.turn]
        return self.texts.fit("strada_romana.coins_of", 8, count=coins)

    def actions(self, path):
        """Move, take a wagon tile, pass: side by side as long as nothing is chosen. Paying is a part of moving."""
        if self.picker is None or self.picker.path or self.rules.laying or self.view(path) != ROAD:
            return (), 0
        tokens = [entry.tokens[0] for entry in self.picker.entries]
        names = [name for name in (WAGON, PASS) if name in tokens]
        if len(tokens) > len(names):
            names.insert(0, "move")
        word = path[0] if path and path[0] in names else "move"
        return self.words.actions(names), names.index(word)

    def verb(self, path):
        """The key of the text that says what OK does."""
        picked = self._meaning_of(path)
        if self.at_end():
            return "strada_romana.verb_end"
        if picked.word in (PASS, WAGON):
            return "strada_romana.verb_" + picked.word
        if picked.word == LOOK:
            return "ui.take" if picked.tile else "strada_romana.verb_look"
        if picked.is_refill or self.rules.laying:
            return "strada_romana.verb_put"
        if picked.kind != NOTHING:
            return "ui.take"
        if picked.route:
            return "strada_romana.verb_here"
        return "strada_romana.verb_pay" if picked.pay and picked.wagon == NOTHING else "ui.choose"

    # The end

    def chapter_title(self):
        return self.texts.fit("strada_romana.end_" + self.rules.outcome()[0], 0)

    def draw_chapter(self, status):
        self.draw_step(self.steps - 1, status)

    def draw_step(self, step, status):
        from wayside.games.strada_romana.look.counting import draw

        draw(self.rules, self.canvas, self.texts, self.name_of, step)

    def draw_tried(self, move, x, y):
        """What was refused, in as many words as fit."""
        from wayside.games.strada_romana.look.tried import draw_tried

        draw_tried(self.rules, self.canvas, self.texts, move, x, y)

    # The road

    def _open_road(self):
        if self._road is None:
            self._road = road_painter(self.canvas, self.rules.road, self._markets)
            self._markets = self._road.markets
        return self._road

    def _targets(self, path):
        """The other places where the picked wagon can stop."""
        picked = self._meaning_of(path)
        if picked.wagon == NOTHING or not picked.route or self.rules.laying:
            return ()
        if self._aims is None or self._aims[0] != path[:-1] or self._aims[1] != picked.thread:
            cells = [choice.cell for choice in self.rules.next(path[:-1])]
            barred = []
            if self.rules.variant.may_get_stuck and path[-2].endswith(":"):  # not a route drawn square by square
                ends = picked.turn.ends(picked.wagon)
                barred = [square for _, square, _ in ends if square != FINISH and square not in cells]
            # They stay the same while the cursor moves between the targets.
            self._aims = (path[:-1], picked.thread, cells, barred)
        picked.barred = self._aims[3]
        return self._aims[2]

    def _draw_below(self, path):
        canvas = self.canvas
        picked = self._meaning_of(path)
        if canvas.mono:
            canvas.fill(0, 44, canvas.width, 9, canvas.NIGHT)
            canvas.text(2, 45, self.words.below(picked, 25), canvas.CHALK, "S")
        elif canvas.height >= 200:
            from wayside.games.strada_romana.look.card import draw_card

            draw_card(self.rules, canvas, self.texts, self.words, picked)

    def _meaning_of(self, path):
        """What a path means. The last answer is stored, because it is asked for several times between two presses."""
        picked, done, thread = self._picked, self.at_end(), self.rules.thread  # every move changes the thread
        if picked is None or picked.path != path or picked.done != done or picked.thread != thread:
            picked = self._picked = Meaning(self.rules, path, done)
        return picked
