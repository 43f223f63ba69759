"""The device: wires the rooms together and lets them work, one tick at a time."""

from wayside.hw.backlight import Dimmer
from wayside.i18n.texts import Texts
from wayside.referee.protocol import Protocol
from wayside.referee.refusals import refusal_text
from wayside.store.saves import Saves
from wayside.store.session import Session
from wayside.ui.canvas import Canvas
from wayside.ui.keys import Keys
from wayside.ui.palette import RGB565
from wayside.ui.screens.home import HomeScreen
from wayside.ui.screens.welcome import WelcomeScreen
from wayside.ui.stage import Stage

SAVES = "/saves"


class App:
    """One `tick` does everything: keys and serial in, screens drawn, changed rows out. It never waits."""

    def __init__(self, board, display, buttons, serial=None, folder=SAVES):
        self.display = display
        self.buttons = buttons
        self.serial = serial
        self.session = Session(Saves(folder))
        self.texts = Texts(self.session.settings["language"])
        self.canvas = Canvas(display.width, display.height, display.mono)
        self.keys = Keys([key["action"] for key in board["keys"]])
        names = key_names(board)
        self.stage = Stage(self.canvas, self.texts, corners(board), names, self.session, self.keys.joystick)
        self.protocol = Protocol(self.session, self._refusal_text)
        self._edge = [0, 0, 0]
        if not display.mono:
            display.set_palette(RGB565)
        resumed = self.session.resume()
        self.stage.reset(HomeScreen(self.stage))
        if resumed or self.session.aside:
            self.stage.push(WelcomeScreen(self.stage))
        self._dimmer = Dimmer(display, int(self.session.settings["brightness"]))

    def tick(self, now):
        """Everything that is due at this moment."""
        edge, keys = self._edge, self.keys
        while self.buttons.read(edge):
            keys.feed(edge[0], edge[1], edge[2])
        keys.tick(now)
        event = keys.take()
        while event:
            self._key(event)
            event = keys.take()
        if self.serial is not None:
            self._serve()
        self.stage.tick(now, keys.back_fill(now))
        self.stage.top.draw()
        self.display.show(self.canvas.buffer, self.canvas.dirty)
        self._dimmer.tick(now, keys.last_activity)

    def _key(self, event):
        """A key that finds the light off only switches it on."""
        if self._dimmer.percent:
            self.stage.top.key(event)
            self._dimmer.full = int(self.session.settings["brightness"])  # the key may have changed it

    def _serve(self):
        """Answer one line of the text protocol; the screen shows what it changed."""
        line = self.serial.read_line()
        if line is not None:
            version = self._version()
            self.serial.write(self.protocol.answer(line))
            if self._version() != version:
                self.stage.reset(HomeScreen(self.stage))

    def _version(self):
        match = self.session.match
        return (match, match.version) if match is not None else None

    def _refusal_text(self, game, refusal):
        return refusal_text(self.texts, game, refusal)


def corners(board):
    """Where the hint of each key stands: prev, next, ok, back. A joystick needs no hints for walking."""
    places = {}
    joystick = False
    for key in board["keys"]:
        if key["action"] == "up":
            joystick = True
        if places.get(key["action"], "none") == "none":  # two keys may do the same; one has a corner
            places[key["action"]] = key["corner"]
    if joystick:
        places["prev"] = places["next"] = "none"
    return places


def key_names(board):
    """What is printed beside the key of each action; of two keys that do the same, the first."""
    names = {}
    for key in board["keys"]:
        names.setdefault(key["action"], key["name"])
    return names


def build(board, serial=None, folder=SAVES):
    """The app on the hardware that a board file describes."""
    from wayside.hw.buttons import Buttons
    from wayside.hw.display import open_display

    return App(board, open_display(board), Buttons(board), serial, folder)
