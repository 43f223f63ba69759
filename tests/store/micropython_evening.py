"""Runs in real MicroPython: a match is saved, comes back, is kept, listed, opened and dropped. Prints what it finds."""

from wayside.store.files import Files
from wayside.store.session import Session


def power_on():
    session = Session(Files("/saves"))
    session.resume()
    session.drop_if_kept()
    return session


session = power_on()
print("first", session.reformatted, session.match)
session.set("language", "fr")
session.start("nasca", None, {"rounds": "1"}, {"R": "Zoé"})
for move in ("c3h5", "c4h4", "a1v2"):
    session.clock.spent = 1200
    session.play(move)
session.undo()
session = power_on()
match = session.match
print("back", session.saved, match.moves, match.undone, match.times, match.undone_times, match.names["R"])
print("settings", session.settings["language"], session.reformatted)
print("kept", session.keep(), session.match)
session.start("nasca")
session = power_on()
session.keep()
for entry in session.archive.entries():
    print("entry", entry.number, entry.game, entry.players, entry.result, entry.winner, entry.over, entry.moves)
print("opened", session.reopen(1), session.redo(), session.match.moves, session.saved)
session.drop()
with open("/saves/archive/2", "ab") as file:
    file.write(b"x")
print("damaged", session.reopen(2), session.aside)
session.log_crash("fault")
print("check", session.check(), session.crashes(), session.health()["saves"], session.low())
