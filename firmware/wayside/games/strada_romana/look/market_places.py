"""Where the markets are drawn: beside the squares that touch them, without overlap."""

APART = 12  # pixels from the middle of a market to the middle of the next


def places(road, columns, edge, width):
    """[(x of its middle, whether above the road)] of every market; `columns` has the middle x of each column."""
    count = len(road.markets)
    found = [(0, False)] * count
    for above in (True, False):
        here = []
        for market in range(count):
            if is_above(road, market) == above:
                squares = road.markets[market]
                here.append(sum([columns[square // 3] for square in squares]) // len(squares) * count + market)
        here.sort()
        xs = spread([place // count for place in here], edge, width - edge)
        for index, place in enumerate(here):
            found[place % count] = (xs[index], above)
    return found


def is_above(road, market):
    """Whether most of its squares are in the upper half; markets at the middle row go up and down in turn."""
    lean = sum([square % 3 - 1 for square in road.markets[market]])
    return lean < 0 or lean == 0 and market % 2 == 0


def spread(wanted, low, high, apart=APART):
    """Places near the wanted ones, in the same order, at least `apart` apart, between low and high."""
    xs = list(wanted)
    for _ in range(len(xs)):
        for index in range(len(xs) - 1):
            short = apart - xs[index + 1] + xs[index]
            if short > 0:
                xs[index] -= short // 2
                xs[index + 1] += short - short // 2
    for index in range(len(xs)):
        xs[index] = max(xs[index], xs[index - 1] + apart if index else low)
    for index in range(len(xs) - 1, -1, -1):
        xs[index] = min(xs[index], xs[index + 1] - apart if index < len(xs) - 1 else high)
    return xs
