"""A slow, literal reading of the Nasca rules to compare with the engine. Moves are texts; a cell holds a stack."""

DEFAULTS = {
    "support": "any",
    "rest_on_span": "on",
    "short_bridge": "on",
    "height_limit": "0",
    "under_bridge": "covered",
    "bridge_closes": "on",
    "diagonal_leak": "off",
    "neutral_wall": "off",
    "enemy_inside": "on",
    "covered_corner": "on",
}


class Piece:
    def __init__(self, owner: str, cells: list[tuple], level: int) -> None:
        self.owner = owner
        self.cells = cells
        self.level = level


class Literal:
    """The pieces of one round. Pieces are texts as in a position: the owner's letter and the bar, Rc3v3."""

    def __init__(self, pieces: str = "-", columns: int = 11, rows: int = 10, **options: str) -> None:
        self.columns, self.rows = columns, rows
        self.options = DEFAULTS | {key: value for key, value in options.items() if key in DEFAULTS}
        self.stacks: dict[tuple, list[Piece]] = {
            (column, row): [] for column in range(1, columns + 1) for row in range(1, rows + 1)
        }
        if pieces != "-":
            for piece in pieces.split(","):
                self.place(piece[0], piece[1:])

    def cells_of(self, bar: str) -> list[tuple]:
        """The cells of a well-formed bar, c3v3, from its first."""
        direction = "v" if "v" in bar else "h"
        row, length = map(int, bar[1:].split(direction))
        column = ord(bar[0]) - ord("a") + 1
        if direction == "h":
            return [(column + index, row) for index in range(length)]
        return [(column, row + index) for index in range(length)]

    def place(self, owner: str, bar: str) -> None:
        cells = self.cells_of(bar)
        piece = Piece(owner, cells, self.height(cells[0]) + 1)
        for cell in cells:
            self.stacks[cell].append(piece)

    def height(self, cell: tuple) -> int:
        stack = self.stacks[cell]
        return stack[-1].level if stack else 0

    # Legality

    def legal(self, owner: str, bar: str) -> bool:
        cells = self.cells_of(bar)
        if any(cell not in self.stacks for cell in cells):
            return False  # fact 5
        heights = [self.height(cell) for cell in cells]
        if not any(heights):
            return True  # fact 6
        if heights[0] == 0 or heights[0] != heights[-1] or max(heights) > heights[0]:
            return False  # facts 7 and 10
        contacts = [cell for cell in cells if self.height(cell) == heights[0]]
        supports = [self.stacks[cell][-1] for cell in contacts]
        if len(set(map(id, supports))) < len(supports):
            return False  # fact 8
        colours = [piece.owner for piece in supports]
        if owner not in colours and set(colours) != {"N"}:
            return False  # fact 9
        if self.options["support"] == "end" and set(colours) != {"N"} and owner not in (colours[0], colours[-1]):
            return False  # fact 9b
        if self.options["rest_on_span"] == "off" and any(self.hangs(cell) for cell in contacts):
            return False
        if self.options["short_bridge"] == "off" and len(cells) == 2:
            return False
        limit = int(self.options["height_limit"])
        return limit == 0 or heights[0] + 1 <= limit

    def hangs(self, cell: tuple) -> bool:
        """Whether there is nothing directly under the topmost piece here."""
        levels = [piece.level for piece in self.stacks[cell]]
        return levels[-1] > 1 and levels[-1] - 1 not in levels

    # Scoring

    def colour(self, cell: tuple) -> str:
        """The cell as a border: the colour seen from above; '' if it borders nothing."""
        if self.options["bridge_closes"] == "off" and self.ground_is_free(cell):
            return ""
        return self.stacks[cell][-1].owner if self.stacks[cell] else ""

    def ground_is_free(self, cell: tuple) -> bool:
        return all(piece.level > 1 for piece in self.stacks[cell])

    def is_empty(self, cell: tuple) -> bool:
        if self.options["under_bridge"] == "empty":
            return self.ground_is_free(cell)
        return not self.stacks[cell]

    def around(self, cell: tuple) -> list[tuple]:
        column, row = cell
        steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        if self.options["diagonal_leak"] == "on":
            steps += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
        return [(column + x, row + y) for x, y in steps]

    def walls(self, player: str) -> set[tuple]:
        colours = {player, "N"} if self.options["neutral_wall"] == "on" else {player}
        return {cell for cell in self.stacks if self.colour(cell) in colours}

    def fenced(self, player: str) -> list[set[tuple]]:
        """The regions that the player's colour encloses, with no edge, one, or two adjacent ones."""
        walls = self.walls(player)
        open_cells = set(self.stacks) - walls
        regions = []
        while open_cells:
            region, fresh = set(), {open_cells.pop()}
            while fresh:
                region |= fresh
                fresh = {near for cell in fresh for near in self.around(cell) if near in open_cells}
                open_cells -= fresh
            if self.is_fenced(player, region):
                regions.append(region)
        return regions

    def is_fenced(self, player: str, region: set[tuple]) -> bool:
        columns, rows = {column for column, _ in region}, {row for _, row in region}
        sideways = {1, self.columns} & columns
        upright = {1, self.rows} & rows
        if len(sideways) == 2 or len(upright) == 2:
            return False
        border = {near for cell in region for near in self.around(cell)} - region
        if not any(cell in self.stacks and self.colour(cell) == player for cell in border):
            return False
        if self.options["covered_corner"] == "off" and sideways and upright:
            corner = (sideways.pop(), upright.pop())
            return corner in region and not self.stacks[corner]
        return True

    def unspoiled(self, player: str, own: list[set[tuple]], other: list[set[tuple]]) -> list[set[tuple]]:
        kept = []
        for region in own:
            foreign = {
                cell for cell in region if self.stacks[cell] and self.stacks[cell][-1].owner not in (player, "N")
            }
            inner = [area for area in other if len(area) < len(region) and area & (region - foreign)]
            if not foreign or inner:
                kept.append(region)
        return kept

    def score(self, player: str = "R", enemy: str = "B") -> tuple[int, int]:
        areas = {player: self.fenced(player), enemy: self.fenced(enemy)}
        if self.options["enemy_inside"] == "off":
            areas = {
                player: self.unspoiled(player, areas[player], areas[enemy]),
                enemy: self.unspoiled(enemy, areas[enemy], areas[player]),
            }
        points = {player: 0, enemy: 0}
        for cell in filter(self.is_empty, self.stacks):
            sizes = {who: len(region) for who in areas for region in areas[who] if cell in region}
            if len(sizes) == 1:
                points[next(iter(sizes))] += 1
            elif len(sizes) == 2 and sizes[player] != sizes[enemy]:
                points[min(sizes, key=sizes.get)] += 1
        return points[player], points[enemy]
