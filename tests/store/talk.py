"""A game in which every move is legal, to make logs of any length."""

from wayside.games.contract import Game, Rules


class Talk(Game):
    name = "talk"
    players = ("R", "B")

    def rules(self, players, options):
        return TalkRules(self, players, options)


class TalkRules(Rules):
    said = 0

    @property
    def turn(self):
        return self.said % 2

    def check(self, text):
        return None

    def score(self):
        return [(self.said, []), (0, [])]

    def outcome(self):
        return None

    def play(self, text):
        self.said += 1

    def snapshot(self):
        return str(self.said).encode()

    def restore(self, data):
        self.said = int(data)
