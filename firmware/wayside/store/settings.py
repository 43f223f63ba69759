"""The settings of the device: defaults, choices, and how they are read at the start."""

DEFAULTS = {"language": "", "brightness": "100", "clock": "on", "led": "on"}
CHOICES = {"brightness": ("100", "70", "40", "20"), "clock": ("on", "off"), "led": ("on", "off")}


def read(text):
    """The settings in a text, which may be None; defaults for those that are missing."""
    settings = dict(DEFAULTS)
    for line in (text or "").split("\n"):
        key, _, value = line.partition("=")
        if key in settings and value in CHOICES.get(key, (value,)):  # another firmware may have had other ones
            settings[key] = value
    return settings


def following(key, value):
    """The next choice of a setting; after the last comes the first."""
    choices = CHOICES[key]
    return choices[(choices.index(value) + 1) % len(choices)]
