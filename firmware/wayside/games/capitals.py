"""Names of cells as screens show them. Loaded by need."""


def capitals(text):
    """A text for people: names of cells get capitals, because l11 looks like 111. A cell is a letter before digits."""
    letters = list(text)
    for place in range(len(letters) - 1):
        if "a" <= letters[place] <= "z" and letters[place + 1].isdigit():
            if not place or not (text[place - 1].isdigit() or text[place - 1].isalpha()):
                letters[place] = letters[place].upper()
    return "".join(letters)
