"""Finds characters in the four text fonts, and loads fonts and figures on demand."""

# The step from letter to letter. It is known without loading a font, so that text can be measured first. The pictures
# of L are one pixel narrower, so that a row needs only one byte.
WIDTHS = {"S": 5, "N": 6, "M": 7, "L": 9}

# Each font has ASCII from the space on, then a hollow box for missing characters, then these.
OTHERS = "ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœÄÖäöß«»…–’·×°→←↑↓"
BOX = 95
FIRST = 32  # the code of the first picture, so that ASCII text needs no conversion
NO_BREAK = 160  # the space at which no line ends; it looks like the other one


def index_of(character):
    """The index of a character in a font; that of the hollow box if it is missing."""
    code = ord(character)
    if code == NO_BREAK:
        return 0
    if FIRST <= code < 127:
        return code - FIRST
    return BOX + 1 + OTHERS.find(character)


def codes_of(text):
    """A byte for each character: its index in a font plus FIRST. A byte below FIRST means the hollow box."""
    codes = text.encode()
    return codes if len(codes) == len(text) else bytes([FIRST + index_of(character) for character in text])


def load(name):
    """The module of font S, N, M or L, or of the figures F. It is imported on first use to save memory."""
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
