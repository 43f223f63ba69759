"""Screens built from the widgets, with the words of the mock-ups: to look at, and to compare in tests."""

from wayside.ui import bars, boxes, lists, metrics, rows
from wayside.ui.canvas import Canvas

FOUR_KEYS = {"prev": "tl", "next": "bl", "ok": "tr", "back": "br"}
JOYSTICK = {"prev": "none", "next": "none", "ok": "tr", "back": "br"}
RED, BLACK, YELLOW, GREY = (0, Canvas.BRICK), (1, Canvas.NIGHT), (2, Canvas.WHEAT), (3, Canvas.MIST)


def walking(ok, back=""):
    """Hints for a screen with a cursor that OK and BACK leave."""
    return {"prev": "", "next": "", "ok": ok, "back": back}


def home(canvas):
    measures = metrics.of(canvas)
    hints = walking("resume" if canvas.mono else "Resume", "Sleep")
    large = measures.large
    if canvas.mono:
        title, lines = "La Strada", ["Yellow, move 37"]
        items = [("New game", "5", None), ("Saved games", "3", None), ("", "", None), ("", "", None)]
    elif large:
        title, lines = "La Strada", ["Yellow to move, 8 days", "move 37 · 4 players"]
        items = [
            ("New game", "5 games", "tile"),
            ("Saved games", "3", "save"),
            ("Rules and scores", "", "help"),
            ("Settings", "English", "menu"),
            ("Self-test", "all fine", "ok"),
        ]
    else:
        title, lines = "La Strada", ["Yellow to move · move 37"]
        items = [("New game", "5 games", "tile"), ("Saved games", "3", "save"), ("Settings", "English", "menu")]
        items.append(("Self-test", "", "ok"))
    if not canvas.mono:
        bars.title_bar(canvas, FOUR_KEYS, hints, "Wayside")

    def entry(on, picked):
        rows.big_entry(on, title, lines, picked)

    lists.List(canvas, measures.entry_rows, items, draw_entry=entry).draw(canvas)
    bars.bottom_bar(canvas, FOUR_KEYS, hints, "safe to unplug" if canvas.mono else "saved, safe to unplug")


