"""Players for random games. Fully random ones never get out of a jam, so these save coins and buy their way out."""

BUSY = 0.05  # how often a player passes who could move


def path_of(rules, rng):
    """The tokens of a legal move, chosen at random, but so that games come to an end."""
    path = []
    while True:
        choices = rules.next(path)
        token = choose(rules, path, choices, rng)
        if token == ".":
            return path
        path.append(token)


def choose(rules, path, choices, rng):
    words = [choice.token for choice in choices]
    if path and "arrive=" in words and rng.random() < 0.9:  # the books: wagons do not arrive in every turn
        return rng.choice([word for word in words if word != "arrive="])
    if path or rules.laying:
        if len(path) == 1 and path[0].startswith("pay=") or len(path) > 1 and rng.random() < 0.6:
            return words[0]  # the wagon in front, the farthest square, the best good
        return rng.choice(words)
    if "move" in words:
        return of_books(words, rng)
    wagons = [word for word in words if word.endswith(":")]
    dear = [word for word in words if word.startswith("pay=")]
    if not wagons:  # jammed: save coins, then buy the most expensive move
        if "pay=4" in dear:
            return "pay=4"
        return "wagon" if "wagon" in words and rng.random() < 0.2 else "pass"
    if dear and rng.random() < 0.15:
        return rng.choice(dear)
    if "wagon" in words and rng.random() < 0.05:
        return "wagon"
    if rng.random() < getattr(rules, "lazy", BUSY):
        return "pass"
    return wagons[0] if rng.random() < 0.5 else rng.choice(wagons)


def lazy(rules, seed):
    """Some tables pass often, so their games end by the last victory point."""
    rules.lazy = 0.9 if seed % 5 == 0 else BUSY
    return rules


SHARES = (("tile=", 35), ("cube=", 30), ("move", 10), ("pay=", 8), ("arrive=", 5), ("wagon", 5), ("pass", 7))


def of_books(words, rng):
    """What is told to the books, as often as it happens on a road."""
    shares = [(word, share) for word, share in SHARES if word in words]
    number = rng.randrange(sum(share for _, share in shares))
    for word, share in shares:
        if number < share:
            return word
        number -= share
    raise ValueError(number)
