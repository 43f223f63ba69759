"""The device: wires the rooms together and lets them work, one tick at a time."""

import sys
from random import randrange

from wayside.games import load
from wayside.hw import memory
from wayside.hw.watchdog import restart, restart_after
from wayside.i18n.texts import LANGUAGES, Texts
from wayside.store.files import Files
from wayside.store.session import Session
from wayside.surroundings import Surroundings
from wayside.ui.keys import BACK, DOWN, HOLD, NEXT, OK, PREV, REPEAT, Keys, since
from wayside.ui.palette import RGB565
from wayside.ui.screen import READY
from wayside.ui.stage import Stage

SCREENS = "wayside.ui.screens."
GAMES = "wayside.games."
BOARD = SCREENS + "game"  # it is open nearly always
# The pause menu, which opens from the board and leads back to it: it stays loaded where there is room.
PAUSE = SCREENS + "pause"
MENU = (PAUSE, "wayside.ui.metrics", "wayside.ui.list_screen")  # the last brings with it what it alone needs
KEEPER = ("wayside.ui.keeper", "wayside.hw.packing", "wayside.hw.pack_viper")
ROOM = 80000  # bytes that are free before it is loaded
LEAST = 62000  # and with it
ROOM_ALONE = 85000  # where the board cannot be kept: such a board needs more itself
LEAST_ALONE = 70000
CRASH = SCREENS + "crash"
QUIET = 200  # ms without a key after which the device does what takes a while: nobody waits
# What other screens need, and the board does not.
OTHERS = (
    "wayside.ui.boxes",
    "wayside.referee.refusals",
    "wayside.ui.corners",
    "wayside.store.crashes",
    "wayside.store.archive",
    "wayside.store.health",
    "wayside.store.boards",
    "wayside.store.setups",
    "wayside.store.keeping",
    "wayside.store.settings",
)
# What is needed for a moment.
PASSING = (
    "wayside.ui.qr",
    "wayside.referee.reader",
    "wayside.referee.record",
    "wayside.store.loading",
    "wayside.serving",
    "wayside.referee.protocol",
)


