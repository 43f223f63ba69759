"""What a pick means in words: the title, the status, and what a square would give."""

from wayside.games.strada_romana.look.panel.meaning import NOTHING
from wayside.games.strada_romana.rules.shared.notation import LOOK, OSTIA, PASS, WAGON, colour_name, space_name
from wayside.games.strada_romana.rules.shared.pieces import ARRIVED, CUBE, MOST_WAGON_TILES, TILE, WAGONS, WAITING
from wayside.games.strada_romana.rules.shared.road import FINISH
from wayside.games.strada_romana.rules.shared.scoring import contracts


class Words:
    def __init__(self, rules, canvas, texts):
        self.rules = rules
        self.texts = texts
        self.mono = canvas.mono
        self.room = 15 if canvas.mono else 39 if canvas.width > 300 else 28  # characters of a status

    def actions(self, names):
        """The actions of a turn in words that fit side by side."""
        most = 7 if self.mono else 14 if self.room > 28 else 10
        return [self.texts.fit("strada_romana.action_" + name, most) for name in names]

    def title(self, picked, player):
        return "%s: %s" % (player, self._what(picked)) if self._what(picked) else player

    def _what(self, picked):
        texts = self.texts
        if picked.word:
            return texts("strada_romana.what_" + (WAGON if picked.word == LOOK else picked.word))
        if picked.wagon != NOTHING:
            name = "" if self.mono else self.rules.wagon_name(picked.wagon + 1)  # no room: the coins are beside it
            key = "strada_romana.wagon_named" if name else "strada_romana.what_move"
            return texts(key, wagon=picked.wagon + 1, name=name)
        if picked.is_refill:
            return texts("strada_romana.what_refill")
        if picked.kind != NOTHING:
            return texts("strada_romana.what_good")
        return texts("strada_romana.what_pay", count=picked.pay) if picked.pay else ""

    def status(self, picked, at_end):
        """What OK would do, or what the player has."""
        key, facts = self._status_of(picked, at_end)
        if self.mono and self.rules.laying:  # the line above shows what is laid out
            key, facts = "strada_romana.note_laid", self._laid(picked)
        elif self.mono and picked.turn is not None and (picked.route or picked.kind != NOTHING) and not at_end:
            after = picked.after()  # the line above shows what the square gives
            if after is not None:
                key, facts = "strada_romana.note_made", {"count": after.steps, "most": after.limit()}
        return self.texts.fit(key, self.room, **facts)

    def _status_of(self, picked, at_end):
        """(key of the text, facts)."""
        rules = self.rules
        if picked.word == OSTIA:
            return "strada_romana.note_ostia", {}
        if rules.laying:
            colour = picked.pieces.spaces[picked.kind][picked.space]
            return "strada_romana.note_lay", {"space": space_name(picked.kind, picked.space), "good": self.good(colour)}
        if at_end:
            return "strada_romana.note_end", {"count": picked.turn.steps}
        if picked.word == PASS:
            return "strada_romana.note_pass", {}
        if picked.word == WAGON:
            own = len(rules.pieces.tiles_of(rules.turn))
            return "strada_romana.note_wagon", {"count": own, "most": MOST_WAGON_TILES, "stack": rules.stack()}
        if picked.word == LOOK:
            return "strada_romana.note_look" if picked.tile else "strada_romana.note_cover", {}
        if picked.is_refill:
            return "strada_romana.note_bag", self._bag_facts(picked)
        if picked.kind != NOTHING:
            return self._good_facts(picked.turn, picked.kind, picked.space)
        if picked.route:
            return self._route_facts(picked)
        if picked.wagon != NOTHING:
            facts = self._own_facts(picked.pieces)
            facts["count"] = picked.turn.left()
            return "strada_romana.note_choose", facts
        if picked.pay:
            return "strada_romana.note_pay_%d" % self._special(picked.pay), {}
        return "strada_romana.note_has", self._own_facts(picked.pieces)

    def _laid(self, picked):
        """The number of pieces laid out, including the one under the cursor, and the total."""
        if picked.word == OSTIA:
            return {"count": WAGONS - sum(picked.pieces.sides), "most": WAGONS // 2}
        return {"count": picked.space + 1, "most": len(picked.pieces.spaces[picked.kind])}

    def _special(self, pay):
        """The most expensive special move that a payment buys."""
        best = 0
        for special, cost in enumerate(self.rules.road.costs):
            if cost <= pay and cost >= self.rules.road.costs[best]:
                best = special
        return best

    def _bag_facts(self, picked):
        counts = picked.turn.in_bag(picked.kind)
        return {"space": space_name(picked.kind, picked.space), "count": sum(counts)}

    def _own_facts(self, pieces):
        seat = max(0, self.rules.turn)
        pairs, loose = contracts(pieces, seat)
        return {"coins": pieces.coins[seat], "points": pieces.points[seat], "pairs": sum(pairs), "loose": loose}

    def _good_facts(self, turn, kind, space):
        """The text key and facts for a good: its space, its name, its coins."""
        colour = turn.pieces.spaces[kind][space]
        facts = {"space": space_name(kind, space), "good": self.good(colour)}
        if kind == TILE:
            facts["coins"] = turn.income(colour)
        return "strada_romana.note_tile" if kind == TILE else "strada_romana.note_cube", facts

    def good(self, colour):
        return self.texts("strada_romana.good_" + colour_name(colour))

    def _route_facts(self, picked):
        """Where the wagon would stop, and what it could take there."""
        if picked.route[-1] == FINISH:
            return "strada_romana.note_finish", {"count": sum([at == ARRIVED for at in picked.pieces.at]) + 1}
        after = picked.after()
        square = self.rules.road.name(picked.end)
        if after is None:
            return "strada_romana.note_square", {"square": square}
        goods = self.goods_at(after)
        if not goods:
            return "strada_romana.note_steps", {"square": square, "count": after.steps, "most": after.limit()}
        return "strada_romana.note_goods", {"square": square, "goods": ", ".join(goods), "few": self._few(after)}

    def goods_at(self, turn):
        """What can be taken at the wagon's square, in a few words each: oil +2, wine."""
        found = []
        for space in turn.spaces(TILE):
            colour = turn.pieces.spaces[TILE][space]
            found.append(self.texts("strada_romana.brief_tile", good=self.good(colour), coins=turn.income(colour)))
        for space in turn.spaces(CUBE):
            found.append(self.texts("strada_romana.brief_cube", good=self.good(turn.pieces.spaces[CUBE][space])))
        return found

    def _few(self, turn):
        """The same, shorter: oil+2 wine."""
        found = []
        for kind in (TILE, CUBE):
            for space in turn.spaces(kind):
                colour = turn.pieces.spaces[kind][space]
                found.append(self.good(colour) + ("+%d" % turn.income(colour) if kind == TILE else ""))
        return " ".join(found)

    def below(self, picked, columns):
        """The line under the road of a small screen: what a square gives, or what the player has."""
        if picked.route or picked.kind != NOTHING or picked.word:
            key, facts = self._status_of(picked, False)
        elif min(picked.pieces.at) == WAITING and not self.rules.variant.typed_layout:
            key, facts = "strada_romana.note_layout", {}  # nobody has moved yet, and a small screen shows no goods
        else:
            key, facts = "strada_romana.note_has", self._own_facts(picked.pieces)
        return self.texts.fit(key, columns, **facts)
