"""The places at the end, with the order of players in a tie (2.6)."""

from wayside.games.strada_romana.rules.shared.scoring import total


def ranking(pieces, last, share):
    """Places: more points, then more coins, then the earlier last action; `last` is the seat that acted last (2.6)."""
    seats = len(pieces.coins)
    weights = []
    for seat in range(seats):
        since = (last - seat) % seats  # turns since this seat acted
        weight = 100 * (100 + total(pieces, seat, True)) + pieces.coins[seat]
        weights.append(10 * weight + (min(since, 1) if share else since))
    places = []
    for weight in sorted(set(weights), reverse=True):
        places.append([seat for seat in range(seats) if weights[seat] == weight])
    return places
