"""Options, positions as text, lists and editors of La Strada. Loaded only while they are needed."""
