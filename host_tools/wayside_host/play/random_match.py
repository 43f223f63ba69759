"""Makes a random match of any game with a full board, to measure memory and times."""

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from wayside.games import load
from wayside.games.moves import END
from wayside.referee.match import Match

SEED = 1
LEFT = 3  # moves that stay to be played
MOST_MOVES = 400  # the limit for a game without an end


def random_match(
    game: str, share: float = 1.0, seed: int = SEED, options: Mapping[str, str] = MappingProxyType({})
) -> Match:
    """A random match with the most players, at its biggest position, or at a share of the way there.

    The biggest position has the longest text; of several the last one; but always a few moves before the end.
    """
    players = list(load(game).players[: load(game).seats[2]])
    match = Match(game, players, dict(options))
    rng = random.Random(seed)
    longest, count = 0, 0
    while match.rules.turn >= 0 and len(match.moves) < MOST_MOVES:
        size = len(match.rules.position())
        if size >= longest:
            longest, count = size, len(match.moves)
        match.play(random_move(match.rules, rng))
    count = min(count, max(0, len(match.moves) - LEFT))
    played = Match(game, players, dict(options))
    for move in match.moves[: int(count * share)]:
        played.play(move)
    return played


def random_move(rules: Any, rng: random.Random) -> str:
    path: list[str] = []
    while (token := rng.choice(rules.next(path)).token) != END:
        path.append(token)
    return rules.text_of(path)
