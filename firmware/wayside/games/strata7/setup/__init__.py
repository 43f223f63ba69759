"""Options, positions as text, lists and editors of Strata 7. Loaded only while they are needed."""
