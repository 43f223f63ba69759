"""The rules of Kalah. A player's pits are 1 to 6 in the order of sowing; the store comes after them."""

from wayside.games.contract import Rules
from wayside.games.moves import END, Choice, Option, Refusal

PITS = 6
STORE = PITS  # its place after a player's pits
ROW = PITS + 1  # a player's pits and the store
OPTIONS = (Option("seeds", "4", ("3", "4", "5", "6")), Option("capture", "on", ("on", "off")))


class KalahRules(Rules):
    def __init__(self, game, players, options):
        super().__init__(game, players, options)
        seeds = int(self.options["seeds"])
        self.board = bytearray(([seeds] * PITS + [0]) * 2)

    def seeds(self, seat):
        """The seeds in each pit of a player."""
        return list(self.board[ROW * seat : ROW * seat + PITS])

    # Moves

    def next(self, path):
        if self.turn < 0 or len(path) > 1:
            return []
        if path:
            return [Choice(END)] if self.check(path[0]) is None else []
        legal = [pit for pit in range(PITS) if self.seeds(self.turn)[pit]]
        return [Choice(str(pit + 1), value=self.seeds(self.turn)[pit]) for pit in legal]

    def tries(self, path):
        """Any pit, for questions."""
        if self.turn < 0:
            return []
        return [Choice(END)] if path else [Choice(str(pit + 1)) for pit in range(PITS)]

    def check(self, text):
        if self.turn < 0:
            return Refusal("over")
        pit = text.strip()
        if len(pit) != 1 or pit not in "123456":
            return Refusal("syntax")
        if not self.seeds(self.turn)[int(pit) - 1]:
            return Refusal("empty", pit=pit)
        return None

    def play(self, text):
        board, seat = self.board, self.turn
        place = ROW * seat + int(text) - 1
        hand, board[place] = board[place], 0
        while hand:
            place = (place + 1) % (2 * ROW)
            if place != ROW * (1 - seat) + STORE:  # the opponent's store is left out
                board[place] += 1
                hand -= 1
        if place != ROW * seat + STORE:  # a player whose last seed falls into the own store continues
            self._capture(seat, place)
            self.turn = 1 - seat
        if not sum(self.seeds(0)) or not sum(self.seeds(1)):
            self._end()

    def _capture(self, seat, place):
        """A last seed in an own empty pit captures the opposite pit."""
        pit = place - ROW * seat
        opposite = 2 * PITS - place
        if self.options["capture"] == "on" and 0 <= pit < PITS and self.board[place] == 1 and self.board[opposite]:
            self.board[ROW * seat + STORE] += 1 + self.board[opposite]
            self.board[place] = self.board[opposite] = 0

    def _end(self):
        """Each player gets all that is left in the own pits."""
        for seat in range(2):
            self.board[ROW * seat + STORE] += sum(self.seeds(seat))
            for pit in range(PITS):
                self.board[ROW * seat + pit] = 0
        self.turn = -1

    # The score

    def score(self):
        stores = [self.board[ROW * seat + STORE] for seat in range(2)]
        return [(store, [("kalah.line_store", {}, store)]) for store in stores]

    def outcome(self):
        if self.turn >= 0:
            return None
        first, second = [total for total, _ in self.score()]
        return "empty", [[0, 1]] if first == second else [[0], [1]] if first > second else [[1], [0]]

    # The state

    def state(self):
        rows = {player: self.seeds(seat) for seat, player in enumerate(self.players)}
        return {"turn": self.players[self.turn] if self.turn >= 0 else None, "pits": rows}

    def snapshot(self):
        return bytes([self.turn + 1]) + bytes(self.board)

    def restore(self, data):
        if len(data) != 1 + 2 * ROW or data[0] > 2:
            raise ValueError("no snapshot of a match")
        self.turn = data[0] - 1
        self.board = bytearray(data[1:])
