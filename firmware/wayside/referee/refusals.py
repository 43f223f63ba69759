"""A refusal in words, by the texts of a language that are handed in."""


def refusal_key(texts, game, refusal):
    """The game's own text for a code, or the one that all games share."""
    key = "%s.refuse_%s" % (game, refusal.code)
    return key if texts.has(key) else "refuse." + refusal.code


def refusal_text(texts, game, refusal):
    """Why a move is refused, in one line."""
    facts = spoken(texts, game, refusal.facts)
    return texts(refusal_key(texts, game, refusal), **facts).replace("\n", " ")


def spoken(texts, game, facts):
    """Facts as a person says them: player=K becomes the text of player_K, where there is one."""
    words = {}
    for name in facts:
        key = "%s.%s_%s" % (game, name, facts[name])
        words[name] = texts(key) if texts.has(key) else facts[name]
    return words
