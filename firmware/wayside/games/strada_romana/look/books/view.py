"""The panel of the books: what lies out and what everybody has, the bag, the hidden wagon tiles, the end."""

from wayside.games.panel import Panel
from wayside.games.strada_romana.look.books.meaning import NOTHING, BookMeaning
from wayside.games.strada_romana.rules.shared.notation import KINDS, LOOK, PASS, WAGON, colour_name
from wayside.games.strada_romana.rules.shared.pieces import MOST_WAGON_TILES, TILE

TABLE, REFILL, COVER, HAND = 0, 1, 2, 3  # the views


class BooksPanel(Panel):
    """Its table is a few rows of figures, so it is always drawn completely."""

    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self._picked = None  # the meaning of the last path that was asked about

    @property
    def steps(self):  # type: ignore[override]
        """The pictures of the count at the end: the contracts of each player, then the ranking."""
        return len(self.rules.players) + 1 if self.rules.ended else 0

    def view(self, path):
        picked = self._meaning_of(path)
        if picked.is_refill:
            return REFILL
        if picked.word == LOOK:
            return HAND if picked.tile else COVER
        return TABLE

    def draw(self, path):
        picked, view = self._meaning_of(path), self.view(path)
        if view == TABLE:
            if self.canvas.mono:
                from wayside.games.strada_romana.look.mono_book_table import draw_table
            else:
                from wayside.games.strada_romana.look.book_table import draw_table
            draw_table(self.rules, self.canvas, self.texts, picked, self.name_of)
        elif view == REFILL:
            from wayside.games.strada_romana.look.refill import draw_refill

            draw_refill(self.rules, self.canvas, self.texts, picked)
        else:
            from wayside.games.strada_romana.look.wagon_tiles import draw_cover, draw_hand

            tell = draw_cover if view == COVER else draw_hand
            tell(self.rules, self.canvas, self.texts, picked, self.name_of)

    # Words

    def title(self, path, player):
        picked = self._meaning_of(path)
        if picked.is_refill:
            return "%s: %s" % (player, self.texts("strada_romana.what_refill"))
        if picked.word == "pay" and picked.pay:
            return "%s: %s" % (player, self.texts("strada_romana.what_pay", count=picked.pay))
        word = WAGON if picked.word == LOOK else picked.word
        return "%s: %s" % (player, self.texts("strada_romana.what_told_" + word)) if word else player

    def status(self, path):
        picked = self._meaning_of(path)
        key, facts = self._status_of(picked)
        columns = 15 if self.canvas.mono else 39 if self.canvas.width > 300 else 28
        return self.texts.fit("strada_romana." + key, columns, **facts)

    def _status_of(self, picked):
        """(key of the text, facts)."""
        rules = self.rules
        seat = max(0, rules.turn)
        if rules.laying:
            return "note_laid", {"count": picked.space + 1, "most": len(picked.pieces.spaces[picked.kind])}
        if self.at_end():
            return "note_told", {}
        if picked.word == PASS:
            return "note_pass", {}
        if picked.word == WAGON:
            own = len(rules.pieces.tiles_of(seat))
            return "note_wagon", {"count": own, "most": MOST_WAGON_TILES, "stack": rules.stack()}
        if picked.word == LOOK:
            return ("note_look" if picked.tile else "note_cover"), {}
        if picked.is_refill:
            return "note_bag", {"count": sum(picked.turn.in_bag(picked.kind))}
        if picked.wagon != NOTHING:
            return "note_arrives", {"wagon": picked.wagon + 1, "count": picked.pieces.arrived() + 1}
        if picked.good != NOTHING:
            facts = {"good": self.texts("strada_romana.good_" + colour_name(picked.good))}
            if picked.kind == TILE:
                facts["coins"] = picked.turn.income(picked.good)
            return "brief_" + KINDS[picked.kind], facts
        if picked.word:
            return "what_tell_" + picked.word, {}
        return "note_purse", {"coins": picked.pieces.coins[seat], "points": picked.pieces.points[seat]}

    def aside(self):
        """The coins of the player on turn."""
        if self.rules.turn < 0 or self.rules.laying or self._picked is not None and self._picked.word == LOOK:
            return ""
        coins = (self._picked.pieces if self._picked else self.rules.pieces).coins[self.rules.turn]
        return self.texts.fit("strada_romana.coins_of", 8, count=coins)

    def verb(self, path):
        """The key of the text that says what OK does."""
        picked = self._meaning_of(path)
        if self.at_end():
            return "strada_romana.verb_end"
        if picked.word in (PASS, WAGON):
            return "strada_romana.verb_" + picked.word
        if picked.word == LOOK:
            return "ui.take" if picked.tile else "strada_romana.verb_look"
        if picked.is_refill or self.rules.laying:
            return "strada_romana.verb_put"
        if picked.good != NOTHING:
            return "ui.take"
        return "strada_romana.verb_pay" if picked.word == "pay" and picked.pay else "ui.choose"

    # The end

    def chapter_title(self):
        return self.texts.fit("strada_romana.end_" + self.rules.outcome()[0], 0)

    def draw_chapter(self, status):
        self.draw_step(self.steps - 1, status)

    def draw_step(self, step, status):
        from wayside.games.strada_romana.look.counting import draw

        draw(self.rules, self.canvas, self.texts, self.name_of, step)

    def draw_tried(self, move, x, y):
        from wayside.games.strada_romana.look.tried import draw_tried

        draw_tried(self.rules, self.canvas, self.texts, move, x, y)

    def _meaning_of(self, path):
        """What a path means. The last answer is stored, because it is asked for several times between two presses."""
        picked, done, thread = self._picked, self.at_end(), self.rules.thread  # every move changes the thread
        if picked is None or picked.path != path or picked.done != done or picked.thread != thread:
            picked = self._picked = BookMeaning(self.rules, path, done)
        return picked
