"""The settings of a score sheet, each as an option with its default."""

from wayside.games.moves import Option

OPTIONS = (
    # rounds: everybody scores once a round, in order; running: anybody scores at any time.
    Option("count", "rounds", ("rounds", "running")),
    # Whose total wins: the higher or the lower one.
    Option("wins", "high", ("high", "low")),
)
