"""How the squares of a road look, as a number each: who stands there, which way he drives, how the cursor marks it."""

from wayside.games.strada_romana.table import WAGONS

# Marks of the cursor, in the upper bits of a look; below them 16 for a wagon from Rome, and its number.
TARGET, CURSOR, PICKED, WAY = 32, 64, 96, 128


def square_looks(road, picked, targets):
    """The looks of all squares, with a pick and where else its wagon could stop."""
    looks = bytearray(road.squares)
    for square in targets:
        if 0 <= square < road.squares:  # others point at an end, or at nothing
            looks[square] = TARGET
    for square in picked.route:
        if square < road.squares:
            looks[square] = WAY
    if picked.end >= 0:
        looks[picked.end] = CURSOR
    for wagon in range(WAGONS):
        square = picked.table.at[wagon]
        if square < road.squares:
            looks[square] = wagon + 1 | picked.table.sides[wagon] << 4 | (PICKED if wagon == picked.wagon else 0)
    return looks
