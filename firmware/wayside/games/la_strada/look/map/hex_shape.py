"""The shape of a hex on the screen, as boxes that are fast to fill; and where its neighbours are."""


def boxes_of(width, pitch):
    """A hex `width` wide whose rows are `pitch` apart."""
    return _boxes(_spans(width, pitch))


def step_of(width, pitch, direction):
    """(right, up) in pixels to the middle of the neighbour."""
    half = width // 2
    if direction in (0, 3):
        return (width, 0) if direction == 0 else (-width, 0)
    return half if direction in (1, 5) else -half, pitch if direction < 3 else -pitch


def _spans(width, pitch):
    """The pixels of a hex as rows (down from the middle, first x, last x). Hexes fit together, one line apart."""
    slope = (pitch + 1) // 3
    if slope % 2 and width // 2 % 2:
        slope -= 1
    straight = pitch - slope
    widths = [width] + [0] * (slope + 1)
    for row in range(1, slope + 1):
        mirror = slope + 1 - row
        if mirror < row:
            widths[row] = width - widths[mirror]
        else:
            widths[row] = 2 * ((width * mirror + slope + 1) // (2 * slope + 2))
    rows = [widths[row] for row in range(slope, 0, -1)] + [width] * (straight - 1) + widths[1 : slope + 1]
    top = -(straight // 2) - slope
    return [(top + index, -w // 2, w // 2 - 2) for index, w in enumerate(rows) if w > 1]


def _boxes(spans):
    """The same as nested boxes, highest and narrowest first. It works because a hex is symmetric top to bottom."""
    boxes = []
    for index in range((len(spans) + 1) // 2):
        down, first, last = spans[index]
        box = (first, down, last - first + 1, spans[-1 - index][0] - down + 1)
        if not boxes or boxes[-1][2] != box[2]:
            boxes.append(box)
    return tuple(boxes)