def setup(canvas):
    hints = walking("Change")
    bars.title_bar(canvas, FOUR_KEYS, hints, "La Strada: players")
    players = [("Anna", "red", "starts", RED), ("Björn", "black", "", BLACK), ("Chloé", "yellow", "", YELLOW)]
    items = players + ["+ add a player", "Rules", "Clock", "Start"]

    def draw(on, item, x, y, w, h, picked):
        if isinstance(item, str):
            rows.row(on, x, y, w, h, item, "all as printed" if item == "Rules" else "", picked, value_ink=Canvas.MIST)
            return
        who, colour, note, player = item
        rows.row(on, x, y, w, h, who, "", picked, badge=player)
        if not on.mono:
            on.text(112, y + (h - 12) // 2, colour, Canvas.NIGHT if picked else Canvas.MIST)
            on.text(on.width - 10, y + (h - 12) // 2, note, Canvas.WHEAT, "M", "r")

    listing = lists.List(canvas, metrics.of(canvas).list_rows, items, draw)
    listing.pick(1)
    listing.draw(canvas)
    bars.bottom_bar(canvas, FOUR_KEYS, hints, "3 players" if canvas.mono else "3 players, 12 merchants each")


def pause(canvas):
    hints = walking("Choose", "Play")
    bars.title_bar(canvas, FOUR_KEYS, hints, "Pause")
    items = [
        ("Undo move 37", "", "undo"),
        ("History", "", "clock"),
        ("Score", "", "vp"),
        ("Rules help", "", "help"),
        ("Save and leave", "", "save"),
    ]
    lists.List(canvas, metrics.of(canvas).list_rows, items, width=0 if canvas.mono else 142).draw(canvas)
    bars.bottom_bar(canvas, FOUR_KEYS, hints, "saved", Canvas.LEAF)


def dialog(canvas):
    hints = walking("Choose")
    bars.title_bar(canvas, FOUR_KEYS, hints, "End the turn?", YELLOW)
    lines = ["You keep 8 days. Only 10 fit,", "so 4 of the next 6 are lost."]
    if canvas.mono:
        lines = ["Only 10 days fit,", "4 of the next 6 are lost."]
    measures = metrics.of(canvas)
    y = boxes.text_lines(canvas, 2 if canvas.mono else 8, measures.text_top, lines[:1])
    boxes.text_lines(canvas, 2 if canvas.mono else 8, y, lines[1:], Canvas.AMBER)
    items = [("Go on building", "", None), ("End the turn", "", None)]
    lists.List(canvas, measures.dialog_rows(2), items).draw(canvas)
    bars.bottom_bar(canvas, FOUR_KEYS, hints)


def toast(canvas):
    hints = walking("Build")
    bars.title_bar(canvas, FOUR_KEYS, hints, "Yellow", YELLOW, "turn 9")
    cards(canvas)
    bars.bottom_bar(canvas, FOUR_KEYS, hints)
    bars.toast(canvas, FOUR_KEYS, hints, "Saved. Red is next.")


def cards(canvas):
    kinds = [
        ("plain", "14", "of 18", Canvas.PLAIN, Canvas.CHALK, Canvas.CHALK),
        ("forest", "7", "of 8", Canvas.FOREST, Canvas.CHALK, Canvas.CHALK),
        ("hill", "5", "of 5", Canvas.HILL, Canvas.CHALK, Canvas.CHALK),
        ("merchant", "9", "of 12", Canvas.WHEAT, Canvas.NIGHT, Canvas.CHALK),
        ("gold", "11", "gold", Canvas.SLATE, Canvas.WHEAT, Canvas.WHEAT),
    ]
    if canvas.mono:
        for i, x in enumerate((2, 32, 58, 86)):
            icon, value, label, fill, ink, value_ink = kinds[i]
            boxes.card(canvas, x, 37, 0, 0, icon + "7", value, label, fill, ink, value_ink)
        return
    large = metrics.of(canvas).large
    gap = 4 if large else 2
    width = (canvas.width - 12 - 3 * gap) // 4 if large else 45
    for i, (icon, value, label, fill, ink, value_ink) in enumerate(kinds[: 4 if large else 5]):
        x = (6 if large else 4) + i * (width + gap)
        y, h = (82, 76) if large else (62, 53)
        boxes.card(canvas, x, y, width, h, icon, value, label, fill, ink, value_ink)


def history(canvas):
    hints = walking("Go back")
    bars.title_bar(canvas, FOUR_KEYS, hints, "History")
    players = (RED, BLACK, YELLOW, GREY)
    texts = ["h5-h6-h7 to V3", "end of turn", "j11-k11 to T4", "h12-j13 to C4", "undone"]
    values = ["-4", "", "-3", "-4", ""]
    place = metrics.of(canvas).list_rows

    def draw(on, move, x, y, w, h, picked):
        text, value = texts[(move - 33) % 5], values[(move - 33) % 5]
        ink = Canvas.EDGE if move == 37 else Canvas.CHALK
        if on.mono:
            rows.row(on, x, y, w, h, text, value, picked, badge=players[(move + 2) % 4])
            return
        rows.row(on, x, y, w, h, "", "", picked)
        top = y + (h - 12) // 2
        on.text(12, top, str(move + 1), Canvas.NIGHT if picked else Canvas.MIST)
        on.seat(33, y + (h - 6) // 2, *players[(move + 2) % 4])
        on.text(46, top, text, Canvas.NIGHT if picked else ink)
        on.text(230, top, value, Canvas.NIGHT if picked else Canvas.AMBER, "M", "r")
        if move == 36:
            on.fill(0, y + place.pitch - 1, w, 1, Canvas.AQUA)

    listing = lists.List(canvas, place, range(38), draw)
    listing.pick(37)
    listing.pick(35)
    listing.draw(canvas)
    bars.bottom_bar(canvas, FOUR_KEYS, hints, "undo 2 moves, redo stays")


def resume(canvas):
    if canvas.mono:
        hints = {"ok": "go on"}
        bars.title_bar(canvas, FOUR_KEYS, hints, "Welcome back")
        boxes.info_box(canvas, "save", "Nothing lost", ["Power was cut.", "La Strada, after move 37"])
        bars.bottom_bar(canvas, FOUR_KEYS, hints, "Yellow, 8 days")
        return
    hints = {"ok": "Go on", "back": ("menu", "Menu")}
    bars.title_bar(canvas, FOUR_KEYS, hints, "Welcome back")
    lines = ["The power was cut during", "La Strada. You go on after", "move 37."]
    foot = "Yellow to move, 8 days left"
    boxes.info_box(canvas, "save", "Nothing was lost", lines, foot, YELLOW, foot_ink=Canvas.WHEAT)
    bars.bottom_bar(canvas, FOUR_KEYS, hints, "3 saved games are fine")


def refusal(canvas):
    if canvas.mono:
        hints = {"ok": "why"}
        bars.title_bar(canvas, FOUR_KEYS, hints, "Road to T3", aside="P P F")
        boxes.banner(canvas, ["Too far", "needs 7 days, has 6", "2 + 2 + 3"])
        bars.bottom_bar(canvas, FOUR_KEYS, hints, "nothing played")
        return
    hints = walking("Why", "Change")
    bars.title_bar(canvas, FOUR_KEYS, hints, "Yellow: road to T3", YELLOW)
    boxes.banner(canvas, ["Too far: 7 days, you have 6.", "Wait a turn: then you hold 10."])
    bars.bottom_bar(canvas, FOUR_KEYS, hints, "nothing was played")


def score(canvas):
    """Rows without a cursor, as on the mono score."""
    hints = {"ok": "next"}
    bars.title_bar(canvas, FOUR_KEYS, hints, "Why Anna leads", aside="23")
    lines = [("VP chips", "3"), ("Wagons 1 of 2", "+2"), ("Pairs 5 x 4", "+20"), ("Loose 2", "-2")]
    place = metrics.of(canvas).list_rows
    for i, (text, value) in enumerate(lines):
        top = 11 if canvas.mono else place.top
        width = canvas.width - (4 if canvas.mono else 0)
        rows.row(canvas, 0, top + place.pitch * i, width, place.height, text, value)
    bars.bottom_bar(canvas, FOUR_KEYS, hints, "Björn 19  Chloé 14")


def number(canvas):
    """A held key, on a board with a joystick."""
    hints = walking("Set", "")
    bars.title_bar(canvas, JOYSTICK, hints, "Players and a title much too long", BLACK)
    bars.bottom_bar(canvas, JOYSTICK, hints, "from 2 to 4")
    bars.hold_mark(canvas, JOYSTICK, hints, "back", 8)


SCREENS = {
    "home": home,
    "setup": setup,
    "pause": pause,
    "dialog": dialog,
    "toast": toast,
    "history": history,
    "resume": resume,
    "refusal": refusal,
    "score": score,
    "number": number,
}
