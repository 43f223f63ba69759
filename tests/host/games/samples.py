"""Games of every kind for the tests of the record tools: random, but always the same."""

import random

from games.parts import part
from moves import random_path

from wayside.games import names
from wayside.referee.match import Match

NAMES = ("Anna", "Björn", "Chloé", "Didier", "Eva", "Fatou")
MOST = 160  # moves; some random games never end


def play(game: str, seed: int = 1, most: int = MOST, players=None, names=NAMES, timed: bool = True, **options) -> Match:
    """A match that is played to its end, or for this many moves."""
    rng = random.Random(seed)
    match = Match(game, players, options)
    match.names = dict(zip(match.players, names, strict=False))
    rules = match.rules
    people = part(game, "people")
    path_of = people.path_of if people else random_path
    while rules.turn >= 0 and len(match.moves) < most:
        move = rules.text_of(path_of(rules, rng))
        refusal = match.play(move, rng.randrange(20, 900) if timed else 0)
        assert refusal is None, (move, refusal)
    return match


def every() -> dict[str, Match]:
    """The records that a game lists (records.py), or one of each game, by GAME or GAME_NAME."""
    found = {}
    for game in names():
        own = part(game, "records")
        for name, arguments in (own.RECORDS if own else {"": {}}).items():
            found[f"{game}_{name}".rstrip("_")] = play(game, **arguments)
    return found
