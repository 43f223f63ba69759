"""The people of a match, for tests without a table: names for panels, and a word list."""


class People:
    """What a panel asks the table for: `names` by seat; `in_list` gives True, False or None for a word."""

    def __init__(self, names=("Anna", "Bob"), in_list=lambda word: None):
        self.names = names
        self.in_list = in_list

    def player_name(self, seat):
        return self.names[seat]
