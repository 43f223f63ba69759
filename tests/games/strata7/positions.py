"""Tables of Strata 7 for the tests."""

# A pair, occupied objectives, prisoners on both sides; White to move.
POSITION = (
    "turn=W board=__.b.b..__/_.bb.b..b_/#b..e#..b#/.2#.b..#d./#wBc#.x..#/#.b1b#c.b#/.d#.w.w#2w/#.w.#zw..#/_.w.wwww._/"
    "__w.ww.w__ pairs=c6d5 trail=d7c6 taken=1,3 ones=0,1"
)
# c5 may reinforce d6.
REINFORCE = "turn=W board=__......__/_......b._/#...3#...#/.2#....#2./#..x#.1..#/#.w1.#1..#/.2#....#2./#...#3...#/_......w._/__......__"
# c5-b4 takes the last liberty of a4.
CAPTURE = "turn=B board=__......__/_......b._/#...3#...#/.2#....#2./#..1#.1..#/#bb1.#1..#/w2#....#2./#w..#3...#/_......w._/__......__"
LAST_POINT = REINFORCE + " taken=5,0"
# A chain of three jumps from c2.
CHAIN = "turn=W board=__......__/_......b._/#...3#...#/.2#....#2./#..1#.1..#/#..1.#1b.#/.2#..b.#2./#..w#3...#/_.w....w._/__......__"
# a4 has no liberty left and is beside an enemy; Bordeaux may claim it.
STRANDED = "turn=B board=__......__/_......b._/#...3#...#/.2#....#2./#..1#.1..#/#b.1.#1..#/wd#....#2./#w..#3...#/_......w._/__......__"
POSITIONS = {
    "": (None, {}, POSITION),
    "from the start": (None, {"board": "B"}, None),
    "with claims": (None, {"captures": "claim"}, STRANDED),
}
FULLEST = None  # None: random moves lead to a fuller one
