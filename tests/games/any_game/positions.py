"""Score sheets for the tests; the values depend on the number of players."""

SCORES = {3: "1:7,2:23,3:-5,1:140,2:0,3:12,1:31", 6: "1:7,2:23,3:-5,4:140,5:0,6:12,1:31,2:45,3:8"}
POSITIONS = {
    "": (None, {}, "scores=" + SCORES[3]),
    "running": (list("123456"), {"count": "running"}, "scores=" + SCORES[6]),
}
FULLEST = None  # None: random moves lead to a fuller one
