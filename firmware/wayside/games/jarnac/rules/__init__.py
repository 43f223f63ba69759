"""The rules of Jarnac: in memory while a match runs."""
