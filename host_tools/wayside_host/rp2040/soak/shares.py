"""How often each thing comes in a soak, and how long it takes."""

# Of all inputs, of key presses and of lines, so many are of a kind; only the shares of one list count.
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
HURRIED = ("undo", "redo", "state", "score", "record", "nonsense")  # lines that may come at any moment
HURRIED_SHARE = 0.3  # of these, so many do
AT_REST_SHARE = 0.4  # of the cuts and of Ctrl-C: so many come while nothing is under way
KEYS_SHARE = 0.6  # of the other cuts: so many come while a key is down or has just been let go

# In ms, from and to.
TAP = (25, 160)
HOLD = (610, 1300)  # OK is held from 600, BACK from 800
SHORT = (1, 10)
OVERLAP = (15, 200)  # between two edges of two keys
BURST = (14, 50)  # likewise, of one key after the other
BURST_PRESSES = (4, 9)
RESTS = {(0, 15): 10, (40, 150): 70, (150, 800): 20}  # after a press
CUT_AFTER_KEY = 150  # ms at most after the last edge
CUT_AFTER_LINE = 250  # likewise after the line
