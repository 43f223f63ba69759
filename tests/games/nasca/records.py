"""Matches of Nasca for the tools that read records."""

RECORDS = {"": {}, "landscape": {"seed": 3, "landscape": "ours_stones", "rounds": "1"}}
