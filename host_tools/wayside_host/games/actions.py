"""The actions of `wayside games`, a function for each; it returns the exit code."""

import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wayside_host.errors import WaysideError
from wayside_host.games import export, showing, stats
from wayside_host.games.kept import BadRecord, Kept, gathered, load
from wayside_host.games.pull import BROKEN, HERE, PULLED, Outcome, pull
from wayside_host.games.sources import DeviceSource, FolderSource, Source, kept_games, running_match
from wayside_host.games.whole import write_whole
from wayside_host.progress import Bar

RUNNING = "running"


@contextlib.contextmanager
def source_of(port: str | None, flash: str | None) -> Iterator[Source]:
    if flash is not None:
        if port is not None:
            raise WaysideError("--port is a device, --flash a folder: give one of them")
        yield FolderSource(flash)
        return
    from wayside_host.link.prompt import connected

    with connected(port) as link:
        yield DeviceSource(link)


def list_games(port: str | None, flash: str | None, as_json: bool) -> int:
    with source_of(port, flash) as source:
        entries, strange = kept_games(source)
        running = running_match(source, entries)
    games = ([showing.running_facts(running)] if running else []) + [showing.entry_facts(entry) for entry in entries]
    if as_json:
        print_json({"games": games, "damaged": strange})
    elif not games and not strange:
        print("There are no games on this device yet.")
    else:
        print("\n".join(showing.list_lines(games)))
        for name in strange:
            print(f"{name}  cannot be read: the file is damaged, or was written by a newer Wayside")
    return 0


def pull_games(wanted: list[str], into: str, port: str | None, flash: str | None, as_json: bool) -> int:
    with source_of(port, flash) as source:
        entries, strange = kept_games(source)
        unknown = {*wanted} - {str(entry.number) for entry in entries} - {*strange}
        running = running_match(source, entries) if unknown else None
        if (
            running is not None and str(running.number) in unknown
        ):  # the device shows the number before the match is kept
            wanted = [RUNNING if name == str(running.number) else name for name in wanted]
        elif RUNNING not in wanted:
            running = None
        elif running is None:
            raise WaysideError("no match is on the table of this device")
        chosen = chosen_entries(entries, strange, [name for name in wanted if name != RUNNING], not wanted)
        told = (lambda outcome: None) if as_json else tell  # a line for each game shows the progress
        outcomes = pull(source, chosen, running, into, told)
        for name in strange if not wanted else []:
            outcomes.append(Outcome(name, BROKEN, reason=f"game {name} on the device is damaged"))
            told(outcomes[-1])
    if as_json:
        print_json([outcome._asdict() | {"path": str(outcome.path) if outcome.path else None} for outcome in outcomes])
    else:
        tell_all(outcomes, into)
    return 1 if any(outcome.state == BROKEN for outcome in outcomes) else 0


def chosen_entries(entries: list[Any], strange: list[str], numbers: list[str], every: bool) -> list[Any]:
    """The entries with these numbers, or all entries."""
    known = {str(entry.number): entry for entry in entries}
    for number in numbers:
        if number in strange:
            raise WaysideError(f"game {number} on the device is damaged and cannot be pulled")
        if number not in known:
            there = ", ".join(known) or "none"
            raise WaysideError(f"there is no game {number} on the device; there are: {there}")
    return entries if every else [known[number] for number in dict.fromkeys(numbers)]


def tell(outcome: Outcome) -> None:
    if outcome.state == PULLED:
        print(f"{outcome.name}: {outcome.path}", flush=True)
    elif outcome.state == BROKEN:
        print(f"wayside: {showing.safe(outcome.reason)}", file=sys.stderr)


def tell_all(outcomes: list[Outcome], into: str) -> None:
    count = sum(outcome.state == PULLED for outcome in outcomes)
    here = sum(outcome.state == HERE for outcome in outcomes)
    if not outcomes:
        print("No game is kept on this device yet; 'wayside games pull running' copies the match on the table.")
    else:
        print(f"{count} pulled, {here} here already, {len(outcomes) - count - here} damaged; they are in {into}")


def show_game(file: str, moves: bool, as_json: bool) -> int:
    kept = load(Path(file).expanduser())
    if as_json:
        print_json(showing.record_facts(kept))
    else:
        print("\n".join(showing.record_lines(kept, moves)))
    return 0


def verify_games(files: list[str], as_json: bool) -> int:
    found: list[dict[str, Any]] = []
    paths = gathered(files)
    with Bar("verifying", len(paths)) as bar:
        for path in paths:
            try:
                moves = len(load(path).match.moves)
                found.append({"file": str(path), "sound": True, "moves": moves})
            except BadRecord as error:
                result = {"line": error.line or None, "reason": error.reason}
                found.append({"file": str(path), "sound": False} | result)
            bar(1)
    if as_json:
        print_json(found)
    else:
        for result in found:
            if result["sound"]:
                print(f"{result['file']}: valid, {result['moves']} moves")
            else:
                line = f", line {result['line']}" if result["line"] else ""
                print(showing.safe(f"{result['file']}{line}: {result['reason']}"))
    return 0 if all(result["sound"] for result in found) else 1


def load_sound(files: list[str]) -> list[Kept]:
    """The games that are valid; reports the others on standard error. Raises if none is valid."""
    games, paths = [], gathered(files)
    with Bar("reading", len(paths)) as bar:
        for path in paths:
            try:
                games.append(load(path))
            except BadRecord as error:
                if len(paths) == 1:
                    raise
                print(f"wayside: left out: {showing.safe(str(error))}", file=sys.stderr)
            bar(1)
    if not games:
        raise WaysideError("none of these files is a valid game; 'wayside games verify' says more")
    return games


def export_games(files: list[str], form: str, output: str | None) -> int:
    games = load_sound(files)
    makers = {"csv": export.players_csv, "moves": export.moves_csv, "bgstats": export.bgstats}
    text = makers[form](games)
    if output is None:
        sys.stdout.write(text.replace("\r\n", "\n"))
        return 0
    write_whole(Path(output).expanduser(), text.encode())
    print(f"{output}: {len(games)} {'game' if len(games) == 1 else 'games'}")
    return 0


def count_games(files: list[str], plot: str | None, as_json: bool) -> int:
    games = stats.different(load_sound(files))
    lines, broken = stats.lines_of(games)
    if plot is not None:
        write_plot(lines, plot)
    if as_json:
        print_json({"games": len(games), "broken_off": broken, "lines": [line._asdict() for line in lines]})
        return 0
    if lines:
        print("\n".join(showing.safe(line) for line in stats.table(lines).split("\n")))
    note = f"{len(games) - broken} finished games"
    print(note + (f", {broken} broken off and not counted" if broken else ""))
    return 0


def write_plot(lines: list[stats.Line], plot: str) -> None:
    from wayside_host.games.render import picture_bytes

    path = Path(plot).expanduser()
    if not lines:
        raise WaysideError("there is nothing to plot: no game is finished")
    write_whole(path, picture_bytes(stats.plot(lines), path, "Games won and average scores"))


def print_json(value: Any) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=1))
