"""Presses the usual keys of each game on the emulated chip, and measures how fast the picture answers."""

from dataclasses import dataclass, field

from wayside.referee.match import Match

from ..boards.schema import CHIPS
from . import Rp2040Error
from .device import PRESS, PicoDevice

SAVES = "and saves"  # the ending of kinds of presses that write to flash
STEPS = 6  # presses of each kind that only moves the cursor
MOVES = 4  # moves to play
THOUGHT = 400  # ms between two presses


@dataclass
class Answer:
    """Times in ms from a key edge to the first and the last changed pixel, and of the changed rows on the wire.

    The first pixel may be the hint of the key, which lights up; `content` is when the first lasting pixel came. `flash`
    is how long flash was erased and programmed; no pixel of a move may be shown before that is done.
    """

    first: float
    last: float
    wire: float
    content: float = 0.0
    flash: float = 0.0

    @property
    def wires(self) -> float:
        """The total time as a multiple of the time on the wire."""
        return self.last / self.wire

    @property
    def worked(self) -> float:
        """The time to the last pixel, without the time of the flash."""
        return self.last - self.flash


@dataclass
class Presses:
    """The answers of one device by kind of press."""

    device: PicoDevice
    match: Match  # the match on the device at the start
    answers: dict[str, list[Answer]] = field(default_factory=dict)

    def press(self, kind: str, action: str) -> bool:
        """Press a key; says whether something was written to flash."""
        done = len(self.device.chip.operations)
        answer = press(self.device, action)
        saved = len(self.device.chip.operations) > done
        self.answers.setdefault(f"{kind} {SAVES}" if saved else kind, []).append(answer)
        return saved

    def menu(self) -> None:
        """Open the pause menu, walk down and up, and go back."""
        self.press("BACK, opens the menu", "back")
        for action in ("next", "prev"):
            self.press("NEXT, PREV in the menu", action)
        self.press("BACK, closes the menu", "back")


def usual(presses: Presses) -> None:
    """A few moves of a game, by OK alone after the first steps of the cursor."""
    for _ in range(STEPS):
        presses.press("NEXT", "next")
    played = 0
    while played < MOVES:
        played += presses.press("OK, chooses", "ok")
    presses.menu()


def press(device: PicoDevice, action: str) -> Answer:
    """A press without bounces. OK and BACK act when they go up, other keys when they go down."""
    pin, pressed = device.pin_of(action)
    device.settle()
    device.run(THOUGHT)
    device.settle()
    before = device.picture()
    device.glass.watch()
    edge = device.chip.us
    device.run(PRESS, [(pin, pressed)])
    if action in ("ok", "back"):
        device.glass.watch()
        edge = device.chip.us
    device.run(PRESS, [(pin, None)])
    device.settle()
    changes, content = device.glass.changes, device.glass.content()
    if content is None:
        raise Rp2040Error(f"{action} changed nothing on the glass{device.last_words()}")
    after = device.picture()
    rows = sum(before.crop(row).tobytes() != after.crop(row).tobytes() for row in rows_of(before.size))
    bits = (1 if CHIPS[device.board["display"]["chip"]].mono else 16) * device.board["display"]["width"] * rows
    wire = 1000 * bits / device.board["bus"]["baudrate"]
    first, shown, last = changes[0][0], changes[content][0], changes[-1][1]
    flash = sum(end - start for start, end, *_ in device.chip.operations if edge <= start < last)
    return Answer((first - edge) / 1000, (last - edge) / 1000, wire, (shown - edge) / 1000, flash / 1000)


def rows_of(size: tuple[int, int]) -> list[tuple[int, int, int, int]]:
    return [(0, y, size[0], y + 1) for y in range(size[1])]
