"""The keys of La Strada that are measured on the emulated chip."""

from wayside_host.rp2040 import Rp2040Error
from wayside_host.rp2040.presses import STEPS, Presses, usual

WAYS = {"tracker": {"mode": "tracker"}}  # measured beside the usual way to play
BEHIND_OK = "on the map"  # the view that OK on the board opens


def measured(presses: Presses) -> None:
    """Roads: from the turn to the map, along the settlements, to the ways there, and the first of them; then the end."""
    if presses.match.rules.is_tracker:
        usual(presses)
        return
    for _ in range(2):
        presses.press("OK, from the turn to the map", "ok")
        for _ in range(STEPS // 2):
            presses.press("NEXT, to another settlement", "next")
        presses.press("OK, from a settlement to its ways", "ok")
        if not presses.press("OK, builds the road", "ok"):
            raise Rp2040Error("the road was not built")
    presses.menu()
    for _ in range(presses.device.say("next").split()[1:].index("end")):
        presses.press("NEXT, in the turn", "next")
    presses.press("OK, ends the turn", "ok")
