"""Statistics over many games: wins, averages, time per player; as a table and as a plot."""

import hashlib
from typing import Any, NamedTuple

from wayside.referee import record
from wayside_host.drawings.picture import AZURE, BRICK, CHALK, EDGE, LEAF, MIST, WHEAT, WINE, Picture
from wayside_host.drawings.tables import cut
from wayside_host.games.kept import Kept
from wayside_host.games.story import Story, minutes

BAR = 20  # characters of a full bar
COLOURS = (AZURE, WHEAT, BRICK, LEAF, WINE, MIST)
ROW, GROUP, LEFT, WIDE, WIDTH = 26, 40, 170, 380, 680


class Line(NamedTuple):
    """One person in one kind of game."""

    game: str
    name: str
    played: int  # finished games
    won: int  # with shared first places
    mean: float
    best: int
    tenths: float  # per game, 0 without a clock


def different(games: list[Kept]) -> list[Kept]:
    """The games without duplicates in other files."""
    seen: dict[str, Kept] = {}
    for kept in games:
        seen.setdefault(hashlib.sha256(f"{kept.date} {record.write(kept.match)}".encode()).hexdigest(), kept)
    return list(seen.values())


def lines_of(games: list[Kept]) -> tuple[list[Line], int]:
    """(lines by game and wins, the number of unfinished games, which are not counted)."""
    sums: dict[tuple[str, str], dict[str, Any]] = {}
    broken = 0
    for kept in games:
        story = Story(kept.match)
        if kept.match.rules.outcome() is None:
            broken += 1
            continue
        lowest = kept.match.options.get("wins") == "low"
        game = story.game + (" (fewest points win)" if lowest else "")
        for seat in story.seats:
            found = sums.setdefault((game, story.names[seat]), {"scores": [], "won": 0, "times": [], "low": lowest})
            found["scores"].append(story.steps[-1].totals[seat])
            found["won"] += seat in story.winners()
            if story.has_times():
                found["times"].append(kept.match.clock(seat))
    lines = []
    for (game, name), found in sums.items():
        scores, times = found["scores"], found["times"]
        best = min(scores) if found["low"] else max(scores)
        mean = sum(scores) / len(scores)
        lines.append(Line(game, name, len(scores), found["won"], mean, best, sum(times) / len(times) if times else 0))
    lines.sort(key=lambda line: (line.game, -line.won / line.played, -line.played, line.name))
    return lines, broken


def table(lines: list[Line]) -> str:
    """The lines for a terminal: a block for each game, with a bar for the share of wins."""
    width = max([len(line.name) for line in lines] + [6])
    shown = []
    game = None
    for line in lines:
        if line.game != game:
            game = line.game
            head = f"{'player':{width}}  played  won        {'':{BAR}}  average   best  time a game"
            shown += ([""] if shown else []) + [game, "  " + head]
        share = line.won / line.played
        bar = "█" * round(share * BAR)
        time = minutes(round(line.tenths)) if line.tenths else "-"
        shown.append(
            f"  {line.name:{width}}  {line.played:6}  {line.won:3} {share:5.0%} "
            f" {bar:{BAR}}  {line.mean:7.1f}  {line.best:5}  {time:>11}"
        )
    return "\n".join(shown)


def plot(lines: list[Line]) -> Picture:
    """The share of wins and the average score, with a group of bars for each game."""
    games: dict[str, list[Line]] = {}
    for line in lines:
        games.setdefault(line.game, []).append(line)
    height = 24 + sum(GROUP + ROW * len(group) for group in games.values())
    picture = Picture(WIDTH, height)
    names = list(dict.fromkeys(line.name for line in lines))
    y = 12.0
    for game, group in games.items():
        picture.text(12, y + 16, cut(game, LEFT, 17), 17, CHALK, bold=True)
        picture.text(LEFT, y + 16, "games won", 13, MIST)
        picture.text(WIDTH - 12, y + 16, "average score", 13, MIST, "end")
        y += GROUP - 6
        for line in group:
            person = names.index(line.name)
            picture.mark(22, y + 10, 6, person % 6, COLOURS[person % 6])
            picture.text(36, y + 10, cut(line.name, LEFT - 44, 14), 14, CHALK)
            picture.box(LEFT, y + 2, WIDE, ROW - 9, None, EDGE, 1)
            if line.won:
                picture.box(LEFT, y + 2, WIDE * line.won / line.played, ROW - 9, COLOURS[person % 6])
            picture.text(LEFT + WIDE + 8, y + 10, f"{line.won}/{line.played}", 13, CHALK)
            picture.text(WIDTH - 12, y + 10, f"{line.mean:.1f}", 15, WHEAT, "end", True)
            y += ROW
        y += 6
    return picture
