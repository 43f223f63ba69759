"""Roads of Strada Romana, typed from the printed board and checked by the code of the firmware."""

from wayside.games.strada_romana.setup.editor.editor_view import SPECIALS
from wayside.games.strada_romana.setup.start.roads import ALL, STANDIN, examine
from wayside_host.by_game.strada_romana.road_file import (
    COSTS,
    ENTRIES,
    FIRST,
    HEADINGS,
    LINES,
    MARKETS,
    PART,
    WAGONS,
    RoadFile,
)

GAME = "strada_romana"

__all__ = ["FIRST", "GAME", "NOUN", "OPTION", "compiled", "details", "example", "is_standin", "summary"]

OPTION = "board"
NOUN = "road"


def compiled(text: str) -> tuple[str, list[str]]:
    """(value of the option board, errors), all errors with line numbers."""
    reader = RoadFile()
    reader.read(text)
    value = "|".join(reader.fields())
    _, faults = examine(value)
    for field, item, sentence in faults if PART in reader.begins else []:  # without columns there are no squares
        heading = HEADINGS[field]
        if heading in reader.begins and (item != ALL or heading not in reader.broken):
            reader.error(reader.line_of(heading, item), sentence)
    return value, [f"line {number}: {sentence}" for number, sentence in sorted(reader.errors)]


# What is printed about a correct file


def is_standin(value: str) -> bool:
    return value == STANDIN


def summary(value: str) -> str:
    road, _ = examine(value)
    squares = sum(bool(road.has(square)) for square in range(road.squares))
    lines = sum(bin(joins).count("1") for joins in road.joins)
    return f"a correct road of {road.columns} columns with {squares} squares and {lines} lines"


def details(value: str) -> list[str]:
    """Lines with what the picture does not show."""
    road, _ = examine(value)
    touching = ["+".join(road.name(square) for square in market) for market in road.markets]
    ends = [" ".join(road.name(square) for square in end) for end in road.entries]
    names = [f"{number}:{name}" for number, name in enumerate(road.names, 1) if name]
    return [
        f"Entries: Ostia {ends[0]}, Rome {ends[1]}",
        "Costs: " + ", ".join(f"{name} {cost}" for name, cost in zip(SPECIALS, road.costs, strict=True)),
        "Markets: " + " ".join(f"M{number:02}:{squares}" for number, squares in enumerate(touching, 1)),
        "Wagons: " + (", ".join(names) or "without names"),
    ]


def example() -> str:
    """The stand-in as a file to start with."""
    return written(STANDIN)


def written(value: str) -> str:
    """A road as a file that `compiled` reads."""
    value = STANDIN if value == "standin" else value
    columns, lines, markets, entries, costs, wagons = value.split("|")
    text = ["# A road of Strada Romana."]
    if is_standin(value):
        text = [
            "# A road of Strada Romana. This is the stand-in of Wayside, not the printed board: change what differs on yours."
        ]
    text += ["# Check it with 'wayside maps check FILE'. What follows a # does not count.", FIRST, ""]
    text += ["# The columns of squares of the three parts, from Ostia to Rome: H high, C central, L low."]
    text += [f"{PART} {part.replace('.', ' ')}" for part in columns.split("/")]
    text += [
        "",
        "# auto: straight on; where that row has no square, to the nearest rows. Or every line: 1H-2H 1C-2C ...",
    ]
    text += [f"{LINES} {lines}", "", "# Each market with the squares that touch it.", MARKETS]
    for number, market in enumerate(markets.split(","), 1):
        text.append(f"M{number:02} {market.replace('+', ' ')}")
    text += ["", "# The squares where wagons come onto the road, and leave it.", ENTRIES]
    for end, squares in zip(("Ostia", "Rome"), entries.split("/"), strict=True):
        text.append(f"{end} {squares.replace(',', ' ')}")
    text += ["", "# Coins for the special moves: the icons on the board.", COSTS]
    text += [f"{name} {cost}" for name, cost in zip(SPECIALS, costs, strict=True)]
    text += ["", "# Names of the ten wagons, as many as you like.", WAGONS]
    text += [f"{number} {name.replace('_', ' ')}" for number, name in enumerate(wagons.split(","), 1)]
    return "\n".join(text) + "\n"
