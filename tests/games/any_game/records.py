"""Score sheets for the tools that read records."""

RECORDS = {
    "": {"seed": 9, "players": ["1", "2", "3", "4", "5", "6"]},
    "running": {"seed": 10, "count": "running", "wins": "low", "timed": False},
}
