"""The panel of La Strada: the turn with its days and tiles, the map to pick a road on, the count at the end."""

from wayside.games.la_strada.rules.on_map.search import NEVER
from wayside.games.la_strada.rules.shared.notation import BUILD
from wayside.games.la_strada.rules.shared.rulebook import OVER, PLAY, STARTS
from wayside.games.panel import Panel

TURN, MAP, TRACKER, ZOOM = 0, 1, 2, 3  # the views; a magnified map is a different view for each centre cell


class LaStradaPanel(Panel):
    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self._view = TURN
        self._map = None  # the last map that was shown
        self._sidebar = None
        self._tracker = None
        self._picked = None  # the Meaning of the last path that was asked about
        self._sidebar_due = False  # whether the sidebar must be drawn
        self._prepared = 0  # steps of `prepare`

    # What the screen asks for

    @property
    def side(self):  # type: ignore[override]
        """Where the sidebar begins; 0 on a screen that keeps its bars."""
        canvas = self.canvas
        return 81 if canvas.mono else 248 if canvas.width > 300 else 168 if canvas.height < 200 else 0

    @property
    def steps(self):  # type: ignore[override]
        """The pictures of the count at the end: one for each kind of settlement, then the ranking."""
        return 5 if self.rules.phase == OVER else 0

    @property
    def has_bars(self):  # type: ignore[override]
        return self._view in (TURN, TRACKER) or not self.side

    def view(self, path):
        if self.rules.phase != STARTS and (len(path) < 2 or path[0] != BUILD):
            return TURN
        if self.rules.is_tracker:
            return TRACKER
        return ZOOM + self._centre(path) if self._is_magnified() else MAP

    def zooms(self, path):
        """The whole map can be magnified; on a small screen it always is."""
        return self.view(path) not in (TURN, TRACKER) and not self.canvas.mono

    def forget(self):
        if self._map is not None:
            self._map.forget()
        self._stock_changed()

    def draw(self, path):
        self._view = self.view(path)
        if self._view == TURN:
            if self.canvas.mono:
                from wayside.games.la_strada.look.mono_views import draw_turn

                draw_turn(self.rules, self.canvas, self.texts, self.rules.turn)
            else:
                from wayside.games.la_strada.look.cards import draw_days

                draw_days(self.rules, self.canvas, self.texts, self.rules.turn)
        elif self._view == TRACKER:
            self._tracker_painter().draw(path, self.at_end())
        else:
            self._open_map(path).refresh()
            self._stock_changed()
            self._sidebar_due = self._is_magnified()  # a magnified map reaches under the sidebar
            if not self._sidebar_due:
                self._open_sidebar().draw(path, self._meaning_of(path))
            self._mark(path)

    def finish(self, path):
        """Draw the rest after the board itself; says whether anything is left for the next time."""
        if self._view == TURN and not self.canvas.mono:
            from wayside.games.la_strada.look.cards import draw_cards

            draw_cards(self.rules, self.canvas, self.texts, self.rules.turn)
        if self._view in (TURN, TRACKER):
            return False
        if self._map.paint_more():
            return True
        if self._sidebar_due:
            self._sidebar_due = False
            self._open_sidebar().draw(path, self._meaning_of(path))
        return False

    def prepare(self):
        """Prepare the map, which comes next."""
        step = self._prepared
        if self.rules.is_tracker or self._is_magnified() or step < 0:
            return False
        self._prepared = -1 if self._open_map(()).prepare(step) else step + 1
        return self._prepared > 0

    def follow(self, path):
        """The cursor moved; says whether `finish` has work."""
        if self._view == TRACKER:
            self._tracker_painter().draw(path, self.at_end())
        elif self._view != TURN:
            self._mark(path)
            self._sidebar_due = True
            return True
        return False

    def title(self, path, player):
        view = self.view(path)
        if view == TURN:
            return player
        if view == TRACKER:
            return self._tracker_painter().title(path, player)
        return self._open_sidebar().title(path, player, self._meaning_of(path))

    def status(self, path):
        view = self.view(path)
        if view == TURN:
            return self._standing()
        if view == TRACKER:
            return self._tracker_painter().status(path)
        return self._open_sidebar().status(self._meaning_of(path))

    def aside(self):
        """The gold of the player on turn, if the screen has no card for it."""
        if not self.canvas.mono or self.rules.turn < 0 or self._view != TURN:
            return ""
        return self.texts("la_strada.gold_of", gold=self.rules.totals()[self.rules.turn])

    def actions(self, path):
        """Build and end, side by side."""
        if self.view(path) != TURN or self.picker is None:
            return (), 0
        words = [self.texts("la_strada.verb_" + entry.token) for entry in self.picker.entries]
        return words, self.picker.cursor

    def verb(self, path):
        """The key of the text that says what OK does."""
        if self.rules.phase == STARTS:
            return "la_strada.verb_start" if len(path) > 1 else "ui.choose"
        if len(path) == 1:
            return "la_strada.verb_" + path[0]
        if self.rules.is_tracker:
            return "la_strada.verb_lay" if self.completes() else "la_strada.verb_add" if len(path) > 3 else "ui.choose"
        return "la_strada.verb_lay" if len(path) == 3 and "-" in path[2] else "ui.choose"

    def _standing(self):
        """The text that says who leads."""
        room = 15 if self.canvas.mono else 24
        totals = self.rules.totals()
        most = max(totals)
        seat = self.rules.turn
        if totals[seat] == most:
            others = [total for other, total in enumerate(totals) if other != seat]
            if most == max(others):
                return self.texts("la_strada.level")
            return self.texts.fit("la_strada.you_lead", room, count=most - max(others))
        return self.texts.fit("la_strada.leads", room, player=self.name_of(totals.index(most)), gold=most)

    # The end

    def chapter_title(self):
        return self.texts("la_strada.gold_title")

    def draw_chapter(self, status):
        self.draw_step(self.steps - 1, status)

    def draw_step(self, step, status):
        from wayside.games.la_strada.look.counting import draw

        self._view = TURN
        draw(self.rules, self.canvas, self.texts, self.name_of, step, step == self.steps - 1)

    def draw_tried(self, move, x, y):
        """The tiles of a refused road and what they cost."""
        from wayside.games.la_strada.look.tried import draw_tried

        draw_tried(self.rules, self.canvas, self.texts, move, x, y)

    # The map

    def _is_magnified(self):
        return self.zoomed or self.canvas.mono

    def _open_map(self, path):
        from wayside.games.la_strada.look.map.hex_map import HexMap

        if self._map is None or self._map.zoomed != self._is_magnified():
            self._map = HexMap(self.canvas, self.rules, self.side, self._is_magnified())
        if self._is_magnified():
            self._map.centre = self._centre(path)
        return self._map

    def _centre(self, path):
        """The centre of a magnified map: the middle of the picked road."""
        picked = self._meaning_of(path)
        if picked.route:
            return picked.route[len(picked.route) // 2]
        if picked.cursor >= 0:
            return picked.cursor
        if path and self.rules.phase == STARTS:
            row = ord(path[0]) - ord("a")
            firsts = self.rules.hexes.firsts
            return (firsts[row] + firsts[row + 1]) // 2
        return self.rules.hexes.count // 2

    def _mark(self, path):
        picked = self._meaning_of(path)
        notes, inks = {}, {}
        if self.rules.phase == STARTS:
            if len(path) == 1:
                for choice in self.rules.next(path):
                    notes[choice.cell] = "+"
        elif self.rules.phase != OVER:
            self._mark_reach(inks)
            if picked.by_hand:
                for choice in self.rules.next(path[:-1]) if len(path) > 3 else ():
                    if choice.value:
                        notes[choice.cell] = str(choice.value)
        self._map.mark(picked.route, picked.cursor, notes, inks)

    def _meaning_of(self, path):
        """What a path means. The last answer is stored, because it is asked for several times between two presses."""
        reach = self.rules.reach() if self.rules.phase == PLAY else None
        picked = self._picked
        if picked is None or picked.path != path or picked.reach is not reach:
            from wayside.games.la_strada.look.map.sidebar import Meaning

            picked = self._picked = Meaning(self.rules, path, reach)
        return picked

    def _mark_reach(self, inks):
        """Settlements within reach are lighter."""
        reach, days = self.rules.reach(), self.rules.days[self.rules.turn]
        for place, cell in enumerate(self.rules.land.places):
            if reach.cost(place, days) != NEVER:
                inks[cell] = self.canvas.CHALK

    def _stock_changed(self):
        if self._sidebar is not None:
            self._sidebar.stock_stands = False

    def _open_sidebar(self):
        if self._sidebar is None:
            from wayside.games.la_strada.look.map.sidebar import Sidebar

            self._sidebar = Sidebar(self.rules, self.canvas, self.texts, self.side, self.name_of)
        return self._sidebar

    def _tracker_painter(self):
        if self._tracker is None:
            from wayside.games.la_strada.look.tracker_painter import TrackerPainter

            self._tracker = TrackerPainter(self.rules, self.canvas, self.texts)
        return self._tracker
