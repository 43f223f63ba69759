"""The picker: walks the tree of legal moves, rules.next(path), with two keys, four keys or a joystick.

It offers only legal choices. A single choice is made automatically, except the last one of a move, which waits for OK.
With a joystick a column and its row are one choice: the cell.
"""

from wayside.games.moves import CELL, COLUMN, END, WAIT
from wayside.ui.keys import DOWN, LEFT, RIGHT, UP

FAR = 100  # more than the height of any board


class Entry:
    """A cell that a joystick chooses with one press: two tokens. All other entries are a Choice, with one token."""

    def __init__(self, tokens, choice):
        self.tokens = tokens
        self.kind = choice.kind
        self.cell = choice.cell
        self.value = choice.value


class Picker:
    """A cursor in the tree of moves. `tree` is rules.next, or rules.tries to offer illegal moves too."""

    def __init__(self, rules, joystick=False, tree=None):
        self.rules = rules
        self.joystick = joystick
        self.tree = tree or rules.next
        self.path = []
        self.entries = []
        self.cursor = 0
        self._chosen = []  # the length of the path before each choice that the person made
        self._fixed = 0  # how many of those choices cannot be dropped any more
        self._open()

    @property
    def bound(self):
        """Whether the last choice cannot be dropped, so the move must be completed."""
        return 0 < self._fixed == len(self._chosen)

    @property
    def droppable(self):
        """Whether there is a choice that can be dropped."""
        return len(self._chosen) > self._fixed

    @property
    def entry(self):
        return self.entries[self.cursor] if self.entries else None

    def step(self, count, wrap=True):
        """Move the cursor along the entries; without wrap it stops at the ends. Says whether it moved."""
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
        """Joystick: go to the nearest legal cell in a direction. After the last cell come entries that are no cells."""
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
        if best < 0:  # no cell in that direction
            backward = direction in (DOWN, LEFT)
            if not aside or not wrap:
                return wrap and self.step(-1 if backward else 1)
            best = aside[-1 if backward else 0]
        self.cursor = best
        return True

    def _aside(self):
        """The entries that no direction reaches: those that are no cells, and those on the cell of an earlier entry."""
        cells = []
        aside = []
        for index, entry in enumerate(self.entries):
            if entry.kind != CELL or entry.cell in cells:
                aside.append(index)
            else:
                cells.append(entry.cell)
        return aside

    def _walk_aside(self, aside, step, wrap):
        """Move among the entries that are no cells; from either end of them back to the cells."""
        at = aside.index(self.cursor) + step
        if 0 <= at < len(aside):
            self.cursor = aside[at]
        elif not wrap:
            return False
        elif len(aside) < len(self.entries):
            self.cursor = min([index for index in range(len(self.entries)) if index not in aside])
        else:
            self.cursor = aside[at % len(aside)]
        return True

    def choose(self):
        """Choose the entry under the cursor; returns the text of the move if it is complete, else None."""
        entry = self.entry
        if entry is None:
            return None
        self._chosen.append(len(self.path))
        if entry.kind == WAIT:
            self._fixed = len(self._chosen)
        for token in entry.tokens:
            if token != END:
                self.path.append(token)
        if entry.tokens[-1] == END:
            return self.rules.text_of(self.path)
        return self._open()

    def walk(self, tokens):
        """Choose these tokens from the start, as far as they are offered."""
        for step, token in enumerate(tokens):
            if step < len(self.path):  # this choice was automatic
                continue
            for index, entry in enumerate(self.entries):
                if entry.tokens[0] == token:
                    self.cursor = index
                    self.choose()
                    break

    def completes(self):
        """Whether the entry under the cursor completes a move."""
        path = self.preview()
        following = self.tree(path)
        return self.entry is not None and (self.entry.tokens[-1] == END or following and following[0].token == END)

    def at_end(self):
        """Whether the entry under the cursor is END."""
        return self.entry is not None and self.entry.tokens[-1] == END

    def drop(self):
        """Drop the last choice that the person made; says whether there was one."""
        if not self.droppable:
            return False
        keep = self._chosen.pop()
        dropped = self.path[keep:]
        self.path = self.path[:keep]
        self._open(dropped)
        return True

    def preview(self):
        """The path plus the entry under the cursor."""
        entry = self.entry
        return self.path + [token for token in entry.tokens if token != END] if entry else self.path

    def state(self):
        """Its state as an immutable value, for `return_to`."""
        return tuple(self.path), self.entries, self.cursor, tuple(self._chosen), self._fixed

    def return_to(self, state):
        path, self.entries, self.cursor, chosen, self._fixed = state
        self.path, self._chosen = list(path), list(chosen)

    def _open(self, dropped=None):
        """List the entries after the path, and make automatic choices first."""
        self.path, choices = self._led(self.path)
        if _ends(choices):
            return self.rules.text_of(self.path)
        self.entries = self._entries(choices)
        self.cursor = self._start(dropped)
        return None

    def _led(self, path):
        """(path, choices) after all automatic choices."""
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
        """Where the cursor starts: on the choice that was just dropped, or on the most likely one."""
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
    """Whether the only choice is END: the move is complete."""
    return len(choices) == 1 and choices[0].token == END


def _distance(direction, dx, dy):
    """The length of a step in a direction, 0 if it goes another way; y grows upward.

    Up and down stay in the column. Left and right go to the next column, to the nearest row in it. So every cell can be
    reached from every other.
    """
    along = dx if direction == RIGHT else -dx if direction == LEFT else dy if direction == UP else -dy
    aside = dy if direction in (LEFT, RIGHT) else dx
    if along <= 0 or direction in (UP, DOWN) and aside:
        return 0
    return FAR * along + abs(aside)
