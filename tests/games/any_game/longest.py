"""The longest facts that a refusal or a piece of news of this game can carry."""

FACTS = {
    "player": "3",
    "name": "9",
    "most": 9999,
}
