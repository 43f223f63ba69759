"""What La Strada shows on a mono screen beside the map and at the start of each action."""

from wayside.games.la_strada.rules.shared.land import NO_PLACE


def draw_turn(rules, canvas, texts, seat):
    """Travel days, tiles and merchants of the player on turn."""
    days, most = rules.days[seat], rules.variant.most_days
    canvas.fill(0, 9, canvas.width, canvas.height - 19, canvas.NIGHT)
    end = canvas.figure(2, 14, str(days), canvas.CHALK)
    canvas.text(end + 3, 13, texts("la_strada.days_short"), canvas.CHALK, "S")
    left = 50 if days > 9 else 42
    step = (canvas.width - left) // (most + 1)
    for day in range(most + 1):
        x = left + day * step
        if day <= days:
            canvas.fill(x, 14, step - 2, 9, canvas.CHALK)
        else:
            canvas.frame(x, 14, step - 2, 9, canvas.CHALK)
        if day in (0, 5, most):
            canvas.text(x + step // 2 - 1, 25, str(day), canvas.CHALK, "S", "c")
    canvas.fill(0, 35, canvas.width, 1, canvas.CHALK)
    plain, forest, hill = rules.tiles(seat)
    counts = (
        ("plain7", plain, 2),
        ("forest7", forest, 32),
        ("hill7", hill, 58),
        ("merchant7", rules.board.left[seat], 86),
    )
    for icon, count, x in counts:
        canvas.icon(x, 40, icon, canvas.CHALK)
        canvas.text(x + 10, 37, str(count), canvas.CHALK, "M")


def draw_sidebar(sidebar, path, picked):
    """The picked settlement; days and gold of the road."""
    canvas, rules, x = sidebar.canvas, sidebar.rules, sidebar.x
    canvas.text(x, 0, sidebar.name_of(rules.turn)[: (canvas.width - x) // 5], canvas.CHALK, "S")
    if picked.place == NO_PLACE:
        canvas.seat(x + 2, 14, rules.turn, sidebar.colour(rules.turn))
        canvas.text(x + 14, 11, "".join(path).upper(), canvas.CHALK, "M")
        return
    canvas.text(x, 9, rules.place_name(picked.place).upper(), canvas.CHALK, "M")
    rows = [
        ("days7", "%d/%d" % (picked.cost, sidebar.days())),
        ("gold7", "+%d" % rules.gold_for_next(picked.place)),
    ]
    if picked.count > 1:
        rows.append(("next7", "%d/%d" % (picked.number, picked.count)))
    y = 24
    for icon, text in rows:
        canvas.icon(x, y, icon, canvas.CHALK)
        canvas.text(x + 9, y, text, canvas.CHALK, "S")
        y += 10
