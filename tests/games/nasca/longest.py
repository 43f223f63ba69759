"""The longest facts that a refusal or a piece of news of this game can carry."""

FACTS = {
    "cell": "k10",
    "other": "k10",
    "level": 12,
    "other_level": 11,
    "support": 11,
    "piece": "k10v5",
    "move": "k10h2",
    "length": 5,
    "lengths": "10 9 8 7 6 5 4 3 2 1",
    "room": 4,
    "limit": 9,
}