class App:
    """One `tick` does everything: keys and serial in, screens drawn, changed rows out. It never waits."""

    def __init__(self, board, display, canvas, buttons, serial, folder):
        self.display = display
        self.canvas = canvas
        self.buttons = buttons
        self.serial = serial
        self.session = Session(Files(folder))
        language = self.session.settings["language"]
        self.texts = Texts(language if language in LANGUAGES else LANGUAGES[0])
        self.keys = Keys([key["action"] for key in board["keys"]])
        from wayside.ui.corners import corners, key_names  # needed for this moment only

        self.stage = Stage(canvas, self.texts, corners(board), key_names(board), self.session, self.keys.joystick)
        self.stage.restart = restart
        self.stage.memory = memory.free
        self.stage.is_loaded = is_loaded
        self.stage.dice = randrange
        self.left = memory.left
        self.filled = -1  # bytes of gaps that were filled when the memory was tidied up; -1 if something was done since
        self._menu_due = False  # the board has come up, and the menu is not loaded yet
        self._edge = [0, 0, 0]
        self._fetched = False  # the code that a key needs which is down was loaded
        self._taken = 0  # a key that was seen to be pressed, and does its work in this tick
        self._ahead = 0  # a key that has not acted yet, but what it does is drawn already, unseen
        self._take_back = nothing  # makes it undone
        self._foreseen = False  # it was likely to come, and is undone already; only the drawing is not
        self._left = 0  # what is left to draw of it
        self._wrong = 0  # what is to be drawn again if it does not come
        self._walk = DOWN if self.keys.joystick else NEXT  # the key that is likely to come, since it was the last one
        self._tried = False  # to do it ahead, since something was shown last
        self._pondered = None  # when a key last moved before the device pondered
        self._drawn = False  # something that is not shown yet
        self._whole = False  # nothing is shown before all is drawn: on the canvas stands what was taken back
        if not display.mono:
            display.set_palette(RGB565)
        self._around = Surroundings(board, display, self.stage)

    def tick(self, now):
        """Everything that is due at this moment."""
        edge, keys = self._edge, self.keys
        while self.buttons.read(edge):
            keys.feed(edge[0], edge[1], edge[2])
        keys.tick(now)
        if self._around.is_dark():
            keys.swallow()  # a key that finds the light off only switches it on
        event = self._taken or keys.take()
        while event:
            self.stage.top.think()
            if event == self._ahead or event == self._ahead + REPEAT and not self.stage.top.went_round:
                if not self._catch_up(event):
                    break
            else:
                self.turn_back()
                if event in (OK, BACK) and not self._taken and self.stage.top.take(event):
                    self._taken = event  # first it is seen that the key was taken, then comes what may take long
                    break
                self._handle(event)
            event = keys.take()
        self._show()  # what is drawn already
        if self.serial is not None:
            self._serve()
        self.stage.top.think()
        if not self._ahead:
            self.session.clock.running = self.stage.top.runs_clock and self.session.settings["clock"] == "on"
        self.session.clock.tick(now)
        self._pass_time(now)
        if self.stage.top.stale:
            self.stage.top.draw()  # which goes deep: it is begun where the stack is short
            self._drawn = True
        self._show()
        if self._look_ahead():
            self._foresee()
        if not self.has_pondered() and self.is_quiet(now):
            self._ponder()
        self._around.tick(now, keys.last_activity, self.is_quiet(now))

    def _pass_time(self, now):
        hold = self.keys.back_fill(now)
        if hold:
            self._restore()
        self.stage.tick(now, hold)
        if self._foreseen and self.stage.top.stale:
            self.turn_back()

    def _show(self):
        if self._drawn and not self._ahead:
            self._drawn = False
            if self._whole and self.stage.top.stale & ~READY:
                return
            self._whole = self._tried = False
            self.filled = -1
            self.display.show(self.canvas.buffer, self.canvas.dirty)
            if not self.stage.top.stale & ~READY:
                self._around.follow()

    def rests(self):
        """Whether nothing is left to do until somebody presses a key or time passes."""
        if self.stage.top.stale or self._taken or self.keys.expected:
            return False
        return bool(self._ahead) or self._tried and not self.stage.changed

    def is_quiet(self, now):
        """Whether nothing is left to do, and nobody has pressed a key for a while."""
        if self._ahead and not self._foreseen:
            return False
        return self.rests() and not self.keys.pending() and since(now, self.keys.last_activity) > QUIET

    def has_pondered(self):
        """Since a key last moved."""
        return self._pondered == self.keys.last_activity

    def _ponder(self):
        memory.collect()  # what is found out lies low
        load = self.stage.top.ponder()
        if load is None:
            self._pondered = self.keys.last_activity
        else:
            load()
        memory.loaded()

    def _look_ahead(self):
        """What is due is shown: time for what may come next. Says whether there is time to foresee a step."""
        expected, stale = self.keys.expected, self.stage.top.stale
        if self._ahead:
            if expected:
                self.turn_back()
                self._make_ready(expected)
        elif self.stage.changed and stale in (0, READY):
            self.forget_screens()
        elif stale or self._taken:
            return False
        elif self._menu_due:
            self._load_menu()
        elif expected:
            self._make_ready(expected)
        elif not self._tried and not self.keys.pending():
            self._tried = True
            return True
        return False

    def _handle(self, event):
        screen = self.stage.top
        opens, fetched = screen.opens(event), self._fetched
        self.keys.expected = 0
        self._fetched = False
        if PREV <= event & 0x0F <= NEXT or event & 0x0F > BACK:
            self._walk = event & 0x0F
        if opens and not fetched:
            memory.before_loading(self.filled)
        self.stage.hush()  # whoever presses a key has seen the news
        if event == OK + HOLD:
            screen.held_ok()
        else:
            screen.key(event)
        if opens or fetched:
            memory.loaded()
        if fetched and not opens:
            self.stage.changed = True  # it may have been for nothing
        if self._taken:
            self._taken = 0
            screen.taken()

    def _make_ready(self, action):
        """OK or BACK went down and acts when it is let go: meanwhile load what it will need, and do it unseen."""
        load = self.stage.top.expect(action)
        if load is not None:
            memory.before_loading(self.filled, True)
            load()
            memory.loaded(max(0, self.filled))
            self._fetched = True
        self.keys.expected = 0
        if load is not None and self.buttons.waiting():
            return  # it was let go meanwhile: first it is seen that it was taken
        self._go_ahead(action)

    def _go_ahead(self, action):
        """Do unseen what a key will do."""
        if not self.stage.toast:
            take_back = self.stage.top.ahead(action)
            if take_back is not None:
                self._take_back = take_back
                self._ahead = action

    def _foresee(self):
        """Nobody waits: draw unseen where the step leads that is likely to come."""
        self._go_ahead(self._walk)
        if self._ahead:
            screen = self.stage.top
            while screen.stale & ~READY and not self.buttons.waiting():
                screen.draw()
            self._left = screen.stale
            self._take_back()
            self._wrong = screen.stale
            screen.stale = 0
            self._foreseen = True

    def _catch_up(self, event):
        """The key came: what it does is drawn, or nearly so, and shown from now on; a move is saved first.

        Says whether the next key may come before that is seen.
        """
        foreseen = self._foreseen
        self._ahead = 0
        self._take_back = nothing
        if foreseen:
            self._foreseen = False
            self.stage.top.key(event)
            self.stage.top.stale = self._left
        elif self.session.settle() and not self.session.saved:
            self.stage.warn("ui.not_saved")
        self._fetched = False
        self._drawn = True
        self.filled = -1
        return foreseen

    def turn_back(self):
        """Something else came: what was done ahead is undone."""
        if self._ahead:
            self._ahead = 0
            self._fetched = False
            if self._foreseen:
                self._foreseen = False
                self.stage.top.stale |= self._wrong
            else:
                self._take_back()
                self.stage.top.think()
                self._drawn = False
                self._whole = True
                self.filled = -1
            self._take_back = nothing

    def _restore(self):
        """The picture that is seen is the one that is drawn, as a whole."""
        if self._ahead:
            self.turn_back()
            load = self.stage.top.loader()
            if load is not None:
                load()
            while self.stage.top.stale & ~READY:
                self.stage.top.draw()
            self._drawn = True

    def forget_screens(self):
        """Give back the memory of screens that are not open, and of what was needed once; imports bring it back."""
        self.stage.changed = False
        opened = [screen.source for screen in self.stage.screens]
        only_board = not any(opened)
        if not only_board and PAUSE not in opened:
            self.forget_keeper()
        if only_board:
            for name in OTHERS:
                forget(name)
            match = self.session.match
            if match is not None and not hasattr(load(match.game), "LARGE_LETTERS"):
                self.canvas.forget_font("L")
                forget("wayside.ui.fonts.font_l")
            if is_loaded(PAUSE):
                opened.append(PAUSE)
            else:
                self._forget_menu()
        for name in list(sys.modules):
            if name.startswith(SCREENS) and name != BOARD and name not in opened:
                forget(name)
        for name in PASSING:
            forget(name)
        self._forget_games()
        memory.collect()
        least = LEAST if self.stage.keeper is not None else LEAST_ALONE
        if only_board and is_loaded(PAUSE) and self.left() < least:
            self.forget_keeper()
            self._forget_menu()
            memory.collect()
        self._menu_due = only_board

    def forget_keeper(self):
        self.stage.keeper = None
        for name in KEEPER:
            forget(name)

    def _forget_menu(self):
        for name in MENU:
            forget(name)

    def _load_menu(self):
        """The board is drawn and nobody waits: have ready what the menu needs, and what keeps the board meanwhile."""
        self._menu_due = False
        forget("wayside.ui.masks")  # what the board needed it for is drawn
        self.texts.turn_to(self.session.match.game)
        kept = self.stage.top.can_be_kept()
        if self.stage.keeper is not None:
            return
        memory.collect()
        if is_loaded(PAUSE) and not kept:
            if self.left() < LEAST:  # by now the board has all that it needs
                self._forget_menu()
                memory.collect()
        elif self.left() >= (ROOM if kept else ROOM_ALONE):
            __import__(PAUSE)
            if kept:
                from wayside.hw.packing import pack, unpack
                from wayside.ui.keeper import Keeper

                self.stage.keeper = Keeper(self.canvas, pack, unpack)

    def _forget_games(self):
        """Only the game on the table stays in memory, and one that is being set up; of the former not all of it."""
        match = self.session.match
        needed = [screen.game for screen in self.stage.screens]
        if match is not None:
            needed.append(match.game)
            for part in load(match.game).PASSING:
                forget("%s%s.%s" % (GAMES, match.game, part))
        names = [name for name in sys.modules if name.startswith(GAMES) and name != GAMES + "moves"]
        names.sort(key=len)
        for name in reversed(names):  # a package after its modules
            if name[len(GAMES) :].split(".")[0] not in needed:
                forget(name)

    def go_home(self):
        from wayside.ui.screens.home.home import HomeScreen

        self.stage.reset(HomeScreen(self.stage))

    def crash(self, error):
        """A fault in Wayside itself: write it down, say so on the screen; the match is on flash already."""
        sys.print_exception(error)
        told = self.stage.screens and self.stage.top.source == CRASH
        self.stage.screens = []  # let go of all that was open: the fault may be that memory ran out
        self._take_back = nothing
        self._ahead = 0
        self._foreseen = False
        memory.collect()
        try:
            self.session.give_up()
            if not told:
                from wayside.store.crashes import code_of
                from wayside.ui.screens.crash import CrashScreen

                code = code_of(error)
                self.session.log_crash(code)
                self.stage.reset(CrashScreen(self.stage, code))
                return
        except Exception:
            pass
        restart_after(error)  # not even that can be shown

    def _serve(self):
        """Answer one line; the screen shows what it changed. Most devices never hear one, so its module comes late."""
        line = self.serial.read_line()
        if line is not None:
            if line == "screenshot":
                self._restore()
            elif not self._foreseen:
                self.turn_back()
            if "wayside.serving" not in sys.modules:
                for screen in self.stage.screens[:-1]:
                    screen.make_room()
                memory.before_loading(self.filled)
            self.filled = -1
            from wayside.serving import serve

            serve(self, line)


def is_loaded(name):
    return name in sys.modules


def nothing():
    """There is nothing to take back."""


def forget(name):
    """Drop a module, so that its memory can be collected."""
    if name in sys.modules:
        del sys.modules[name]
        package, _, short = name.rpartition(".")
        if hasattr(sys.modules[package], short):
            delattr(sys.modules[package], short)
