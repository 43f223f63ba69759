"""The longest facts that a refusal or a piece of news of this game can carry."""

FACTS = {
    "cell": "j10",
    "other": "j10",
    "room": 8,
    "count": 8,
    "points": 8,
    "player": "B",
}
