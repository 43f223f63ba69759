"""Matches of Jarnac for the tools that read records."""

RECORDS = {"": {"seed": 7}, "lengths": {"seed": 8, "mode": "lengths"}}
