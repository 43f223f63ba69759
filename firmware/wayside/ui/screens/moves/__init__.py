"""The lists of moves."""
