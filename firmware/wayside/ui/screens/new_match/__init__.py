"""The setup of a new match: players, board, rules."""
