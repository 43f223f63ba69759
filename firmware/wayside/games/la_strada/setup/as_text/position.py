"""A La Strada match as text: the position line and the state in plain values. position_reader.py reads the line."""

from wayside.games.la_strada.rules.shared.board import NO_ROAD, read_road
from wayside.games.la_strada.rules.shared.land import NO_PLACE, PLACES
from wayside.games.la_strada.rules.shared.rulebook import NO_REASON, REASONS, SPOKEN_FOR, UNKNOWN_DAYS

NONE = "-"
PHASES = ("starts", "play", "over")  # by number, see rulebook.py
KEYS = ("phase", "turn", "reason", "days", "unable", "pending", "starts", "roads", "places", "land")
TRACKER_KEYS = ("phase", "turn", "reason", "days", "unable", "pending", "gained", "tiles", "places")


def keys_of(rules):
    return TRACKER_KEYS if rules.is_tracker else KEYS


# Writing


def write(rules):
    """The position as one line."""
    values = {
        "phase": PHASES[rules.phase],
        "turn": rules.players[rules.turn] if rules.turn >= 0 else NONE,
        "reason": NONE if rules.reason == NO_REASON else REASONS[rules.reason],
        "days": _write_days(rules),
        "unable": _write_unable(rules),
        "pending": NONE if rules.pending == NO_PLACE else rules.place_name(rules.pending),
        "gained": NONE if rules.gained == SPOKEN_FOR else str(rules.gained),
        "places": _write_places(rules),
    }
    if rules.is_tracker:
        values["tiles"] = _write_tiles(rules)
    else:
        values["starts"] = _write_starts(rules)
        values["roads"] = ",".join(write_roads(rules)) or NONE
        values["land"] = rules.land.text()
    return " ".join(["%s=%s" % (key, values[key]) for key in keys_of(rules)])


def _write_days(rules):
    return ",".join([player + str(rules.board.days[seat]) for seat, player in enumerate(rules.players)])


def _write_unable(rules):
    """1/3: the player before could build nothing and held 3 days before the income of that turn."""
    return str(rules.unable) + ("" if rules.held == UNKNOWN_DAYS else "/%d" % rules.held)


def _write_tiles(rules):
    parts = []
    for seat, player in enumerate(rules.players):
        parts.append(player + "/".join([str(count) for count in rules.tiles(seat)]))
    return ",".join(parts)


def _write_starts(rules):
    names = []
    for cell in rules.board.starts:
        names.append(rules.players[rules.board.start_seat(cell)] + rules.hexes.name(cell))
    return ",".join(names) or NONE


def _write_places(rules):
    """g3KG: the settlement, then who has a merchant there; a small letter is a link without one."""
    parts = []
    for place in range(PLACES):
        letters = ""
        for seat in rules.linked(place):
            letter = rules.players[seat]
            letters += letter if seat in rules.merchants(place) else letter.lower()
        if letters:
            parts.append(rules.place_name(place) + letters)
    return ",".join(parts) or NONE


def write_roads(rules):
    """Kg3-g4-g5-h6: player, origin, hexes, settlement of each road; sorted by the first hex."""
    board, neighbours, name = rules.board, rules.hexes.neighbours, rules.hexes.name
    roads = []
    for cell, code in enumerate(board.roads):
        if code == NO_ROAD:
            continue
        seat, entry, leave = read_road(code)
        origin = neighbours[6 * cell + (entry + 3) % 6]
        if board.roads[origin] != NO_ROAD:
            continue
        names = [name(origin)]
        while board.roads[cell] != NO_ROAD:
            names.append(name(cell))
            cell = neighbours[6 * cell + read_road(board.roads[cell])[2]]
        names.append(name(cell))
        roads.append(rules.players[seat] + "-".join(names))
    return roads


def plain_values(rules):
    """The state for JSON."""
    board = rules.board
    players = {}
    for seat, player in enumerate(rules.players):
        players[player] = {"days": board.days[seat], "tiles": list(rules.tiles(seat)), "merchants": board.left[seat]}
    places = []
    for place in range(PLACES):
        here = {"name": rules.place_name(place), "kind": rules.kind(place), "value": rules.value(place)}
        here["merchants"] = [rules.players[seat] for seat in rules.merchants(place)]
        here["linked"] = [rules.players[seat] for seat in rules.linked(place)]
        here["gold"] = rules.gold(place) if rules.board.crowd(place) else None
        places.append(here)
    values = {
        "phase": PHASES[rules.phase],
        "turn": rules.players[rules.turn] if rules.turn >= 0 else None,
        "reason": None if rules.reason == NO_REASON else REASONS[rules.reason],
        "mode": "tracker" if rules.is_tracker else "map",
        "players": players,
        "places": places,
        "pending": None if rules.pending == NO_PLACE else rules.place_name(rules.pending),
    }
    if not rules.is_tracker:
        values["land"] = rules.land.text()
        values["starts"] = _write_starts(rules)
        values["roads"] = write_roads(rules)
    return values
