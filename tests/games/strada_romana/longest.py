"""The longest facts that a refusal or a piece of news of this game can carry."""

FACTS = {
    "square": "14H",
    "before": "13H",
    "space": "M14",
    "colour": "yellow",
    "player": "Y",
    "wagon": 10,
    "cost": 4,
    "coins": 9,
    "needs": 4,
    "has": 3,
    "made": 2,
    "count": 30,
    "word": "ostia",
    "way": "10:finish 9:finish 8:finish",
    "areas": "III+IV",
    "example": "ostia 1 4 6 9 10",
}
