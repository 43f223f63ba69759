"""The four text fonts and the large figures: which there are, where a character stands in them, loading by need."""

# Widths are known without loading a font, so that text can be measured and wrapped first.
WIDTHS = {"S": 5, "N": 6, "M": 7, "L": 9}

# Each font holds ASCII from the space on, then a hollow box for whatever it lacks, then these.
OTHERS = "ÀÂÆÇÈÉÊËÎÏÔÙÛÜŸŒàâæçèéêëîïôùûüÿœÄÖäöß«»…–’·×°→←↑↓"
BOX = 95


def index_of(character):
    """Where a character stands in a font; the hollow box for one that no font has."""
    code = ord(character)
    if 32 <= code < 127:
        return code - 32
    return BOX + 1 + OTHERS.find(character)


def load(name):
    """The table of font S, N, M or L; imported on first use, so that a small screen carries only what it shows."""
    if name == "S":
        from wayside.ui.fonts import font_s as table
    elif name == "N":
        from wayside.ui.fonts import font_n as table
    elif name == "M":
        from wayside.ui.fonts import font_m as table
    elif name == "L":
        from wayside.ui.fonts import font_l as table
    else:
        raise KeyError("no font " + name)
    return table


def wrap(text, width, font="M"):
    """The text as lines no wider than `width` pixels; breaks at spaces, and inside a word only if it fills a line."""
    columns = max(1, width // WIDTHS[font])
    lines = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            if line and len(line) + 1 + len(word) <= columns:
                line += " " + word
                continue
            if line:
                lines.append(line)
            while len(word) > columns:
                lines.append(word[:columns])
                word = word[columns:]
            line = word
        lines.append(line)
    return lines
