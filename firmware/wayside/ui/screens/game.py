"""The board, and the picker that walks the legal moves on it; the game's own panel draws."""

from wayside.games import load
from wayside.ui import bars
from wayside.ui.keys import BACK, HOLD, NEXT, OK, PREV, REPEAT
from wayside.ui.picker import Picker
from wayside.ui.screen import BODY, BOTTOM, EVERYTHING, READY, TAKEN, TOP, Screen

CHAPTER = "wayside.ui.screens.chapter"
MENU = "wayside.ui.screens.pause"
CURSOR = 8  # stale: only the cursor moved
REST = 32  # stale: what the panel draws after the board itself


class BoardScreen(Screen):
    """A screen on which a game's panel draws; where the panel leaves no bars, the key hints stand in the corners."""

    def __init__(self, stage, panel=None):
        super().__init__(stage)
        self.panel = panel or panel_of(stage)
        self._shown = None  # the key hints that stand on the screen

    def has_title(self):
        return False  # until it is drawn, nobody knows whether the board has bars

    def draw_top(self, canvas):
        if self.panel.has_bars:
            super().draw_top(canvas)
        else:
            self._shown = self.hints()
            draw_corners(self.stage, self.panel, self._shown)

    def draw_bottom(self, canvas):
        if self.panel.has_bars:
            super().draw_bottom(canvas)
        else:
            self.stage.draw_toast(self._shown)

    def toast_changed(self):
        if self.panel.has_bars:
            super().toast_changed()
        else:  # there the toast lies over the board
            self.wipe()

    def wiped(self):
        self.panel.forget()

    def make_room(self):
        if hasattr(self.panel, "release"):
            self.panel.release()

    def covered(self):
        self.make_room()


class PickScreen(BoardScreen):
    """PREV and NEXT (or the joystick) walk a tree of choices, OK chooses, BACK drops a choice or leaves."""

    undoes = True

    def __init__(self, stage, rules, panel=None):
        super().__init__(stage, panel)
        self.rules = rules
        self._view = 0  # which of the panel's views stands on the screen
        self._let_go = False  # of what draws it, though it is still seen
        self._path = ()  # what is chosen at first
        self.restart()

    def has_title(self):
        """Unless the board will be seen another way than before."""
        known = self.panel.view(self.picker.preview()) == self._view
        return known and self.panel.has_bars and not self.stage.canvas.mono

    def tree(self):
        """What the picker walks: the legal moves."""
        return self.rules.next

    def restart(self):
        """The position changed: the picker begins again."""
        self.panel.zoomed = False
        self.picker = None

    def think(self):
        if self.picker is None:
            picker = Picker(self.rules, self.stage.joystick, self.tree())
            self.pick_with(picker)
            picker.walk(self._path)
            self._path = ()
            self.moved()

    def pick_with(self, picker):
        self.picker = picker
        self.panel.completes = picker.completes  # for panels whose moves may end in several places
        self.panel.at_end = picker.at_end

    def moved(self):
        """Draw the position anew; from an empty screen if it is seen another way now."""
        self.stale = EVERYTHING
        if self._let_go or self.panel.view(self.picker.preview()) != self._view:
            self.wipe()

    def aside(self):
        return self.panel.aside()

    def make_room(self):
        super().make_room()
        if self.picker is not None:
            self.picker.forget()

    def wipe(self):
        super().wipe()
        self._let_go = False

    def hints(self):
        back = "" if self.picker.path else ("menu", "")
        return {"ok": self.texts(self.panel.verb(self.picker.preview())), "back": back, "prev": "", "next": ""}

    def status(self):
        return self.panel.status(self.picker.preview())

    def opens(self, event):
        return event == OK + HOLD or event == BACK and not self.picker.droppable

    def key(self, event):
        action = event & 0x0F
        if event == OK:
            move = self.picker.choose()
            if move is None:
                self.stale |= CURSOR
            else:
                self.complete(move)
        elif action == BACK and self.picker.bound:
            self.stage.say("ui.no_way_back")
        elif event == BACK:
            if self.picker.drop():
                self.stale |= CURSOR
            else:
                self.leave()
        elif event == BACK + HOLD:
            self.undo()
        elif action not in (OK, BACK) and self._walk(action, not event & REPEAT):
            self.stale |= CURSOR

    def expect(self, action):
        if action == OK:
            self.picker.look_ahead()
        return None

    def ponder(self):
        self.picker.look_ahead()
        return None

    def ahead(self, action):
        picker = self.picker
        place = picker.place()
        if action == OK:
            done = picker.leads_on() and picker.choose() is None
        elif action == BACK:
            done = picker.drop()
        else:
            done = self._walk(action, False)
            self.went_round = not done
            done = done or self._walk(action, True)
            if done and self.panel.view(picker.preview()) != self._view:
                picker.return_to(place)
                done = False
        if not done:
            return None
        self.stale |= CURSOR

        def take_back():
            picker.return_to(place)
            self.stale |= CURSOR

        return take_back

    def _walk(self, action, wrap):
        """Says whether the cursor moved."""
        if action == PREV or action == NEXT:
            return self.picker.step(-1 if action == PREV else 1, wrap)
        return self.picker.aim(action, wrap)

    def magnifies(self):
        return self.panel.zooms(self.picker.preview())

    def held_ok(self):
        if self.magnifies():
            self.panel.zoomed = not self.panel.zoomed
            self.wipe()
        else:
            self.make_room()
            self.more()

    def complete(self, move):
        """A whole move was picked."""

    def leave(self):
        """BACK with nothing left to drop."""

    def undo(self):
        """BACK was held."""

    def draw_body(self, canvas):
        path = self.picker.preview()
        self._view = self.panel.view(path)
        self.panel.draw(path)

    def draw(self):
        """The board first, so that it is seen at once; what stands around it in the next tick."""
        if self._draw_heading():
            return
        if self.stale == READY:
            if not (hasattr(self.panel, "prepare") and self.panel.prepare()):
                self.stale = 0
            return
        later = self.stale & READY
        if self.stale & CURSOR and not self.stale & BODY:
            path = self.picker.preview()
            later = self.stale
            self.stale = 0
            if self._let_go or self.panel.view(path) != self._view:
                self.wipe()
            else:
                if self.panel.follow(path):
                    later |= REST
                if self.panel.has_bars or self.hints() != self._shown:
                    later |= TOP | BOTTOM
        if self.stale & BODY:
            later |= self.stale | REST | READY
            self.stale = BODY
        elif self.stale & REST and self.panel.finish(self.picker.preview()):
            later |= self.stale  # the board is drawn bit by bit
            self.stale = 0
        super().draw()
        self.stale |= later & ~(BODY | CURSOR)


