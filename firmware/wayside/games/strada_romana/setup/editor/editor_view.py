"""How the editor of a road looks: the empty road, and the change that is being picked."""

from wayside.games.panel import Panel
from wayside.games.strada_romana.look.panel.view import road_painter
from wayside.games.strada_romana.rules.shared.pieces import CUBE, NO_GOOD, TILE, WAGONS, Pieces
from wayside.games.strada_romana.rules.shared.road import AREAS, FINISH
from wayside.games.strada_romana.setup.editor.editing import COSTS, LINE, MARKET

NOWHERE = 252  # neither on the road nor at an end
SPECIALS = ("lateral", "diagonal", "extra", "through")


class Shown:
    """What a path of the editor means, in the form that RoadPainter needs."""

    def __init__(self, road, path):
        self.pieces = Pieces((0, 0), len(road.markets))
        for wagon in range(WAGONS):
            self.pieces.at[wagon] = NOWHERE
        for market in range(len(road.markets)):
            self.pieces.spaces[CUBE][market] = NO_GOOD
        for area in range(len(AREAS)):
            self.pieces.spaces[TILE][area] = NO_GOOD
        self.wagon = -1
        self.route = []
        self.barred = []
        self.kind = self.space = -1
        self.end = -1
        if path and path[0] == MARKET and len(path) > 1:
            self.kind, self.space = CUBE, int(path[1][1:]) - 1
        if path and path[0] in (LINE, MARKET) and len(path) > 1:
            square = road.square_of(path[-1])
            self.end = -1 if square == FINISH else square
            if path[0] == LINE and len(path) > 2:
                self.route = [road.square_of(path[1])]


class EditorPanel(Panel):
    def __init__(self, game, editor, canvas, texts):
        super().__init__(game, editor, canvas, texts)
        self.editor = editor
        self._painter = None
        self._text = ""

    def forget(self):
        self._painter = None

    def draw(self, path):
        """Draw it; completely if the road changed."""
        canvas, road = self.canvas, self.editor.road
        if self._painter is None or self._text != road.text:
            top, bottom = (10, 11) if canvas.mono else (17, 18)
            canvas.fill(0, top, canvas.width, canvas.height - top - bottom + 1, canvas.NIGHT)
            self._painter = road_painter(canvas, road)
            self._text = road.text
        self._painter.paint(Shown(road, path))

    def title(self, path, player):
        if path and path[0] == COSTS and len(path) > 1:
            special = SPECIALS[min(len(path) - 2, 3)]
            return self.texts("strada_romana.cost_" + special, count=path[-1])
        key = "strada_romana.edit_" + path[0] if path else "strada_romana.edit_title"
        return "%s %s" % (self.texts(key), "-".join(path[1:])) if len(path) > 1 else self.texts(key)

    def status(self, path):
        columns = 15 if self.canvas.mono else 26
        if path and path[0] == COSTS:
            return self.texts.fit("strada_romana.note_costs", columns)
        if self.editor.is_standin:
            return self.texts.fit("strada_romana.standin_note", columns)
        return ""

    def verb(self, path):
        return "ui.done" if path and path[0] == "done" else "ui.choose"
