"""The help on a screen: what it shows, and what each key does."""

from wayside.ui.keys import OK
from wayside.ui.screens.reading.pages import PageScreen


def open_help(screen):
    screen.stage.push(HelpScreen(screen))


def how_text(texts, game):
    """A few sentences about a game."""
    return texts(game + ".help_how")


class HelpScreen(PageScreen):
    """On a board, OK opens the score, because many people look for it here."""

    source = __name__

    def __init__(self, screen):
        super().__init__(screen.stage, screen.texts("ui.help"), help_text(screen))
        self.on_board = is_on_board(screen)

    def hints(self):
        hints = super().hints()
        if self.on_board:
            hints["ok"] = self.texts("ui.score")
        return hints

    def key(self, event):
        if event == OK and self.on_board:
            from wayside.ui.screens.score import ScoreScreen

            self.stage.replace(ScoreScreen(self.stage))
        else:
            super().key(event)


def help_text(screen):
    """What the screen shows, a line for each key, and on a board what the game is about."""
    texts = screen.texts
    lines = [texts(screen.help)] if screen.help else []
    lines += [texts("help.keys")] + key_lines(screen)
    if is_on_board(screen):
        game = screen.stage.session.match.game
        lines.append("%s: %s" % (texts(game + ".name"), how_text(texts, game)))
    return "\n".join(lines)


def is_on_board(screen):
    """Whether it is the help of the match; other screens have theirs among the shared texts."""
    match = screen.stage.session.match
    return match is not None and screen.help == "%s.%s" % (match.game, match.rules.help)


def key_lines(screen):
    """Lines with what each key does, pressed and held."""
    stage, texts = screen.stage, screen.texts
    names, hints = stage.key_names, screen.hints()
    lines = []
    if "next" in hints:
        if stage.joystick:
            lines.append(texts("help.walk_stick"))
        else:
            walking = [names[action] for action in ("prev", "next") if action in names]
            lines.append(texts("help.walk", names=", ".join(walking)))
    if hints.get("ok"):
        lines.append(texts("help.key", name=names["ok"], what=hints["ok"]))
    what = back_word(texts, hints["back"]) if "back" in hints else ""
    if "back" not in names:
        lines.append(texts("help.hold", name=names["ok"], what=what or texts("ui.back")))
        return lines
    if what:
        lines.append(texts("help.key", name=names["back"], what=what))
    if screen.undoes:
        lines.append(texts("help.hold", name=names["back"], what=texts("help.undo")))
    held = "help.magnify" if screen.magnifies() else "help.this_help"
    lines.append(texts("help.hold", name=names["ok"], what=texts(held)))
    return lines


def back_word(texts, hint):
    """The word for BACK on a screen; its hint may be only an icon."""
    if isinstance(hint, str):
        return hint or texts("ui.back")
    return hint[1] or texts("ui.menu" if hint[0] == "menu" else "ui.back")
