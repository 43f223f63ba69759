"""The game on a map: starts, roads from hex to hex, what the player on turn can reach."""

from wayside.games.la_strada.rules import refuse, tree
from wayside.games.la_strada.rules.land import FIRST_COST, NO_PLACE
from wayside.games.la_strada.rules.notation import BUILD, START
from wayside.games.la_strada.rules.reach import Reach
from wayside.games.la_strada.rules.rulebook import PLAY, STARTS, LaStradaRules
from wayside.games.moves import Refusal


class MapRules(LaStradaRules):
    def __init__(self, settings):
        super().__init__(settings)
        self.land = settings.land
        self.hexes = self.land.hexes
        self._reach = None
        self._reach_seat = -1
        self._apart = None  # whether some start beside no settlement is possible, once that was asked

    def value(self, place):
        return self.land.values[place]

    def place_name(self, place):
        return self.hexes.name(self.land.places[place])

    def spot(self, cell):
        return self.hexes.spot(cell)

    # The tree of moves

    def next(self, path):
        return tree.legal(self, path)

    def tries(self, path):
        from wayside.games.la_strada.rules.asking import tries

        return tries(self, path)

    def likely(self, path):
        return tree.likely(self, path)

    def text_of(self, path):
        return tree.text_of(self, path)

    def expects(self):
        """What is to be done now: start, build, end or over."""
        if self.turn < 0:
            return "over"
        if self.phase == STARTS:
            return START
        return BUILD if self.can_build() else "end"

    # What can be reached

    def reach(self, seat=None):
        """The Reach of a seat, by default of the player on turn; kept until something happens."""
        seat = self.turn if seat is None else seat
        if self._reach_seat != seat:
            self._reach = Reach(self.board, self.settings, seat, self.pending if seat == self.turn else NO_PLACE)
            self._reach_seat = seat
        return self._reach

    def adopt(self, parts):
        super().adopt(parts)
        self.land = parts.land
        self.hexes = parts.land.hexes

    def _forget(self):
        self._reach = None
        self._reach_seat = -1
        self._apart = None

    def can_build(self):
        return self.phase == PLAY and self.reach().can_build(self.board.days[self.turn])

    def _stuck(self, limit):
        if self.reach().can_build(limit):
            return None
        if not self.board.left[self.turn]:
            return "no_merchants"
        return "no_tiles" if self._with_all_tiles(limit) else "no_route"

    def _with_all_tiles(self, limit):
        """Whether more tiles would help."""
        board = self.board
        kept = bytes(board.tiles)
        for index in range(len(board.tiles)):
            board.tiles[index] = limit
        helps = Reach(board, self.settings, self.turn).can_build(limit)
        board.tiles[:] = kept
        return helps

    # Check and play

    def _check(self, what, names):
        if (what == START) != (self.phase == STARTS):
            return Refusal("not_started" if self.phase == STARTS else "started", "1.1")
        cells = bytes([self.hexes.cell_of(name) for name in names])
        if what == START:
            return refuse.check_start(self, names[0], cells[0])
        return refuse.check_road(self, names, cells)

    def start_fault(self, cell):
        """The code of what stands against a start on a cell, or ""."""
        fault = self._start_fault(cell)
        if not fault and not self.settings.start_by_settlement and self._beside_settlement(cell):
            # Few lands have many plains beside no settlement: where the last one is gone, the option is silent.
            if self._apart is None:
                cells = range(self.hexes.count)
                self._apart = any([not self._beside_settlement(cell) and not self._start_fault(cell) for cell in cells])
            if self._apart:
                return "by_settlement"
        return fault

    def _start_fault(self, cell):
        board = self.board
        if not board.costs[cell]:
            return "occupied"
        if board.costs[cell] != FIRST_COST:
            return "terrain"
        return "spacing" if self.start_beside(cell) >= 0 else ""

    def start_beside(self, cell):
        """A start that lies too near to this cell, or -1."""
        for direction in range(6):
            other = self.hexes.neighbours[6 * cell + direction]
            owner = self.board.start_seat(other)
            if owner >= 0 and (owner != self.turn or self.settings.starts_apart):
                return other
        return -1

    def _beside_settlement(self, cell):
        for direction in range(6):
            other = self.hexes.neighbours[6 * cell + direction]
            if other < self.hexes.count and self.land.place_at[other] != NO_PLACE:
                return True
        return False

    def _play(self, what, names):
        cells = [self.hexes.cell_of(name) for name in names]
        board = self.board
        if what == START:
            board.lay_start(cells[0])
            self._next_start()
            return
        cost = 0
        for cell in cells[1:-1]:
            cost += board.costs[cell]
        board.lay_road(self.turn, cells)
        self._reach_place(self.land.place_at[cells[-1]], cost)

    def _next_start(self):
        """Clockwise; with two players twice round, and the second one plays first (1.1, 1.6)."""
        seats = len(self.players)
        laid = len(self.board.starts)
        self.turn = laid % seats
        if laid == (4 if self.settings.two else seats):
            self.phase = PLAY
            self.turn = 1 if self.settings.two else 0
            self._begin_turn()
