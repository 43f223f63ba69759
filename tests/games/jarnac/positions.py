"""Tables of Jarnac for the tests."""

# The position of the mock-ups: Red has four loose letters and is about to make a word.
POSITION = "turn=R phase=play loose=ETWZ/QSUV words=TRACEE,RAT,BUT/MAISON,LIRE"
PASSED = "turn=B phase=start window=open loose=ETWZ/QSUV words=TRACEE,RAT,BUT/MAISON,LIRE"
NEARLY = "turn=R phase=play loose=AIRSV/QSU words=TRACEE,RATE,BUT,LIRE,NOTES,PAR,MAISONS/JOUEURS,LIME,GANTS"
POSITIONS = {
    "": (None, {}, POSITION),
    "from the start": (None, {}, None),
    "after a pass": (None, {"wrong_call": "lose"}, PASSED),
    "near the end": (None, {"end": "quiet"}, NEARLY),
    "by lengths": (None, {"mode": "lengths"}, None),
}
FULLEST = None  # None: random moves lead to a fuller one
