"""Tables of Nasca for the tests."""

# The position of the mock-ups: bars on two levels, neutral pieces, an area in the corner.
POSITION = (
    "round=1 turn=R passes=0 phase=play before=- "
    "pieces=Nf8h2,Nk9v2,Rc3v3,Be3v3,Rc4h3,Bg2h5,Ra6h4,Bi3v4,Rd7v4,Bg4v4,Bg6h3,Rf10h4"
)
POSITIONS = {
    "": (None, {}, POSITION),
    "from the start": (None, {}, None),
}
FULLEST = None  # None: random moves lead to a fuller one
