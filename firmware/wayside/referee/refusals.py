"""A refusal in words, by the texts of a language that are handed in."""


def refusal_key(texts, game, refusal):
    """The game's own text for a code, or the one that all games share."""
    key = "%s.refuse_%s" % (game, refusal.code)
    return key if texts.has(key) else "refuse." + refusal.code


def refusal_text(texts, game, refusal, names=None):
    """Why a move is refused, in one line."""
    facts = spoken(texts, game, refusal.facts, names)
    return texts(refusal_key(texts, game, refusal), **facts).replace("\n", " ")


def spoken(texts, game, facts, names=None):
    """Facts as a person says them: player=K becomes the name of that player, or the text of player_K."""
    words = {}
    for name in facts:
        value = facts[name]
        if name == "player" and names and value in names:
            words[name] = names[value]
        else:
            key = "%s.%s_%s" % (game, name, value)
            words[name] = texts(key) if texts.has(key) else value
    return words


def spoken_move(texts, game, move):
    """A move for a person: notation, but words such as `end` as they are said."""
    word, _, rest = move.partition(" ")
    key = "%s.move_%s" % (game, word.partition("=")[0])
    return texts(key, rest=rest) if texts.has(key) else move
