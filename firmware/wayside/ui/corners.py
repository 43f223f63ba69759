"""Where the hints of the keys stand and what is printed beside the keys, as the board file says."""


def corners(board):
    """Where the hint of each key stands: prev, next, ok, back. A joystick needs no hints for walking."""
    places = {}
    joystick = False
    for key in board["keys"]:
        if key["action"] == "up":
            joystick = True
        if places.get(key["action"], "none") == "none":  # two keys may do the same; one has a corner
            places[key["action"]] = key["corner"]
    if joystick:
        places["prev"] = places["next"] = "none"
    return places


def key_names(board):
    """What is printed beside the key of each action; of two keys that do the same, the first."""
    names = {}
    for key in board["keys"]:
        names.setdefault(key["action"], key["name"])
    return names
