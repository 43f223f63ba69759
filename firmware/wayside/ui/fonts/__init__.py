"""The four text fonts and the large figures: which there are, where a character stands in them, loading by need."""

# How far apart letters stand; known without loading a font, so that text can be measured and wrapped first. The pictures
# of L are one pixel narrower: so they need one byte a row.
WIDTHS = {"S": 5, "N": 6, "M": 7, "L": 9}

# Each font holds ASCII from the space on, then a hollow box for whatever it lacks, then these.
OTHERS = "ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœÄÖäöß«»…–’·×°→←↑↓"
BOX = 95
FIRST = 32  # the code of the first picture: so ASCII is its own code


def index_of(character):
    """Where a character stands in a font; the hollow box for one that no font has."""
    code = ord(character)
    if FIRST <= code < 127:
        return code - FIRST
    return BOX + 1 + OTHERS.find(character)


def codes_of(text):
    """A byte for each character: its place in a font, counted from FIRST; less than that means the hollow box."""
    codes = text.encode()
    return codes if len(codes) == len(text) else bytes([FIRST + index_of(character) for character in text])


def load(name):
    """The table of font S, N, M or L, or of the figures F; imported on first use, so that a screen carries its own only."""
    if name == "S":
        from wayside.ui.fonts import font_s

        return font_s
    if name == "N":
        from wayside.ui.fonts import font_n

        return font_n
    if name == "M":
        from wayside.ui.fonts import font_m

        return font_m
    if name == "L":
        from wayside.ui.fonts import font_l

        return font_l
    if name == "F":
        from wayside.ui.fonts import figures

        return figures
    raise KeyError("no font " + name)
