"""The positions of worst.txt: the worst for the search that were found in random games.

A line: the most milliseconds allowed, options, a settlement to list the ways to (or -), the position.
"""

from pathlib import Path

LINES = Path(__file__).with_name("worst.txt").read_text().splitlines()


def case_of(line):
    _, options, place, position = line.split(" ", 3)
    given = {} if options == "-" else dict(option.split("=") for option in options.split(","))
    days = position.partition("days=")[2].partition(" ")[0]
    players = "".join(part[0] for part in days.split(","))
    act = "rules.reach()" if place == "-" else f"rules.next(['build', {place!r}])"
    return "la_strada", players, given, position, act
