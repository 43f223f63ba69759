"""The rules of Strada Romana: in memory while a match runs."""
