"""The games this firmware knows; a game's code is imported when it is asked for."""

GAMES = ("la_strada", "strada_romana", "strata7", "nasca", "jarnac", "any_game")


def load(name):
    """The package of one game: NAME, PLAYERS, SEATS, all_options(), rules(players, options), panel(rules, canvas, texts)."""
    if name not in GAMES:
        raise ValueError("there is no game '%s'; there are: %s" % (name, ", ".join(GAMES)))
    module = __import__("wayside.games." + name)
    return getattr(module.games, name)


def usual_players(module):
    """Who plays when nobody says so."""
    return list(module.PLAYERS[: module.SEATS[1]])
