"""Shows games in a terminal: the list of a device, one record in words; and the same as JSON."""

from typing import Any

from wayside.i18n.texts import Texts
from wayside.store.archive import Entry
from wayside_host.games.kept import Kept
from wayside_host.games.sources import Running
from wayside_host.games.story import Story, minutes


def safe(text: str) -> str:
    """Replace control characters, because names in a record could send commands to the terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


# The list of a device


def entry_facts(entry: Entry) -> dict[str, Any]:
    players = []
    for seat, (player, name) in enumerate(entry.players):
        players.append({"player": player, "name": name, "score": entry.result[seat]})
    winner = entry.players[entry.winner][0] if entry.winner >= 0 else None
    return {
        "number": entry.number, "running": False, "game": entry.game, "date": entry.date or None, "moves": entry.moves,
        "finished": entry.over, "winner": winner, "players": players,
    }  # fmt: skip


def running_facts(running: Running) -> dict[str, Any]:
    match = running.match
    totals = [total for total, _ in match.rules.score()]
    players = []
    for seat, player in enumerate(match.players):
        players.append({"player": player, "name": match.name_of(seat), "score": totals[seat]})
    outcome = match.rules.outcome()
    winner = match.players[outcome[1][0][0]] if outcome is not None and len(outcome[1][0]) == 1 else None
    return {
        "number": running.number, "running": True, "game": match.game, "date": None, "moves": len(match.moves),
        "finished": outcome is not None, "winner": winner, "players": players,
    }  # fmt: skip


def list_lines(games: list[dict[str, Any]]) -> list[str]:
    """The lines of a table: number, game, date, moves, players with points."""
    texts = Texts("en")
    rows = [("no", "game", "date", "moves", "result")]
    for facts in games:
        shown = []
        for player in facts["players"]:
            name = player["name"] or texts(f"{facts['game']}.player_{player['player']}")
            star = "*" if player["player"] == facts["winner"] else ""
            shown.append(f"{name} {player['score']}{star}")
        state = "" if facts["finished"] else "  (on the table now)" if facts["running"] else "  (paused)"
        number = "running" if facts["running"] else str(facts["number"])
        title = texts(facts["game"] + ".name")
        rows.append((number, title, facts["date"] or "-", str(facts["moves"]), safe(", ".join(shown)) + state))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    lines = []
    for row in rows:
        cells = [row[column].ljust(widths[column]) for column in range(4)]
        lines.append("  ".join([*cells, row[4]]).rstrip())
    if any(facts["winner"] for facts in games):
        lines.append("* won")
    return lines


# One record


def record_lines(kept: Kept, moves: bool) -> list[str]:
    story = Story(kept.match)
    lines = [f"{story.game}{', ' + kept.date if kept.date else ''}", story.result() + ". " + story.reason(), ""]
    places = story.places()
    width = max(len(name) for name in story.names)
    for seat in story.seats:
        place = f"  place {places[seat]}" if places[seat] else ""
        time = f"  {story.clock(seat)}" if story.has_times() else ""
        lines.append(f"  {story.names[seat]:{width}}  {story.steps[-1].totals[seat]:4}{place}{time}")
        for label, points in story.breakdown()[seat]:
            lines.append(f"      {points:4}  {label}")
    changed = story.options()
    if changed:
        lines += ["", "Rules that were changed:", *(f"  {label}: {value}" for label, value in changed)]
    lines += ["", f"{len(kept.match.moves)} moves" + ("" if moves else "; --moves lists them")]
    if moves:
        for step in story.steps[1:]:
            time = f"  [{minutes(step.tenths)}]" if step.tenths else ""
            lines.append(f"{step.number:5}  {story.caption(step)}{time}")
    return [safe(line).rstrip() for line in lines]


def record_facts(kept: Kept) -> dict[str, Any]:
    """All facts of a record, for JSON."""
    story, match = Story(kept.match), kept.match
    places, outcome = story.places(), match.rules.outcome()
    players = []
    for seat in story.seats:
        players.append(
            {
                "player": match.players[seat], "name": match.name_of(seat), "score": story.steps[-1].totals[seat],
                "place": places[seat], "seconds": match.clock(seat) / 10 if story.has_times() else None,
                "lines": [{"label": label, "points": points} for label, points in story.breakdown()[seat]],
            }
        )  # fmt: skip
    moves = []
    for step in story.steps[1:]:
        player = match.players[step.seat] if step.seat >= 0 else None
        moves.append({"player": player, "move": step.move, "totals": list(step.totals), "seconds": step.tenths / 10})
    return {
        "file": str(kept.path), "game": match.game, "date": kept.date or None, "finished": outcome is not None,
        "ending": outcome[0] if outcome else None, "players": players, "options": match.options, "moves": moves,
    }  # fmt: skip
