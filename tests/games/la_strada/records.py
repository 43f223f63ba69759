"""Matches of La Strada for the tools that read records."""

RECORDS = {"": {"seed": 5, "players": ["K", "G", "Y", "R"]}, "tracker": {"seed": 6, "mode": "tracker"}}
