"""Matches of Strada Romana for the tools that read records."""

RECORDS = {
    "": {"seed": 11, "players": ["R", "B", "Y", "W"], "bag": "device"},
    "books": {"seed": 13, "mode": "books"},
    "running": {"seed": 12, "most": 30, "layout": "typed"},
}
