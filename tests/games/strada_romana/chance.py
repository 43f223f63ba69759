"""Random options for random games."""

import random

from wayside.games.strada_romana.setup.start.option_list import OPTIONS


def options_of(seed):
    """Every third game has random options; every value occurs many times."""
    if seed % 3:
        return {"seed": str(seed), "bag": "device" if seed % 4 == 0 else "drawn"}
    rng = random.Random(-1 - seed)
    options = {"seed": str(seed)}
    for option in OPTIONS:
        if option.choices and option.key not in ("mode", "layout") and rng.random() < 0.35:
            options[option.key] = rng.choice(option.choices)
    if options.get("compulsion") == "most":  # both together need a long search, which takes too much time here
        options.pop("unused", None)
    return options
