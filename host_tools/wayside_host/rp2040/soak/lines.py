"""Makes the text of a line over USB from its seed and the match on the device."""

import random
from typing import Any

from wayside.games import load
from wayside.referee.match import Match
from wayside.referee.record import write_line

from ...play.random_match import random_match, random_move
from ..measure import WAYS
from .inputs import Line

OPTION_SHARE = 0.15  # the share of options of a new match that are chosen at random
MOST_LOADED = 25  # moves in a loaded record; the earlier ones are given as a position
NOT_LEGAL_SHARE = 0.5  # of the checked moves
UNKNOWN = ("helpp", "play", "nxt", "undo -1", "undo x", "redo 0", "load", "load ;", "new", "new chess", "position ?")
LONGEST_LINE = 20_000  # bytes; the device takes 16,384
BYTES = [byte for byte in range(256) if byte not in b"\x03\r\n"]  # Ctrl-C is a separate input


def text_of(line: Line, match: Match | None) -> bytes:
    """The bytes of the line, without its end."""
    rng = random.Random(line.number)
    if line.what == "nonsense":
        return nonsense(rng)
    if line.what == "new":
        return new_match(line.game, rng).encode()
    if line.what == "load":
        return f"load {write_line(match_to_load(line.game, rng))}".encode()
    if line.what == "undo":
        return rng.choice(("undo", "undo", "undo turn", "undo 3")).encode()
    if line.what == "redo":
        return rng.choice(("redo", "redo", "redo 3")).encode()
    if match is None or line.what not in ("play", "check", "next"):
        return line.what.encode()
    return about_a_move(line.what, match.rules, rng).encode()


def about_a_move(what: str, rules: Any, rng: random.Random) -> str:
    move = random_move(rules, rng) if rules.turn >= 0 else "pass"
    if what == "next":
        return " ".join(["next", *some_tokens(rules, rng)])
    if what == "check" and rng.random() < NOT_LEGAL_SHARE:
        move = misspelt(move, rng)
    return f"{what} {move}"


def some_tokens(rules: Any, rng: random.Random) -> list[str]:
    """The first tokens of a legal move."""
    path: list[str] = []
    for _ in range(rng.randrange(3)):
        choices = [choice.token for choice in rules.next(path)]
        if not choices or choices == ["."]:
            break
        path.append(rng.choice([token for token in choices if token != "."]))
    return path


def new_match(game: str, rng: random.Random) -> str:
    """Any number of players and some random options; the device may refuse them."""
    kind = load(game)
    least, _, most = kind.seats
    players = rng.sample(list(kind.players), rng.randint(least, most))
    words = [f"new {game} players={','.join(players)}"]
    for option in kind.options():
        if option.choices and rng.random() < OPTION_SHARE:
            words.append(f"{option.key}={rng.choice(option.choices)}")
    return " ".join(words)


def match_to_load(game: str, rng: random.Random) -> Match:
    """A match at some point on the way to its biggest position; only the last moves are listed."""
    ways = [{}, *(options for way_game, options in WAYS.values() if way_game == game)]
    match = random_match(game, rng.random(), rng.randrange(1000), rng.choice(ways))
    before, last = match.moves[:-MOST_LOADED], match.moves[-MOST_LOADED:]
    if not before:
        return match
    match.undo(len(last))
    match = Match(game, match.players, match.options, start=match.rules.position())
    for move in last:
        match.play(move)
    return match


def misspelt(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text))
    letter = rng.choice(("", text[place] * 2, rng.choice("ABCabc0129:-= ")))
    return text[:place] + letter + text[place + 1 :]


def nonsense(rng: random.Random) -> bytes:
    """Random bytes, very long lines, unknown commands; their start makes sure that they are refused."""
    kind = rng.randrange(3)
    if kind == 0:
        return b"?" + bytes(rng.choices(BYTES, k=rng.randint(1, 200)))
    if kind == 1:
        return b"load " + b"x" * rng.randint(200, LONGEST_LINE)
    return rng.choice(UNKNOWN).encode()
