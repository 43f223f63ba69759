"""The game on a map: starts, roads from hex to hex, what the player on turn can reach."""

from wayside.games.la_strada.rules.on_map import tree
from wayside.games.la_strada.rules.on_map.reach import Reach
from wayside.games.la_strada.rules.shared import reasons, roads
from wayside.games.la_strada.rules.shared.land import NO_PLACE
from wayside.games.la_strada.rules.shared.notation import BUILD, START
from wayside.games.la_strada.rules.shared.rulebook import PLAY, STARTS, LaStradaRules
from wayside.games.moves import Refusal


class MapRules(LaStradaRules):
    def __init__(self, variant):
        super().__init__(variant)
        self.land = variant.land
        self.hexes = self.land.hexes
        self._reach = None
        self._reach_seat = -1
        self._apart = None  # whether a start beside no settlement is possible; None: not known yet

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
        from wayside.games.la_strada.why.asking import tries

        return tries(self, path)

    def likely(self, path):
        return tree.likely(self, path)

    def text_of(self, path):
        return tree.text_of(self, path)

    def expects(self):
        """What the player must do now: start, build, end or over."""
        if self.turn < 0:
            return "over"
        if self.phase == STARTS:
            return START
        return BUILD if self.can_build() else "end"

    # What can be reached

    def reach(self, seat=None):
        """The Reach of a seat, by default of the player on turn. It is computed once for a position."""
        seat = self.turn if seat is None else seat
        if self._reach_seat != seat:
            self._reach = Reach(self.board, self.variant, seat, self.pending if seat == self.turn else NO_PLACE)
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
        before = bytes(board.tiles)
        for index in range(len(board.tiles)):
            board.tiles[index] = limit
        helps = Reach(board, self.variant, self.turn).can_build(limit)
        board.tiles[:] = before
        return helps

    # Check and play

    def _check(self, what, names):
        if (what == START) != (self.phase == STARTS):
            return Refusal("not_started" if self.phase == STARTS else "started", "1.1")
        cells = bytes([self.hexes.cell_of(name) for name in names])
        if what == START:
            return reasons.check_start(self, names[0], cells[0])
        return reasons.check_road(self, names, cells)

    def start_fault(self, cell):
        """The code of what forbids the player on turn a start on a cell, or ""."""
        fault = roads.start_fault(self.variant, self.board, self.turn, cell)
        if not fault and not self.variant.start_by_settlement and roads.is_by_settlement(self.board, cell):
            # Few lands have many plains away from settlements. When the last is used, the option no longer counts.
            if self._apart is None:
                self._apart = any([self._is_apart(cell) for cell in range(self.hexes.count)])
            if self._apart:
                return "by_settlement"
        return fault

    def _is_apart(self, cell):
        """Whether a start may be on a cell, and no settlement is beside it."""
        if roads.is_by_settlement(self.board, cell):
            return False
        return not roads.start_fault(self.variant, self.board, self.turn, cell)

    def _play(self, what, names):
        cells = [self.hexes.cell_of(name) for name in names]
        board = self.board
        if what == START:
            board.lay_start(cells[0])
            self._next_start()
            return
        cost = roads.tile_days(roads.needs_of(board, cells))
        board.lay_road(self.turn, cells)
        self._reach_place(self.land.place_at[cells[-1]], cost)

    def _next_start(self):
        """Clockwise; with two players twice around, and then the second one plays first (1.1, 1.6)."""
        laid = len(self.board.starts)
        self.turn = laid % len(self.players)
        if laid == self.variant.starts:
            self.phase = PLAY
            self.turn = self.variant.first_turn
            self._begin_turn()
