"""Takes back the last move, and says whose it was. Loaded only then."""


def take_back(stage, show):
    """Take back the last move; ask first if it is not of the player on turn. Then `show` opens or renews the board."""
    match = stage.session.match
    if not match.moves:
        stage.say("ui.nothing_to_undo")
    elif match.actors[-1] == match.rules.turn:
        take_back_at_once(stage, show)
    else:
        from wayside.ui.screens.asking.dialog import ask

        player = stage.player_name(match.actors[-1])
        ask(stage, "undo", lambda: take_back_at_once(stage, show), player=player, number=len(match.moves))


def take_back_at_once(stage, show):
    match = stage.session.match
    number, player = len(match.moves), stage.player_name(match.actors[-1])
    stage.session.undo()
    show()
    stage.say("ui.taken_back", number=number, player=player)
