"""A score sheet as text: the position line and the state in plain values."""

from wayside.games.any_game.rules.notation import is_in_range, read_points
from wayside.games.moves import BadOption

NONE = "-"
PHASES = ("play", "over")


def write(rules):
    """The position as one line: every score as PLAYER:POINTS, in the order of entry."""
    scores = ["%s:%d" % (rules.players[rules.seats[index]], points) for index, points in enumerate(rules.points)]
    return "phase=%s scores=%s" % (PHASES[rules.chapter], ",".join(scores) or NONE)


def read(rules, text):
    """Set the rules to the position of a line. A bad line changes nothing."""
    fields = {"phase": "play", "scores": NONE}
    seen = []
    for word in text.split():
        key, mark, value = word.partition("=")
        if not mark or key not in fields or key in seen:
            raise BadOption("a position is phase= scores=, each once; not '%s'" % word)
        seen.append(key)
        fields[key] = value
    if fields["phase"] not in PHASES:
        raise BadOption("phase= is one of %s, not '%s'" % (", ".join(PHASES), fields["phase"]))
    entries = [] if fields["scores"] == NONE else [_entry(rules, part) for part in fields["scores"].split(",")]
    if not rules.is_running:
        for index, (seat, _) in enumerate(entries):
            if seat != index % len(rules.players):
                raise BadOption("with rounds everybody scores in order: score %d is not so" % (index + 1))
    over = fields["phase"] == PHASES[1]
    if over and rules.finish_fault(len(entries)):
        raise BadOption("a sheet is over after a complete round: write phase=play")
    rules.clear()
    for seat, points in entries:
        rules.enter(seat, points)
    if over:
        rules.turn = -1


def _entry(rules, part):
    player, mark, points = part.partition(":")
    points = read_points(points)
    if not mark or player not in rules.players or points is None or not is_in_range(points):
        raise BadOption("write a score as PLAYER:POINTS, for example 1:23; not '%s'" % part[:20])
    return rules.players.index(player), points


def plain_values(rules):
    """The state for JSON."""
    scores = {}
    for seat, player in enumerate(rules.players):
        scores[player] = rules.scores_of(seat)
    return {
        "turn": rules.players[rules.turn] if rules.turn >= 0 else None,
        "phase": PHASES[rules.chapter],
        "round": rules.round,
        "scores": scores,
        "totals": list(rules.totals),
    }
