"""The picker: walks the tree of legal moves, rules.next(path), with two keys, four, or a joystick.

It offers only what is legal. A single choice takes itself, except the last one of a move, which waits for OK.
With a joystick a column and its row are one choice: the cell.
"""

from wayside.games.moves import CELL, COLUMN, END, WAIT
from wayside.ui.keys import DOWN, LEFT, RIGHT, UP

FAR = 100  # more than any board is high


class Entry:
    """What one press of OK would choose with a joystick: a cell, of two tokens. Elsewhere it is a Choice, of one."""

    def __init__(self, tokens, choice):
        self.tokens = tokens
        self.kind = choice.kind
        self.cell = choice.cell
        self.value = choice.value


class Picker:
    """A cursor in the tree of moves. `tree` is rules.next, or rules.tries to ask about any move."""

    def __init__(self, rules, joystick=False, tree=None):
        self.rules = rules
        self.joystick = joystick
        self.tree = tree or rules.next
        self.path = []
        self.entries = []
        self.cursor = 0
        self._chosen = []  # lengths of the path before each choice a person made
        self._kept = 0  # so many of those choices cannot be dropped any more
        self._open()

    @property
    def bound(self):
        """Whether the last choice cannot be dropped, nor anything else done before the move is complete."""
        return 0 < self._kept == len(self._chosen)

    @property
    def droppable(self):
        """Whether there is a choice that can be undone."""
        return len(self._chosen) > self._kept

    @property
    def entry(self):
        return self.entries[self.cursor] if self.entries else None

    def step(self, count, wrap=True):
        """Move along the ring; without wrap it halts at the ends. Says whether the cursor moved."""
        if not self.entries:
            return False
        target = self.cursor + count
        if wrap:
            target %= len(self.entries)
        else:
            target = max(0, min(len(self.entries) - 1, target))
        moved = target != self.cursor
        self.cursor = target
        return moved

    def aim(self, direction, wrap=True):
        """Joystick: to the nearest legal cell that way; beyond the last one lies what is no cell, as a list."""
        entry = self.entry
        if entry is None:
            return False
        aside = self._aside()
        if self.cursor in aside:
            return self._walk_aside(aside, -1 if direction in (UP, LEFT) else 1, wrap)
        best, best_distance = -1, 0
        x, y = self.rules.spot(entry.cell)
        for index, other in enumerate(self.entries):
            if index not in aside:
                other_x, other_y = self.rules.spot(other.cell)
                distance = _distance(direction, other_x - x, other_y - y)
                if distance and (best < 0 or distance < best_distance):
                    best, best_distance = index, distance
        if best < 0:  # nothing lies that way
            backward = direction in (DOWN, LEFT)
            if not aside or not wrap:
                return wrap and self.step(-1 if backward else 1)
            best = aside[-1 if backward else 0]
        self.cursor = best
        return True

    def _aside(self):
        """Entries that no direction leads to: those that are no cells, and those on the cell of an earlier one."""
        cells = []
        aside = []
        for index, entry in enumerate(self.entries):
            if entry.kind != CELL or entry.cell in cells:
                aside.append(index)
            else:
                cells.append(entry.cell)
        return aside

    def _walk_aside(self, aside, step, wrap):
        """Along the entries that are no cells; from either end of them back to the board, if there is one."""
        place = aside.index(self.cursor) + step
        if 0 <= place < len(aside):
            self.cursor = aside[place]
        elif not wrap:
            return False
        elif len(aside) < len(self.entries):
            self.cursor = min([index for index in range(len(self.entries)) if index not in aside])
        else:
            self.cursor = aside[place % len(aside)]
        return True

    def choose(self):
        """Take the entry under the cursor; the answer is the text of the move when it is complete."""
        entry = self.entry
        if entry is None:
            return None
        self._chosen.append(len(self.path))
        if entry.kind == WAIT:
            self._kept = len(self._chosen)
        for token in entry.tokens:
            if token != END:
                self.path.append(token)
        if entry.tokens[-1] == END:
            return self.rules.text_of(self.path)
        return self._open()

    def walk(self, tokens):
        """Choose these, from the beginning, as far as they are offered."""
        for place, token in enumerate(tokens):
            if place < len(self.path):  # it took itself
                continue
            for index, entry in enumerate(self.entries):
                if entry.tokens[0] == token:
                    self.cursor = index
                    self.choose()
                    break

    def completes(self):
        """Whether the entry under the cursor is the last choice of a move."""
        path = self.preview()
        following = self.tree(path)
        return self.entry is not None and (self.entry.tokens[-1] == END or following and following[0].token == END)

    def at_end(self):
        """Whether the entry under the cursor ends the move, and adds nothing to it."""
        return self.entry is not None and self.entry.tokens[-1] == END

    def drop(self):
        """Undo the last choice a person made; says whether there was one that can be undone."""
        if not self.droppable:
            return False
        keep = self._chosen.pop()
        dropped = self.path[keep:]
        self.path = self.path[:keep]
        self._open(dropped)
        return True

    def preview(self):
        """The path with the entry under the cursor added: what the screen shows as a ghost."""
        entry = self.entry
        return self.path + [token for token in entry.tokens if token != END] if entry else self.path

    def place(self):
        """Where it stands now, as a value that does not change."""
        return tuple(self.path), self.entries, self.cursor, tuple(self._chosen), self._kept

    def return_to(self, place):
        path, self.entries, self.cursor, chosen, self._kept = place
        self.path, self._chosen = list(path), list(chosen)

    def _open(self, dropped=None):
        """List the entries at this place of the tree, or the next that leaves a choice."""
        self.path, choices = self._led(self.path)
        if _ends(choices):
            return self.rules.text_of(self.path)
        self.entries = self._entries(choices)
        self.cursor = self._start(dropped)
        return None

    def _led(self, path):
        """(path, choices): where a path leads through all places that leave no choice."""
        path = list(path)
        while True:
            choices = self.tree(path)
            if len(choices) != 1 or choices[0].token == END or choices[0].kind == WAIT:
                return path, choices
            following = self.tree(path + [choices[0].token])
            if _ends(following):
                return path, choices
            path.append(choices[0].token)

    def _entries(self, choices):
        entries = []
        for choice in choices:
            if self.joystick and choice.kind == COLUMN:
                for inner in self.tree(self.path + [choice.token]):
                    entries.append(Entry((choice.token, inner.token), inner))
            else:
                entries.append(choice)
        return entries

    def _start(self, dropped):
        """Where the cursor begins: on the choice just dropped, or on the likeliest one."""
        likely = self.rules.likely(self.path) if dropped is None else dropped
        best, best_match = 0, 0
        for index, entry in enumerate(self.entries):
            match = 0
            while match < len(likely) and match < len(entry.tokens) and entry.tokens[match] == likely[match]:
                match += 1
            if match > best_match:
                best, best_match = index, match
        return best


def _ends(choices):
    """Whether nothing is left to choose: the move is complete."""
    return len(choices) == 1 and choices[0].token == END


def _distance(direction, dx, dy):
    """How far a step is in a direction, 0 for a step that leads another way; y grows upward.

    Up and down keep to the column; left and right go to the next column, to the row nearest there. So every cell can
    be reached from every other.
    """
    along = dx if direction == RIGHT else -dx if direction == LEFT else dy if direction == UP else -dy
    aside = dy if direction in (LEFT, RIGHT) else dx
    if along <= 0 or direction in (UP, DOWN) and aside:
        return 0
    return FAR * along + abs(aside)
