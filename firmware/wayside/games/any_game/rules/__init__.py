"""The rules of Any game: in memory while a match runs."""