class GameScreen(PickScreen):
    """The match on the table. Holding BACK undoes, holding OK magnifies the board or tells about it."""

    stands_still = True
    runs_clock = True

    def __init__(self, stage, path=()):
        self._is_covered = False
        self.match = stage.session.match
        self.help = "board_" + self.match.game
        super().__init__(stage, self.match.rules)
        self._path = path

    def show(self):
        super().show()
        self._is_covered = False
        keeper = self.stage.keeper
        if self.rules.turn < 0:
            from wayside.ui.screens.chapter import ChapterScreen

            self.stage.replace(ChapterScreen(self.stage))
        elif self.seen != self.match.version:
            self.restart()
        elif keeper is not None and not self.stage.toast and keeper.restore():
            self._cleared, self._heading = True, False
            self.stale = TOP | READY
        if keeper is not None:
            keeper.drop()  # what was not shown now is never shown

    def restart(self):
        self.seen = self.match.version
        super().restart()

    def player(self):
        """Who is on turn; where anybody may act, the panel knows who it would be."""
        seat_of = getattr(self.panel, "seat_of", None)
        return self.stage.player(seat_of(self.picker.preview()) if seat_of else self.rules.turn)

    def title(self):
        return self.panel.title(self.picker.preview(), self.stage.player_name(self.rules.turn))

    def complete(self, move):
        """Play it; ask first if that would end the game for everybody."""
        if move in load(self.match.game).ASKS:
            from wayside.ui.screens.dialog import ask

            ask(self.stage, "sure", lambda: self.play(move))
            self.picker.drop()
        else:
            self.play(move)

    def play(self, move):
        chapter = self.rules.chapter
        refusal = self.stage.session.play(move)
        if refusal is not None:  # the picker offers only legal moves, so this is a fault: say it all the same
            self.refuse(move, refusal)
            return
        if not self.stage.session.saved:
            self.stage.warn("ui.not_saved")
        self._go_on(chapter)

    def take(self, event):
        if self._leaves(event):
            self._keep()
            self.stale |= TAKEN[event]
            return True
        return super().take(event)

    def expect(self, action):
        if action == BACK and self._leaves(BACK):
            if self.stage.is_loaded(MENU):
                return None
            self.make_room()
            self._let_go = True
            return load_menu
        return super().expect(action)

    def ahead(self, action):
        if self._leaves(action):
            while self.stage.keeper is not None and self.stale & ~READY:
                self.draw()
            self._keep()
            self.leave()
            return self.stage.pop
        move = self.picker.completed() if action == OK else None
        if move is not None:
            return self.complete_ahead(move)
        return super().ahead(action)

    def complete_ahead(self, move):
        """As `complete`, for `ahead`; it is settled when the key is let go."""
        session, chapter = self.stage.session, self.rules.chapter
        if move in load(self.match.game).ASKS or session.play_ahead(move) is not None:
            return None
        screens, picker, place, zoomed = list(self.stage.screens), self.picker, self.picker.place(), self.panel.zoomed
        self._go_on(chapter)

        def take_back():
            session.give_up()
            self.seen = self.match.version
            self.pick_with(picker)
            picker.return_to(place)
            self.panel.zoomed = zoomed
            self.stage.reset(*screens)

        return take_back

    def _go_on(self, chapter):
        """A move was played: to the chapter that begins after that one, or on with the board; and the news."""
        if self.rules.chapter != chapter or self.rules.news:
            self.make_room()
        if self.rules.chapter != chapter:
            from wayside.ui.screens.chapter import ChapterScreen

            self.stage.replace(ChapterScreen(self.stage, True))
        else:
            self.restart()
        if self.rules.news:
            from wayside.ui.screens.news import NewsScreen

            self.stage.push(NewsScreen(self.stage))

    def ponder(self):
        self.picker.look_ahead()
        move = self.picker.completed()
        ends = move is not None and self.rules.foretell(move)
        return load_chapter if ends and not self.stage.is_loaded(CHAPTER) else None

    def loader(self):
        return self.panel.loader() if hasattr(self.panel, "loader") else None

    def _keep(self):
        """The picture, to be shown again when the menu closes."""
        if self.stage.keeper is not None and self._is_at_rest() and self.can_be_kept():
            self.stage.keeper.keep()

    def can_be_kept(self):
        """Whether the picture can be shown again as it is; not where the panel lets go of what it knows about it."""
        return not hasattr(self.panel, "release")

    def _is_at_rest(self):
        return not self.stale and not self.stage.toast and not self.stage.hold

    def covered(self):
        """By the menu; or by another screen in the menu's place, which has more need of the memory."""
        super().covered()
        if self._is_covered and self.stage.keeper is not None:
            self.stage.keeper.drop()
        self._is_covered = True

    def opens(self, event):
        return super().opens(event) and not (event == BACK and self.stage.is_loaded(MENU))

    def _leaves(self, event):
        return event == BACK and not self.picker.droppable and not self.picker.bound

    def draw_taken(self, canvas, event):
        """The title of the menu is there before the menu is loaded."""
        if self._leaves(event):
            bars.title_bar(canvas, self.stage.corners, menu_hints(self.texts), self.texts("ui.pause"))
        else:
            super().draw_taken(canvas, event)

    def leave(self):
        from wayside.ui.screens.pause import PauseScreen

        self.stage.push(PauseScreen(self.stage))

    def refuse(self, move, refusal):
        from wayside.ui.screens.refusal import RefusalScreen

        self.stage.push(RefusalScreen(self.stage, move, refusal))

    def undo(self):
        number = len(self.match.moves)
        if self.stage.session.undo():
            self.restart()
            self.stage.say("ui.taken_back", number=number)
        else:
            self.stage.say("ui.nothing_to_undo")


def load_chapter():
    __import__(CHAPTER)
    __import__("wayside.ui.boxes")  # which it draws with


def load_menu():
    __import__(MENU)


def menu_hints(texts):
    """What the keys do in the pause menu."""
    return {"ok": texts("ui.choose"), "back": texts("ui.play"), "prev": "", "next": ""}


def panel_of(stage):
    """A panel for the match on the table."""
    match = stage.session.match
    panel = load(match.game).panel(match.rules, stage.canvas, stage.texts)
    panel.name_of = stage.player_name
    panel.in_list = stage.session.in_list
    return panel


def draw_corners(stage, panel, hints):
    """The key hints of a board that has no bars; what stood in their place before is wiped away."""
    canvas = stage.canvas
    height = bars.MONO_TAB if canvas.mono else bars.TAB
    if not canvas.mono:
        canvas.fill(panel.side, 0, canvas.width - panel.side, height, canvas.NIGHT)
    canvas.fill(panel.side, canvas.height - height, canvas.width - panel.side, height, canvas.NIGHT)
    bars.corner_tabs(canvas, stage.corners, hints)
