"""Reads from the board file in which corner the hint of each key is, and what is printed beside the keys."""


def corners(board):
    """The corner of each key's hint. A joystick needs no hints for prev and next."""
    places = {}
    joystick = False
    for key in board["keys"]:
        if key["action"] == "up":
            joystick = True
        if places.get(key["action"], "none") == "none":  # of two keys with the same action, one has a corner
            places[key["action"]] = key["corner"]
    if joystick:
        places["prev"] = places["next"] = "none"
    return places


def key_names(board):
    """The printed name of the key of each action; of two keys with the same action, the first."""
    names = {}
    for key in board["keys"]:
        names.setdefault(key["action"], key["name"])
    return names
