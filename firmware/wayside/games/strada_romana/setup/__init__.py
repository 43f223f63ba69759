"""Options, positions as text, lists and editors of Strada Romana. Loaded only while they are needed."""
