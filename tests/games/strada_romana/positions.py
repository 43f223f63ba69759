"""Tables of Strada Romana for the tests."""

# The middle of a game of three: wagon 3 can reach 9H, wagons wait at both ends, one has arrived.
POSITION = (
    "turn=R last=Y ostia=1,3:6H,4,9:finish,5:2L rome=2:3C,6:11C,7:13H,8:9L,10 "
    "tiles=green,yellow,blue,red,white,brown "
    "cubes=red,blue,yellow,green,white,red,brown,yellow,green,blue,red,white,yellow,green "
    "coins=R3,B0,Y4 points=R4,B6,Y3 goods=R110010/120000,B012000/021001,Y000111/100110 held=R7,B2+9,Y-"
)
# The fifth coin of the tile ends the game; wagon tiles are opened.
LAST_POINT = (
    "turn=R last=Y ostia=1,3:6H,4,9:finish,5:finish rome=2:3C,6:11C,7:finish,8:9L,10 "
    "tiles=green,yellow,blue,red,white,brown "
    "cubes=red,blue,yellow,green,white,red,brown,yellow,green,blue,red,white,blue,green "
    "coins=R4,B0,Y4 points=R7,B6,Y6 goods=R111110/121010,B011000/021001,Y000111/100110 held=R7+3,B2+9,Y6"
)
POSITIONS = {
    "": (None, {}, POSITION),
    "near the end": (None, {"bag": "device"}, LAST_POINT),
    "typed in": (list("RBYWP"), {"layout": "typed"}, None),
}
FULLEST = None  # None: random moves lead to a fuller one
