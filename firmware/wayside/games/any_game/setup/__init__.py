"""Options, positions as text, lists and editors of Any game. Loaded only while they are needed."""
