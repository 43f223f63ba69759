"""The rules as the referee needs them, on a road and in the books: whose turn, check, play, the score."""

from wayside.games.contract import Rules
from wayside.games.moves import Refusal
from wayside.games.strada_romana.rules.shared import notation, scoring, seal
from wayside.games.strada_romana.rules.shared.notation import LAYING, MOVE, OSTIA, PASS, WAGON, reads
from wayside.games.strada_romana.rules.shared.pieces import MOST_WAGON_TILES, STACK, WAGONS, Pieces
from wayside.games.strada_romana.rules.shared.tree import legal, text_of
from wayside.games.strada_romana.rules.shared.turn import PLAYING, in_bag, perform

REASONS = ("points", "arrivals")


class StradaRomanaRules(Rules):
    """Seats follow `players`; seat 0 begins. `laying` names the layout that the players must enter now, or is "".

    A subclass gives what differs on a road and in the books: the class of a turn, the tree of its movements, an example.
    """

    first_laying = OSTIA  # the first of the layouts that the players enter
    countable = False  # a turn can have more than a million forms (2.11)

    def __init__(self, players, options, turn_class, movement, example):
        self.begin_turn = turn_class
        self._movement = movement
        self._example = example
        # Imported only here, so they need no memory later.
        from wayside.games.strada_romana.setup.start.layout import lay_out, put_away
        from wayside.games.strada_romana.setup.start.options import read_variant

        self.variant = read_variant(players, options)
        self.players = self.variant.players
        self.pieces = self.new_pieces()
        self.turn = 0
        self.laying = ""
        self.last = 0  # the seat that acted last
        self.ended = PLAYING
        self.thread = self.first_thread()  # follows from all moves so far
        self.news = []
        # The last answers: a moving cursor asks the same again and again, and so does playing a picked move.
        self._known = []  # (parts, refusal, turn, parts as the log writes them)
        self._offered: tuple = ([], None)  # (path, choices)
        self._judged: tuple = ("", "", None)  # the last legal movement in the form of the log, and its turn
        # If the device has the bag and the stack, it knows which wagon tile was removed.
        self.away = put_away(self.variant.seed) if self.variant.device_bag else 0
        if self.variant.typed_layout:
            self.laying = self.first_laying
        else:
            lay_out(self.variant, self.pieces)

    def new_pieces(self):
        """The pieces before they are laid out."""
        return Pieces(self.variant.start_coins, len(self.road.markets))

    def first_thread(self):
        """The thread of a match without moves. It depends on the players and on the seed."""
        return seal.following(b"", "%s %s" % (" ".join(self.players), self.variant.seed))

    # What is on the table

    @property
    def road(self):
        return self.variant.road

    def bag(self, kind):
        """How many of each colour are in the bag."""
        return in_bag(self.variant, self.pieces, kind)

    def tiles_left(self):
        """The wagon tiles that nobody has. Only the player who takes one may see them."""
        taken = self.pieces.tiles_taken()
        return [tile for tile in range(1, WAGONS + 1) if tile not in taken and tile != self.away]

    def stack(self):
        """How many wagon tiles are in the stack."""
        return STACK - len(self.pieces.tiles_taken())

    def wagon_name(self, wagon):
        """The name that the owner gave to a wagon (from 1), or ""."""
        return self.road.names[wagon - 1] if wagon <= len(self.road.names) else ""

    # The tree of moves

    def legal(self, path):
        """The legal next tokens after these."""
        return legal(self, path, self._movement)

    def next(self, path):
        if self._offered[1] is None or self._offered[0] != path:
            self._offered = (list(path), self.legal(path))
        return list(self._offered[1])

    def text_of(self, path):
        return text_of(self, path)

    def turn_after(self, parts):
        """The turn after these parts; None if one of them is not legal."""
        refusal, turn, _ = self._performed(parts)
        return turn if refusal is None else None

    def _performed(self, parts):
        """(refusal, turn, parts in the form of the log) of the parts of a movement."""
        for known in self._known:
            if known[0] == parts:
                return known[1:]
        turn = self.begin_turn(self)
        refusal, done = perform(turn, parts, True)
        self._known = [(list(parts), refusal, turn, done)] + self._known[:1]
        return refusal, turn, done

    def expects(self):
        """What the player must do now: turn, over, or a layout to enter: ostia, tiles, cubes."""
        return "over" if self.turn < 0 else self.laying or "turn"

    # Check

    def check(self, text):
        """None, or why this move may not be played now."""
        if self._is_judged(text):
            return None
        move = notation.read_move(text)
        if move is None or move[0] == MOVE and not reads(self.variant.books, move[1]):
            from wayside.games.strada_romana.setup.misread import ask

            return ask(text, self._example_now())
        if self.turn < 0:
            return Refusal("over", "2.6")
        what, parts = move
        if (what in LAYING) != bool(self.laying) or self.laying and what != self.laying:
            return Refusal("laying" if self.laying else "laid", "2.3", word=self.laying)
        if what in LAYING:
            from wayside.games.strada_romana.setup.laying import check

            return check(self, what, parts)
        if what == WAGON:
            return self._check_tile(parts[0])
        if what == PASS:
            return None
        refusal, turn, done = self._performed(parts)
        if refusal is None and not turn.may_end():
            refusal = turn.end_reason()
        if refusal is None:
            self._judged = (text, notation.write_movement(done), turn)
        return refusal

    def _example_now(self):
        if self.laying:
            return "ostia 1 4 6 9 10" if self.laying == OSTIA else self.laying + " red blue ..."
        return self._example

    def tile_fault(self):
        """None, or why the player on turn may not take a wagon tile."""
        if len(self.pieces.tiles_of(self.turn)) == MOST_WAGON_TILES:
            return Refusal("three_tiles", "2.4")
        return Refusal("no_stack", "2.9") if self.stack() == 0 else None

    def _check_tile(self, tile):
        fault = self.tile_fault()
        if fault is not None:
            return fault
        number = tile if isinstance(tile, int) else seal.opened(tile)
        if not isinstance(tile, int) and (not number or seal.seal(self.thread, number) != tile):
            return Refusal("seal", "2.4")
        return None if number in self.tiles_left() else Refusal("tile_taken", "2.4", wagon=number)

    # Play

    def canonical(self, text):
        """A legal move in the one spelling that records use; a wagon tile is sealed."""
        if self._is_judged(text):
            return self._judged[1]
        what, parts = notation.read_move(text)
        if what == PASS:
            return PASS
        if what == OSTIA:
            return " ".join([what] + [str(wagon + 1) for wagon in sorted(parts)])
        if what in LAYING:
            return " ".join([what] + [notation.colour_name(colour) for colour in parts])
        if what == WAGON:
            tile = parts[0]
            return "%s=%s" % (WAGON, seal.seal(self.thread, tile) if isinstance(tile, int) else tile)
        return notation.write_movement(perform(self.begin_turn(self), parts)[1])

    def _is_judged(self, text):
        """Whether a text is the last legal movement, so that it need not be read again."""
        return self._judged[2] is not None and text in self._judged[:2]

    def revealed(self, text):
        """A move as a record shows it: wagon tiles are open when the match is over."""
        if not self.ended or not text.startswith(WAGON):
            return text
        return "%s=%d" % (WAGON, seal.opened(text[len(WAGON) + 1 :]))

    def play(self, text):
        what, parts = (MOVE, []) if self._is_judged(text) else notation.read_move(text)
        self.news = []
        self.last = self.turn
        if what == MOVE:
            text = self._move(text, parts)
        else:
            text = self.canonical(text)
            if what in LAYING:
                from wayside.games.strada_romana.setup.laying import lay

                lay(self, what, parts)
            else:
                self._act(what, parts)
        self.thread = seal.following(self.thread, text)
        self.release()

    def release(self):
        """Drop what was computed about the position, because it changed or memory is needed."""
        self._known = []
        self._offered = ([], None)
        self._judged = ("", "", None)

    def _move(self, text, parts):
        """Play a movement. Returns its text for the log."""
        if self._is_judged(text):
            _, text, turn = self._judged
        else:
            turn = self.begin_turn(self)
            text = notation.write_movement(perform(turn, parts)[1])
        self._end_turn(turn)
        return text

    def _act(self, what, parts):
        """A pass or a wagon tile."""
        turn = self.begin_turn(self)
        if what == PASS:
            turn.earn()
        else:
            tile = parts[0]
            turn.pieces.give_tile(self.turn, tile if isinstance(tile, int) else seal.opened(tile))
        self._end_turn(turn)

    def _end_turn(self, turn):
        self.pieces = turn.pieces
        self.news = [notation.news_of(self.players, code, facts, self.variant.books) for code, facts in turn.news]
        self.turn = (self.turn + 1) % len(self.players)
        if turn.ended:
            self.ended = turn.ended
            self.news.append((REASONS[turn.ended - 1], {}))
            self.turn = -1

    # Score

    def score(self):
        """Per seat the total and its lines; sealed wagon tiles count when the match is over."""
        pieces, is_over, seats = self.pieces, self.ended != PLAYING, range(len(self.players))
        return [(scoring.total(pieces, seat, is_over), scoring.lines(pieces, seat, is_over)) for seat in seats]

    def outcome(self):
        """None, or why the match ended and the ranking."""
        if not self.ended:
            return None
        from wayside.games.strada_romana.setup.ranking import ranking

        return REASONS[self.ended - 1], ranking(self.pieces, self.last, self.variant.share_ties)

    # The state as bytes, text and plain values

    def snapshot(self):
        laying = LAYING.index(self.laying) + 1 if self.laying else 0
        return self.pieces.to_bytes() + bytes((self.turn & 255, laying, self.last, self.ended)) + self.thread

    def restore(self, data):
        self.pieces = self.new_pieces()
        turn, laying, self.last, self.ended = self.pieces.take_bytes(data)[:4]
        self.turn = -1 if turn == 255 else turn
        self.laying = LAYING[laying - 1] if laying else ""
        self.thread = bytes(data[-seal.THREAD :])
        self.news = []
        self.release()

    def position(self):
        from wayside.games.strada_romana.setup.as_text.position import write

        return write(self)

    def set_position(self, text):
        from wayside.games.strada_romana.setup.as_text.position_reader import read

        read(self, text)
        self.news = []
        self.release()

    def state(self):
        from wayside.games.strada_romana.setup.as_text.position import plain_values

        return plain_values(self)
