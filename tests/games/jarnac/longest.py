"""The longest facts that a refusal or a piece of news of this game can carry."""

FACTS = {
    "player": "R",
    "word": "WWWWWWWWW",
    "old": "WWWWWWWW",
    "letter": "W",
    "count": 144,
    "line": 9,
    "length": 30,
    "least": 6,
}
