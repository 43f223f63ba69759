"""A game in which everything is allowed, to make logs of any length from."""


class Talk:
    """The package of the game and its rules in one."""

    NAME = "talk"
    PLAYERS = ("R", "B")
    SEATS = (2, 2, 2)

    def __init__(self, players, options):
        self.said = 0

    @staticmethod
    def all_options():
        return ()

    @classmethod
    def rules_for(cls, players, options):
        return cls(players, options)

    @property
    def turn(self):
        return self.said % 2

    def check(self, text):
        return None

    def canonical(self, text):
        return text

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
