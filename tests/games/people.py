"""Who sits at a table that is not there: names for panels, and a word list."""


class People:
    """What a panel asks the table for; `names` by seat, `in_list` says of a word True, False or None."""

    def __init__(self, names=("Anna", "Bob"), in_list=lambda word: None):
        self.names = names
        self.in_list = in_list

    def player_name(self, seat):
        return self.names[seat]
