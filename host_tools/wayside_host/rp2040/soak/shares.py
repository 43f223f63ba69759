"""How often each kind of input comes in a soak test, and how long it takes."""

# The weights of kinds of inputs, key presses and lines; they are relative within each list.
INPUTS = {"keys": 870, "line": 100, "cut": 18, "stop": 12}
WAYS = {"tap": 76, "overlap": 8, "hold": 7, "short": 5, "burst": 4}
KEYS = {"ok": 46, "next": 30, "prev": 8, "back": 6, "up": 10, "down": 10, "left": 10, "right": 10}
LINES = {
    "new": 10,
    "load": 8,
    "play": 14,
    "undo": 8,
    "redo": 6,
    "check": 10,
    "next": 8,
    "state": 8,
    "score": 8,
    "record": 8,
    "nonsense": 12,
}
CHANGING = ("new", "load", "play", "undo", "redo")  # lines that may change the match
HURRIED = ("undo", "redo", "state", "score", "record", "nonsense")  # lines that may come at any time
HURRIED_SHARE = 0.3  # the share of these that does
AT_REST_SHARE = 0.4  # the share of cuts and Ctrl-C that come at rest
KEYS_SHARE = 0.6  # the share of the other cuts that come while a key is down or just after it

# Ranges in ms.
TAP = (25, 160)
HOLD = (610, 1300)  # OK is held from 600, BACK from 800
SHORT = (1, 10)
OVERLAP = (15, 200)  # between edges of two keys
BURST = (14, 50)  # between edges of keys one after another
BURST_PRESSES = (4, 9)
RESTS = {(0, 15): 10, (40, 150): 70, (150, 800): 20}  # after a press
CUT_AFTER_KEY = 150  # at most this many ms after the last edge
CUT_AFTER_LINE = 250  # at most this many ms after the line
