"""Games of every kind for the tests of the record tools, random but always the same."""

import random

from games.jarnac.people import move_of
from games.strada_romana.people import lazy, path_of
from moves import random_move

from wayside.referee.match import Match

NAMES = ("Anna", "Björn", "Chloé", "Didier", "Eva", "Fatou")
MOST = 160  # moves; some games by chance never end


def play(game: str, seed: int = 1, most: int = MOST, players=None, names=NAMES, timed: bool = True, **options) -> Match:
    """A match that is played to its end, or for so many moves."""
    rng = random.Random(seed)
    match = Match(game, players, options)
    match.names = dict(zip(match.players, names, strict=False))
    rules = match.rules
    while rules.turn >= 0 and len(match.moves) < most:
        if game == "jarnac":
            move = rules.text_of(move_of(rules, rng))
        elif game == "strada_romana":
            move = rules.text_of(path_of(lazy(rules, seed), rng))
        elif game == "any_game":
            move = sheet_move(match, rng, most)
        else:
            move = random_move(rules, rng)
            while move == "blocked" and len(match.moves) < 60 or move == "end" and rng.random() < 0.5:
                move = random_move(rules, rng)  # people build while they can
        refusal = match.play(move, rng.randrange(20, 900) if timed else 0)
        assert refusal is None, (move, refusal)
    return match


def sheet_move(match: Match, rng: random.Random, most: int) -> str:
    rules = match.rules
    if rules.may_finish() and len(match.moves) >= min(24, most - 1):
        return "finish"
    points = rng.randrange(-5, 40)
    return f"score {rng.choice(match.players)} {points}" if rules.is_running else f"score {points}"


def every() -> dict[str, Match]:
    """One of each kind, by a name for it."""
    return {
        "nasca": play("nasca"),
        "nasca_landscape": play("nasca", 3, landscape="ours_stones", rounds="1"),
        "strata7": play("strata7", 4),
        "la_strada": play("la_strada", 5, players=["K", "G", "Y", "R"]),
        "la_strada_tracker": play("la_strada", 6, mode="tracker"),
        "jarnac": play("jarnac", 7),
        "jarnac_lengths": play("jarnac", 8, mode="lengths"),
        "strada_romana": play("strada_romana", 11, players=["R", "B", "Y", "W"], bag="device"),
        "strada_romana_running": play("strada_romana", 12, most=30, layout="typed"),
        "any_game": play("any_game", 9, players=["1", "2", "3", "4", "5", "6"], most=80),
        "any_game_running": play("any_game", 10, count="running", wins="low", timed=False),
    }
