"""Games with a random generator of their own, printed line by line: CPython and MicroPython must print the same."""

from wayside.games import la_strada
from wayside.games.moves import END

TABLES = (
    ("KG", {}),
    ("KGY", {}),
    ("KGYR", {"start_by_settlement": "off"}),
    ("KG", {"transit": "same_turn", "zero_tile_link": "free", "own_starts": "apart"}),
    ("KGY", {"day_cap": "save", "end_check": "current_days", "end_timing": "after_income"}),
    ("KG", {"mode": "tracker", "transit": "same_turn"}),
    ("KGYR", {"mode": "tracker"}),
)
MOVES = 60


class Chance:
    """A small random generator, the same on every Python."""

    def __init__(self, seed):
        self.state = seed * 7919 + 12345

    def __call__(self, count):
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        return (self.state >> 16) % count


def walk(tree, chance):
    """A path to an end of the tree, with the tokens that were offered at each step."""
    path, offered = [], []
    while True:
        tokens = [choice.token for choice in tree(path)]
        offered.append(len(tokens))
        if not tokens:
            return None, offered
        token = tokens[chance(len(tokens))]
        if token == END:
            return path, offered
        path.append(token)


def tell(number, chance):
    players, options = TABLES[number]
    options = dict(options)
    if options.get("mode") != "tracker":
        editor = la_strada.GAME.editor("standin", chance, {})
        editor.play(editor.text_of(["shuffle"]))
        options["land"] = editor.result()
    rules = la_strada.GAME.rules(tuple(players), options)
    for _ in range(MOVES):
        if rules.turn < 0:
            break
        asked, _ = walk(rules.tries, chance)
        if asked is not None:
            refusal = rules.check(rules.text_of(asked))
            print("?", rules.text_of(asked), refusal and refusal.code)
        path, offered = walk(rules.next, chance)
        move = rules.text_of(path)
        if move == "blocked" and chance(4):
            move = "end"
        print(move, offered, rules.check(move) is None, rules.likely([]), rules.likely(path[:1]), rules.expects())
        rules.play(move)
        data = rules.snapshot()
        text = rules.position()
        rules.set_position(text)
        rules.restore(data)
        print("".join(["%02x" % byte for byte in data]), rules.news == [], text == rules.position())
        if rules.turn >= 0 and rules.phase and not rules.is_tracker:
            print(list(rules.reach().costs), [rules.reach().turns_to_wait(place, 0) for place in range(19)])
    print(rules.position())
    print(rules.outcome(), [total for total, _ in rules.score()], len(rules.state()["places"]))


def main():
    for number in range(len(TABLES)):
        tell(number, Chance(number))


main()
