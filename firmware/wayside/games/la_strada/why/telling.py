"""How the tracker tells moves and points: by the kind of a settlement, because its name stands on no board."""

from wayside.games.la_strada.rules.shared.notation import LAY, place_of, read_move


def told(rules, move, since):
    """The tiles, the kind, and how many merchants were there then; nothing more of a move that was not played."""
    read = read_move(move)
    if read is None or read[0] != LAY:
        return None
    tiles, name = read[1]
    place = place_of(name)
    if place < 0:
        return None
    facts = {"tiles": tiles or "0", "kind": rules.kind(place)}
    if since is None:
        return "la_strada.told_to", facts
    later = len([other for other in since if other.rpartition(">")[2] == name])
    crowd = 1 if rules.variant.two else rules.board.crowd(place) - later
    facts["merchants"] = crowd
    facts["gold"] = max(0, rules.value(place) + 1 - crowd)
    return "la_strada.told", facts


def score(rules, plain):
    """A score with lines that speak of kinds; `plain` has names in them."""
    found = []
    for total, lines in plain:
        for _, facts, _ in lines:
            facts["kind"] = rules.kind(place_of(facts["place"]))
        found.append((total, [("la_strada.there", facts, gold) for _, facts, gold in lines]))
    return found
