"""How the editor looks: the land including what is picked, and words beside it."""

from wayside.games.la_strada.look.map.hex_map import HexMap
from wayside.games.la_strada.look.map.hex_painter import ICONS
from wayside.games.la_strada.rules.shared.board import NO_ROAD
from wayside.games.la_strada.rules.shared.land import NO_PLACE, PLACES, SETTLEMENTS, TERRAINS
from wayside.games.la_strada.setup.editor.editing import ENTER, MEND, PIECE, TILE
from wayside.games.la_strada.setup.editor.entering import ANSWERS
from wayside.games.la_strada.setup.editor.entering_view import WORDS as ENTRY_WORDS
from wayside.games.la_strada.setup.editor.entering_view import EntryPanel
from wayside.games.panel import Panel

NOTE = 22  # characters of a status beside the key hints


class Sketch:
    """A land that may lack tiles, in the form that the map needs. There are no roads or merchants on it."""

    turn = -1
    players = starts = ()

    def __init__(self, hexes):
        self.hexes = hexes
        self.land = self.board = self
        self.roads = bytearray([NO_ROAD] * hexes.count)
        self.costs = bytearray(hexes.count)
        self.place_at = bytearray(hexes.count)
        self.letters = ""

    def show(self, letters):
        """Take other letters; returns the cells that are different now."""
        changed = []
        for cell, letter in enumerate(letters):
            if not self.letters or letter != self.letters[cell]:
                changed.append(cell)
                self.costs[cell] = TERRAINS.index(letter) + 2 if letter in TERRAINS else 0
                self.place_at[cell] = NO_PLACE if letter in TERRAINS else cell
        self.letters = letters
        return changed

    def value(self, cell):
        letter = self.letters[cell]
        return int(letter) if letter in SETTLEMENTS else "?"

    def linked(self, cell):
        return ()

    merchants = linked


class EditorPanel(Panel):
    def __init__(self, game, editor, canvas, texts):
        super().__init__(game, editor, canvas, texts)
        self.editor = editor
        self.side = 74 if canvas.mono else 248 if canvas.width > 300 else 168 if canvas.height < 200 else 0
        self.has_bars = not self.side
        self._sketch = Sketch(editor.hexes)
        self._map = HexMap(canvas, self._sketch, self.side, canvas.mono)

    def view(self, path):
        """A small screen shows another part of the land for each spot."""
        return self._centre(path) if self.canvas.mono else 0

    def forget(self):
        self._map.forget()

    def draw(self, path):
        self._map.centre = self._centre(path)
        self._sketch.show(self.editor.cells(path))
        self._map.refresh()
        self._map.mark(cursor=self._cursor(path), notes=self._names(path))

    def follow(self, path):
        changed = self._sketch.show(self.editor.cells(path))
        self._map.mark(cursor=self._cursor(path), notes=self._names(path), changed=changed)
        return True

    def finish(self, path):
        """Draw the rest after the land itself; says whether anything is left for the next time."""
        if self._map.paint_more():
            return True
        if self.side:
            self._draw_words(path)
        return False

    def _names(self, path):
        """The name and turns of each piece, on the edge of its slot: D1."""
        notes = {}
        if path and path[0] not in (TILE, MEND):
            for slot, name in enumerate(self.editor.names(path)):
                notes[self.editor.slot_cell(slot)] = name
        return notes

    def _cursor(self, path):
        """The cell that the path is about: a spot, or the edge of a slot."""
        if len(path) > 1 and path[0] == TILE:
            return self.editor.spots()[len(path) - 2]
        if len(path) == 2 and path[0] == PIECE:
            return self.editor.slot_cell(int(path[1]))
        if len(path) > 2 and path[0] == MEND:
            return self.editor.hexes.cell_of(path[1] + path[2])
        return -1

    def _centre(self, path):
        cursor = self._cursor(path)
        if cursor >= 0:
            return cursor
        if len(path) > 2 and path[0] == PIECE:
            return self.editor.slot_cell(int(path[1]))
        return self.editor.hexes.count // 2

    def entry_panel(self, entry):
        return EntryPanel(entry, self.canvas, self.texts)

    # In words

    def title(self, path, player):
        return self._words(path)[0]

    def status(self, path):
        note = self.texts.fit("la_strada.ours", NOTE) if self.editor.is_standin else ""
        return " ".join(self._words(path)[1:]) or note

    def verb(self, path):
        if len(path) == 1:
            return "la_strada.verb_" + path[0]
        return "ui.choose"

    def _words(self, path):
        """What is picked, in a few short lines."""
        texts = self.texts
        if not path or len(path) == 1:
            return [texts("la_strada.word_" + path[0]) if path else texts("la_strada.editor_title")] + self._lacking()
        if path[0] == ENTER:
            return [texts("la_strada.edge_of", count=path[1])]
        if path[0] == MEND:
            lines = [texts("la_strada.mend_row", row=path[1]) if len(path) == 2 else path[1] + path[2]]
            return lines + [texts("la_strada.answer_" + ENTRY_WORDS[ANSWERS.index(letter)]) for letter in path[3:4]]
        if path[0] == TILE:
            left = [choice for choice in self.editor.next(path[:-1]) if choice.token == path[-1]]
            kind = texts("la_strada.kind_" + ("city", "town", "village", "farm")[SETTLEMENTS.index(path[-1])])
            number = texts("la_strada.spot_of", number=len(path) - 1)
            return [number, kind] + [texts("la_strada.left_of", count=one.value) for one in left]
        lines = [texts("la_strada.slot", slot=path[1])]
        if len(path) > 2:
            lines.append(texts("la_strada.piece_in", piece=path[2], slot=path[1]))
        if len(path) > 3:
            lines.append(texts("la_strada.turned", turn=path[3]))
        return lines

    def _lacking(self):
        """How many spots there are, if it is no land yet."""
        count = self.editor.count()
        return [] if count == PLACES else [self.texts("la_strada.entry_spots", count=count, most=PLACES)]

    def _draw_words(self, path):
        canvas, x = self.canvas, self.side
        mono = canvas.mono
        left = x - (3 if mono else 1)
        canvas.fill(left, 0 if mono else 17, canvas.width - left, canvas.height - (10 if mono else 34), canvas.NIGHT)
        font, pitch, y = ("S", 10, 2) if mono else ("M", 14, 24)
        columns = (canvas.width - x) // (5 if mono else 7)
        if len(path) > 1 and path[0] == TILE and not mono:
            canvas.icon(x, y - 2, ICONS[SETTLEMENTS.index(path[-1])], canvas.CHALK)
            y += 14
        for text in self._words(path):
            for line in canvas.wrap(text, columns):
                canvas.text(x, y, line, canvas.CHALK, font)
                y += pitch
        if not mono:
            for line in canvas.wrap(self.texts("la_strada.standin_note"), columns) if self.editor.is_standin else ():
                canvas.text(x, canvas.height - 34, line, canvas.AMBER, font)
