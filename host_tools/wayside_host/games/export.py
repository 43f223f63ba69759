"""Exports games for other programs: CSV for spreadsheets, a play file for the app BG Stats.

The form of BG Stats' play files is known from files that the app made, and from other programs that write them. It was
not tested with the app itself; the help of `wayside games export` says so too.
"""

import csv
import hashlib
import io
import json
import re
import uuid
from datetime import date
from typing import Any

from wayside.games import load
from wayside.referee import record
from wayside_host.games.kept import Kept
from wayside_host.games.story import Story

PLAYER_COLUMNS = (
    "file", "game", "date", "moves", "finished", "ending", "seat", "player", "name", "score", "place", "winner", "seconds",
)  # fmt: skip
MOVE_COLUMNS = ("file", "game", "date", "number", "seat", "player", "name", "move", "gain", "total", "seconds")
ABOUT = (
    "This is a Play file that can be read by Board Game Stats. If you see this text, try to use a share, export or "
    "open-in function to open it with Board Game Stats."
)
SPACE = uuid.uuid5(uuid.NAMESPACE_URL, "wayside")
DAY = re.compile(r"\d{4}-\d{2}-\d{2}")
FORMULA = ("=", "+", "-", "@", "\t")  # a spreadsheet treats such a text as a formula


def day_of(kept: Kept) -> str:
    """The day of a game: from the device, else from the name of its folder, else from the time of the file."""
    if kept.date:
        return kept.date
    if DAY.fullmatch(kept.path.parent.name):
        return kept.path.parent.name
    return date.fromtimestamp(kept.path.stat().st_mtime).isoformat()


# CSV


def players_csv(games: list[Kept]) -> str:
    """CSV with a line for each player of each game."""
    rows = []
    for kept in games:
        story = Story(kept.match)
        outcome, places = kept.match.rules.outcome(), story.places()
        for seat in story.seats:
            rows.append(
                (
                    kept.path.name, kept.match.game, day_of(kept), len(kept.match.moves), yes(outcome is not None),
                    outcome[0] if outcome else "", seat + 1, story.colour_name(seat), kept.match.name_of(seat) or "",
                    story.steps[-1].totals[seat], places[seat] or "", yes(seat in story.winners()),
                    kept.match.clock(seat) / 10 if story.has_times() else "",
                )
            )  # fmt: skip
    return written(PLAYER_COLUMNS, rows)


def moves_csv(games: list[Kept]) -> str:
    """CSV with a line for each move."""
    rows = []
    for kept in games:
        story = Story(kept.match)
        for step in story.steps[1:]:
            acted = step.seat >= 0
            rows.append(
                (
                    kept.path.name, kept.match.game, day_of(kept), step.number, step.seat + 1 if acted else "",
                    story.colour_name(step.seat) if acted else "",
                    (kept.match.name_of(step.seat) or "") if acted else "", step.move,
                    step.gains[step.seat] if acted else "", step.totals[step.seat] if acted else "",
                    step.tenths / 10 if story.has_times() else "",
                )
            )  # fmt: skip
    return written(MOVE_COLUMNS, rows)


def written(columns: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow([guarded(value) for value in row])
    return out.getvalue()


def guarded(value: Any) -> Any:
    """Put an apostrophe before a text that looks like a formula (Strata 7 has moves like +e5)."""
    return "'" + value if isinstance(value, str) and value.startswith(FORMULA) else value


def yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


# BG Stats


def bgstats(games: list[Kept]) -> str:
    """A play file with all these games."""
    players = Numbers()
    titles = Numbers()
    stories = [(kept, Story(kept.match)) for kept in games]
    plays = [_play(kept, story, players, titles) for kept, story in stories]
    data = {
        "about": ABOUT,
        "players": [_player(number, name) for name, number in players.known.items()],
        "locations": [],
        "games": [_game(number, *key) for key, number in titles.known.items()],
        "plays": plays,
        "userInfo": {"meRefId": 0},
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


class Numbers:
    """Gives numbers from 1 to things in order of appearance; plays refer to them."""

    def __init__(self) -> None:
        self.known: dict[Any, int] = {}

    def of(self, thing: Any) -> int:
        return self.known.setdefault(thing, len(self.known) + 1)


def _uuid(kind: str, text: str) -> str:
    """The same thing always has the same id, so that the app recognises a play that it has already."""
    return str(uuid.uuid5(SPACE, f"{kind} {text}")).upper()


def _player(number: int, name: str | None) -> dict[str, Any]:
    shown = name or "Anonymous player"
    return {"id": number, "uuid": _uuid("player", shown), "name": shown, "isAnonymous": name is None, "bggUsername": ""}


def _game(number: int, name: str, highest_wins: bool) -> dict[str, Any]:
    return {
        "id": number,
        "uuid": _uuid("game", name if highest_wins else name + " low"),
        "name": name,
        "bggId": 0,
        "bggName": "",
        "bggYear": 0,
        "cooperative": False,
        "highestWins": highest_wins,
        "noPoints": False,
        "usesTeams": False,
    }


def _play(kept: Kept, story: Story, players: Numbers, titles: Numbers) -> dict[str, Any]:
    match = kept.match
    day, finished = day_of(kept), match.rules.outcome() is not None
    tenths = sum(match.times)
    return {
        "uuid": _uuid("play", hashlib.sha256(record.write(match).encode()).hexdigest()),
        "gameRefId": titles.of((story.game, match.options.get("wins") != "low")),
        "playDate": f"{day} 00:00:00",
        "entryDate": f"{day} 00:00:00",
        "modificationDate": f"{day} 00:00:00",
        "playDateYmd": int(day.replace("-", "")),
        "durationMin": round(tenths / 600),
        "ignored": not finished,
        "manualWinner": True,
        "rounds": 0,
        "usesTeams": False,
        "rating": 0,
        "scoringSetting": 0,
        "playImages": "[]",
        "board": ", ".join(f"{label}: {value}" for label, value in story.options()),
        "comments": story.reason() or story.result(),
        "playerScores": [_score(story, seat, players) for seat in story.seats],
    }


def _score(story: Story, seat: int, players: Numbers) -> dict[str, Any]:
    match = story.match
    return {
        "playerRefId": players.of(match.name_of(seat)),
        "score": str(story.steps[-1].totals[seat]),
        "winner": seat in story.winners(),
        "rank": story.places()[seat] or 0,
        "startPlayer": seat == load(story.match.game).begins(len(story.names)),
        "newPlayer": False,
        "seatOrder": seat + 1,
        "role": story.colour_name(seat),
    }
