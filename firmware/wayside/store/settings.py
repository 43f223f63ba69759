"""The person's settings, as they are read at power on, and what there is to choose from."""

DEFAULTS = {"language": "", "brightness": "100", "clock": "on", "led": "on"}
CHOICES = {"brightness": ("100", "70", "40", "20"), "clock": ("on", "off"), "led": ("on", "off")}


def read(text):
    """The settings that a file has, which may be None; the usual ones where it has none."""
    settings = dict(DEFAULTS)
    for line in (text or "").split("\n"):
        key, _, value = line.partition("=")
        if key in settings and value in CHOICES.get(key, (value,)):  # another firmware may have known others
            settings[key] = value
    return settings


def following(key, value):
    """The next choice of a setting, round and round."""
    choices = CHOICES[key]
    return choices[(choices.index(value) + 1) % len(choices)]
