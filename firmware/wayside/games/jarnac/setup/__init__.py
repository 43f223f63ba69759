"""Options, positions as text, lists and editors of Jarnac. Loaded only while they are needed."""
