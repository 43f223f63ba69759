"""Options, positions as text, lists and editors of Nasca. Loaded only while they are needed."""
