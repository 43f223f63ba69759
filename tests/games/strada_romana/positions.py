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
# A jam: wagon 7 may not stop on 9L nor on 10L, because fewer than three steps would be made then.
JAM = (
    "turn=Y last=B ostia=1:finish,5:3L,6:3H,7:8C,8:12C rome=2:11L,3:4L,4:13C,9:finish,10:4H "
    "tiles=blue,brown,green,yellow,yellow,blue "
    "cubes=red,green,blue,white,white,red,brown,yellow,green,yellow,blue,yellow,red,red "
    "coins=R4,B2,Y1 points=R3,B4,Y3 goods=R001010/213011,B000000/122112,Y100100/110211 held=R-,B-,Y3"
)
# Wagon 4 arrives as the fourth one, and two players have equal points.
TIED = (
    "turn=R last=Y ostia=1:finish,2:finish,3:finish,4:14H,5 rome=6,7,8,9,10 "
    "coins=R2,B3,Y0 points=R4,B4,Y2 goods=R110000/110000,B110000/110000,Y000000/000000"
)
BOOKS = (
    "turn=R last=Y arrived=9 tiles=green,yellow,blue,red,white,brown "
    "cubes=red,blue,yellow,green,white,red,brown,yellow,green,blue,red,white,yellow,green "
    "coins=R3,B0,Y4 points=R4,B6,Y3 goods=R110010/120000,B012000/021001,Y000111/100110 held=R7,B2+9,Y-"
)
POSITIONS = {
    "in a jam": (None, {}, JAM),
    "the books": (None, {"mode": "books"}, BOOKS),
    "typed into the books": (list("RBYW"), {"mode": "books", "layout": "typed"}, None),
    "": (None, {}, POSITION),
    "near the end": (None, {"bag": "device"}, LAST_POINT),
    "typed in": (list("RBYWP"), {"layout": "typed"}, None),
}
FULLEST = None  # None: random moves lead to a fuller one
