"""How many roads are legal in twelve fixed positions. counts.txt was written once; the literal reading agreed."""

import pytest
from games.la_strada.tables import match, moves

with open(__file__.rpartition("/")[0] + "/counts.txt") as file:
    LINES = file.read().strip().split("\n")


def players_of(position):
    days = position.partition("days=")[2].partition(" ")[0]
    return "".join(part[0] for part in days.split(","))


def test_there_are_twelve_positions():
    assert len(LINES) == 12


@pytest.mark.parametrize("line", LINES, ids=range(len(LINES)))
def test_the_number_of_roads_stays(line):
    count, _, position = line.partition(" ")
    rules = match(players_of(position))
    rules.set_position(position)
    assert rules.position() == position
    assert len([move for move in moves(rules) if move != "end"]) == int(count)
