"""The longest facts that a refusal or a piece of news of this game can carry."""

FACTS = {
    "cell": "m13",
    "other": "m13",
    "place": "m13",
    "player": "K",
    "terrain": "H",
    "needs": 12,
    "has": 10,
    "most": 16,
    "days": 6,
    "example": "build g3-g4-g5",
    "hint": "save",
}
