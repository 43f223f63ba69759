"""Puts a refusal into words, with the texts of a language."""

from wayside.games import find


def refusal_key(texts, game, refusal):
    """The key of the game's own text for a code, or of the text that all games share."""
    key = "%s.refuse_%s" % (game, refusal.code)
    return key if texts.has(key) else "refuse." + refusal.code


def refusal_text(texts, game, refusal, names=None):
    """The reason of a refusal in one line, with cells as the notation writes them."""
    facts = _in_words(texts, game, refusal.facts, names, str)
    return texts(refusal_key(texts, game, refusal), **facts).replace("\n", " ")


def spoken(texts, game, facts, names=None):
    """Facts as screens show them: player=K becomes the name of that player, or the text player_K; cells get capitals."""
    return _in_words(texts, game, facts, names, find(game).spoken)


def _in_words(texts, game, facts, names, say):
    words = {}
    for name in facts:
        value = facts[name]
        if name == "player" and names and value in names:
            words[name] = names[value]
        else:
            key = "%s.%s_%s" % (game, name, value)
            words[name] = texts(key) if texts.has(key) else say(value) if isinstance(value, str) else value
    return words


def spoken_move(texts, game, move):
    """A move for a person: its notation with capitals, but words such as `end` are translated."""
    say = find(game).spoken
    word, _, rest = move.partition(" ")
    key = "%s.move_%s" % (game, word.partition("=")[0])
    return texts(key, rest=say(rest)) if texts.has(key) else say(move)
