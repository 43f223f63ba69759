"""The sixteen colours, as numbers and as RGB565, and which ink is readable on which fill."""

NIGHT, SLATE, EDGE, MIST, CHALK, AQUA, AMBER, LEAF, WHEAT, BRICK, AZURE, HIDE, WINE, PLAIN, FOREST, HILL = range(16)

RGB565 = (
    0x0862,  # night: background; ink on light fills; black player
    0x2167,  # slate: bars, cards, empty cells
    0x530E,  # edge: lines, key hints, what cannot be chosen
    0xADB8,  # mist: labels and units; grey player
    0xFFDE,  # chalk: ink; white player
    0x3F1F,  # aqua: only the cursor, the picked route and the OK key
    0xFCC0,  # amber: only refusals, danger, costs
    0x25D0,  # leaf: done, legal target
    0xFEEB,  # wheat: gold, coins, points; yellow player
    0xFACA,  # brick: red player
    0x551F,  # azure: blue player
    0x8AC2,  # hide: always with a chalk mark on it
    0xB18F,  # wine: Bordeaux, fifth player; never as text
    0x4B04,  # plain: terrain
    0x0206,  # forest: terrain
    0x82CD,  # hill: terrain
)

# Fills that are too dark for night ink (contrast below 4.5 : 1).
_DARK = (NIGHT, SLATE, EDGE, HIDE, WINE, PLAIN, FOREST, HILL)


def ink_on(fill):
    """The readable ink on a fill of this colour."""
    return CHALK if fill in _DARK else NIGHT
