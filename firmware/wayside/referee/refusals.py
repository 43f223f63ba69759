"""Puts a refusal into words, with the texts of a language."""


def refusal_key(texts, game, refusal):
    """The key of the game's own text for a code, or of the text that all games share."""
    key = "%s.refuse_%s" % (game, refusal.code)
    return key if texts.has(key) else "refuse." + refusal.code


def refusal_text(texts, game, refusal, names=None):
    """The reason of a refusal in one line."""
    facts = spoken(texts, game, refusal.facts, names)
    return texts(refusal_key(texts, game, refusal), **facts).replace("\n", " ")


def spoken(texts, game, facts, names=None):
    """Facts in words for a person: player=K becomes the name of that player, or the text player_K."""
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
    """A move for a person: its notation, but words such as `end` are translated."""
    word, _, rest = move.partition(" ")
    key = "%s.move_%s" % (game, word.partition("=")[0])
    return texts(key, rest=rest) if texts.has(key) else move
