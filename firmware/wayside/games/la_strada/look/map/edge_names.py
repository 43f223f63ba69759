"""The names of rows and diagonals around the whole map. A small screen has no room for them."""


def draw_names(view):
    """The letters of the rows at their left ends, the numbers of the diagonals at their lower ends, where they fit."""
    canvas, hexes, painter = view.canvas, view.rules.hexes, view.painter
    font, wide, high = ("N", 6, 10) if painter.large else ("S", 5, 8)
    half = painter.width // 2
    right, bottom = view.width + 4, canvas.height  # up to the sidebar
    if view.width == canvas.width:
        right, bottom = canvas.width, canvas.height - 17
    names = []  # (left, top, text)
    for row in range(2 * hexes.size + 1):
        first, after = hexes.firsts[row], hexes.firsts[row + 1]
        x, y = view.at(first)
        left = x - half - wide - (1 if row != hexes.size else 0)
        names.append((left, y - high // 2, chr(ord("A") + row)))
        for cell in range(first, after) if not row else (after - 1,) if row <= hexes.size else ():
            x, y = view.at(cell)
            number = str(hexes.diagonal_of(cell))
            left = x + half - wide * len(number) // 2 if cell < after - 1 else x + 2
            names.append((left, y + painter.pitch - high // 2 - (2 if painter.large else 0), number))
    for left, top, text in names:
        if top + high <= bottom and left + wide * len(text) <= right:
            canvas.fill(left, top, wide * len(text), high, canvas.NIGHT)
            canvas.text(left, top, text, canvas.MIST, font)
