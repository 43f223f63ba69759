"""The panel of Jarnac: both mats with their words and loose letters. A small screen shows one mat at a time."""

from wayside.games.jarnac.look.panel.meaning import Meaning
from wayside.games.jarnac.rules.notation import DRAW, EMPTY, JARNAC, NEW, PASS, SWAP, WRONG
from wayside.games.jarnac.rules.phases import LAST
from wayside.games.panel import Panel


class JarnacPanel(Panel):
    def __init__(self, game, rules, canvas, texts, stage=None):
        super().__init__(game, rules, canvas, texts, stage)
        self.has_bars = not canvas.mono
        self._mats = self._painter_for_screen()
        self.side = self._mats.side

    def _painter_for_screen(self):
        """The painter for this kind of screen; the other one is not loaded."""
        if self.canvas.mono:
            from wayside.games.jarnac.look.mono_mat import MonoMat

            return MonoMat(self.canvas, self.name_of)
        from wayside.games.jarnac.look.mats import Mats

        return Mats(self.canvas)

    # What the screen asks for

    def forget(self):
        """The screen was wiped: paint everything again."""
        self._mats.forget()

    def draw(self, path):
        picked = Meaning(self.rules, path)
        picked.doubt = self._verdict(picked) is False
        if self.canvas.mono:
            self._mats.draw(picked, self._shown(path), self._note(path))
        else:
            self._mats.draw(picked)

    def view(self, path):
        """On a small screen: the mat that the letters come from."""
        return self._shown(path) if self.canvas.mono else 0

    def _shown(self, path):
        """The seat whose mat a small screen shows: the other player's while a word is chosen there."""
        seat = max(0, self.rules.turn)
        if path and path[0] == JARNAC and len(path) < 3:
            return 1 - seat
        return seat

    def title(self, path, player):
        return "%s %d" % (player, self.rules.total(self.rules.turn))

    def aside(self):
        """The other player's total, if there is room."""
        if self.rules.turn < 0:
            return ""
        other = 1 - self.rules.turn
        return "%s %d" % (self.name_of(other), self.rules.total(other))

    def status(self, path):
        return self._note(path)

    def verb(self, path):
        """The key of the text that says what OK does."""
        if not path:
            return "ui.choose"
        root = path[0]
        if root == JARNAC and len(path) == 1:
            return "jarnac.verb_jarnac"
        if root in (DRAW, PASS, EMPTY):
            return "jarnac.verb_" + root
        if root == SWAP:
            return "jarnac.verb_swap" if len(path) == 4 else "ui.choose"
        if root == JARNAC and path[1] == WRONG:
            return "ui.ok"
        if self.completes():
            return "jarnac.verb_take" if root == JARNAC else "jarnac.verb_lay"
        if len(path) == 1:
            return "jarnac.verb_new" if root == NEW else "jarnac.verb_grow"
        return "ui.choose"

    # A line about what is picked

    def _note(self, path):
        key, facts = self._note_of(path)
        if not key:
            return ""
        return self.texts.fit(key, 11 if self.canvas.mono else 27, **facts)

    def _note_of(self, path):
        """(key of the text, facts)."""
        rules = self.rules
        root = path[0] if path else ""
        if root == DRAW:
            if len(path) > 1 and path[1] == EMPTY:
                return "jarnac.note_empty", {}
            if len(path) > 1:
                return "jarnac.note_drawn", {"letter": path[1], "count": rules.due}
            return "jarnac.note_draw", {"count": rules.due}
        if root == SWAP:
            return "jarnac.note_swap", {"letters": " ".join(path[1:]) or "?"}
        if root == PASS:
            if rules.phase == LAST:
                return "jarnac.note_last", {}
            return "jarnac.note_pass", {"player": self.name_of(1 - rules.turn)}
        if root == EMPTY:
            return "jarnac.note_empty", {}
        if root == JARNAC and len(path) < 2:
            return "jarnac.note_jarnac", {"player": self.name_of(1 - rules.turn)}
        if root == JARNAC and path[1] == WRONG:
            return "jarnac.note_wrong", {}
        return self._word_note(Meaning(rules, path)) if path else ("", {})

    def _word_note(self, picked):
        """The word so far. If it may end here, also what the word list says about it."""
        if not picked.word:
            if picked.old and not self.rules.lengths:
                return "jarnac.note_grow", {"word": picked.old}
            return ("jarnac.note_longer", {"length": len(picked.old)}) if picked.old else ("jarnac.note_new", {})
        points = len(picked.word) ** 2
        if self.rules.lengths:
            return "jarnac.note_length", {"length": len(picked.word), "points": points}
        if not self.completes():
            return "jarnac.note_spelling", {"word": picked.word}
        known = self._verdict(picked)
        if known is None:
            return "jarnac.note_word", {"word": picked.word, "points": points}
        return "jarnac.note_known" if known else "jarnac.note_unknown", {"word": picked.word, "points": points}

    def _verdict(self, picked):
        """Whether a word list has the word that OK would lay: True, False, or None without a list. Advice only."""
        if not picked.word or self.rules.lengths or not self.completes():
            return None
        from wayside.games.jarnac.rules.letters import plain

        return self.in_list(plain(picked.word))  # the list has no letters beyond A to Z

    # The end, and refused moves

    def chapter_title(self):
        return self.texts("jarnac.over", first=self.rules.total(0), second=self.rules.total(1))

    def draw_chapter(self, status):
        """The mats at the end; a small screen shows the winner's."""
        self.forget()
        picked = Meaning(self.rules, ())
        if not self.canvas.mono:
            self._mats.draw(picked)
            return
        winner = self.rules.outcome()[1][0][0]
        loser = 1 - winner
        self._mats.draw(picked, winner, "%s %d" % (self.name_of(loser)[:7], self.rules.total(loser)))

    def draw_tried(self, move, x, y):
        """The letters of a refused word; missing ones are amber."""
        from wayside.games.jarnac.look.tried import draw_tried

        draw_tried(self.rules, self.canvas, move, x, y)
