"""A player of Jarnac: draws by the odds of the bag, and makes words of the toy list if there are any."""

import random

from games.jarnac.tables import TOY


def words_at_hand(rules) -> list[list[str]]:
    """Paths of the words in the list that are legal now."""
    found = []
    owners = [([], rules.turn)] + ([(["jarnac"], 1 - rules.turn)] if rules.window == 1 else [])
    for first, owner in owners:
        loose = set(rules.state()["mats"][rules.players[owner]]["loose"])
        places = [("new", "")] + [(str(line + 1), word) for line, word in enumerate(rules.words[owner])]
        for place, old in places:
            for word in TOY:
                if rules.lengths or set(word) <= loose | set(old):
                    path = [*first, place, *([str(len(word))] if rules.lengths else word)]
                    if rules.check(rules.text_of(path)) is None:
                        found.append(path)
    return found


def path_of(rules, rng: random.Random) -> list[str]:
    """The tokens of a move."""
    words = words_at_hand(rules)
    if words and rng.random() < 0.8:
        return rng.choice(words)
    roots = [choice.token for choice in rules.next([])]
    if "swap" in roots and rng.random() < 0.15:
        return ["swap", *walk(rules, ["swap"], rng)]
    if "draw" in roots:
        bag = rules.bag or b"\x01" * 26
        letters = "".join(chr(65 + index) * bag[index] for index in range(26))
        return ["draw", rng.choice(letters)]
    if sum(rules.pools[rules.turn]) > 9:  # nobody keeps so many: make some long word that is not in the list
        place = "new" if "new" in roots else roots[0]
        return [place, *walk(rules, [place], rng)]
    return ["pass"]


def walk(rules, path: list[str], rng: random.Random) -> list[str]:
    """Random tokens until a move may end."""
    more: list[str] = []
    while True:
        tokens = [choice.token for choice in rules.next(path + more)]
        if tokens[-1] == "." and (len(tokens) == 1 or rng.random() < 0.4):
            return more
        more.append(rng.choice([token for token in tokens if token != "."]))
