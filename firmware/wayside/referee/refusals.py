"""A refusal in words, by the texts of a language that are handed in."""


def refusal_key(texts, game, refusal):
    """The game's own text for a code, or the one that all games share."""
    key = "%s.refuse_%s" % (game, refusal.code)
    return key if texts.has(key) else "refuse." + refusal.code


def refusal_text(texts, game, refusal):
    """Why a move is refused, in one line."""
    return texts(refusal_key(texts, game, refusal), **refusal.facts).replace("\n", " ")
