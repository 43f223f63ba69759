"""The refused road, shown above the reason: its tiles and the sum of their days."""

from wayside.games.la_strada.rules.shared import notation
from wayside.games.la_strada.rules.shared.notation import BUILD, LAY


def draw_tried(rules, canvas, texts, move, x, y):
    what, parts = notation.read_move(move)
    if what == LAY:
        costs = ["PFH".index(letter) + 2 for letter in parts[0]]
    elif what == BUILD:
        cells = [rules.hexes.cell_of(name) for name in parts[1:-1]]
        costs = [rules.land.costs[cell] for cell in cells if cell < rules.hexes.count]
    else:
        canvas.text(x, y + 3, move, canvas.CHALK)
        return
    costs = [cost for cost in costs if cost]
    left = x + 46
    canvas.text(x, y, texts("la_strada.tiles"), canvas.MIST)
    for cost in costs[:9]:
        canvas.fill(left, y - 2, 19, 19, (canvas.PLAIN, canvas.FOREST, canvas.HILL)[cost - 2])
        canvas.icon(left + 4, y + 2, ("plain", "forest", "hill")[cost - 2], canvas.CHALK)
        left += 21
    canvas.text(x, y + 25, texts("la_strada.cost"), canvas.MIST)
    total = str(sum(costs))
    plus, equals = (" + ", " = ") if len(costs) < 5 else ("+", "=")
    formula = plus.join([str(cost) for cost in costs])
    if len(costs) > 1:
        left = canvas.text(x + 46, y + 25, canvas.fit(formula + equals, canvas.width - x - 116), canvas.CHALK)
    else:
        left = x + 46
    left = canvas.figure(left, y + 22, total, canvas.AMBER)
    canvas.text(left + 5, y + 25, texts("la_strada.days"), canvas.MIST)
