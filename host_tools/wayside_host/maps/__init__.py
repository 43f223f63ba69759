"""Boards that players type from their printed ones. What a file of a game looks like stands in by_game."""
