"""The hexagon of hexes: cells as small numbers, row by row from the bottom, their names and their neighbours.

Names are as in Abalone: rows a, b, ... from the bottom, diagonals 1, 2, ... Direction 0 is east (diagonal + 1), the
others follow counter-clockwise.
"""

ROWS = "abcdefghijklmno"  # the largest board has 15 rows
NOWHERE = 255  # the neighbour beyond the edge; no board has so many cells

_ROW_STEPS = (0, 1, 1, 0, -1, -1)
_DIAGONAL_STEPS = (1, 1, 0, -1, -1, 0)


class Hexes:
    """A hexagon with `size` rows below its middle row and `size` rows above it. Each edge has `size` + 1 hexes."""

    def __init__(self, size):
        self.size = size
        self.rows = 2 * size + 1
        self.firsts = bytearray()  # the first cell of each row, and the number of cells after the last one
        cell = 0
        for row in range(self.rows):
            self.firsts.append(cell)
            cell += self.length(row)
        self.firsts.append(cell)
        self.count = cell
        self._rows = bytearray()  # the row of each cell
        for row in range(self.rows):
            self._rows.extend(bytes([row]) * self.length(row))
        self.neighbours = bytearray(6 * cell)  # cell * 6 + direction
        place = 0
        for row in range(self.rows):
            lead = self.lead(row)
            for diagonal in range(lead, lead + self.length(row)):
                for direction in range(6):
                    other = self.cell_at(row + _ROW_STEPS[direction], diagonal + _DIAGONAL_STEPS[direction])
                    self.neighbours[place] = other
                    place += 1

    def length(self, row):
        return self.rows - abs(row - self.size)

    def lead(self, row):
        """The first diagonal of a row."""
        return max(1, row - self.size + 1)

    def cell_at(self, row, diagonal):
        """The cell of a row (from 0) and a diagonal (from 1), or NOWHERE."""
        if not 0 <= row < self.rows:
            return NOWHERE
        place = diagonal - self.lead(row)
        return self.firsts[row] + place if 0 <= place < self.length(row) else NOWHERE

    def row_of(self, cell):
        return self._rows[cell]

    def diagonal_of(self, cell):
        row = self.row_of(cell)
        return cell - self.firsts[row] + self.lead(row)

    def name(self, cell):
        return ROWS[self.row_of(cell)] + str(self.diagonal_of(cell))

    def cell_of(self, name):
        """The cell of a name such as g3, or NOWHERE. The caller has checked the form with notation.is_name."""
        return self.cell_at(ord(name[0]) - ord("a"), int(name[1:]))

    def spot(self, cell):
        """(column, row) from 0. Every other row moves half a column to the left, because rows of hexes are shifted."""
        row = self.row_of(cell)
        return self.diagonal_of(cell) - 1 - row // 2 + self.size // 2, row

    def direction(self, cell, other):
        """The direction from a cell to its neighbour, or -1 if they are not neighbours."""
        for direction in range(6):
            if self.neighbours[6 * cell + direction] == other:
                return direction
        return -1
