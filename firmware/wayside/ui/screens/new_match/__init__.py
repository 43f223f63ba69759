"""The setup of a new match: who plays, on which board, by which rules."""
