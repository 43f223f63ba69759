"""Keys that a person presses in each game, on the emulated chip: how soon the picture answers each kind of press."""

from dataclasses import dataclass, field

from wayside.referee.match import Match

from ..boards.schema import CHIPS
from . import Rp2040Error
from .device import PRESS, PicoDevice

SAVES = "and saves"  # kinds of presses that write to the flash end so
STEPS = 6  # presses of a kind that only walks
MOVES = 4  # that are played
THOUGHT = 400  # ms between two presses


@dataclass
class Answer:
    """How long after a key edge the first and the last pixel changed, and what the changed rows take on the wire; ms.

    The first one may be the hint of the key, which lights up; `content` is when the first pixel came that stays. `flash` is how
    long the flash was busy erasing and programming, which no pixel of a move may overtake.
    """

    first: float
    last: float
    wire: float
    content: float = 0.0
    flash: float = 0.0

    @property
    def wires(self) -> float:
        """How many times as long as the wire alone would take."""
        return self.last / self.wire

    @property
    def worked(self) -> float:
        """Until the last pixel, the flash's own time aside."""
        return self.last - self.flash


@dataclass
class Presses:
    """The answers of one device by the kind of press."""

    device: PicoDevice
    match: Match  # as it stands on the device at first
    answers: dict[str, list[Answer]] = field(default_factory=dict)

    def press(self, kind: str, action: str) -> bool:
        """Presses a key; says whether something was written to the flash."""
        done = len(self.device.chip.operations)
        answer = press(self.device, action)
        saved = len(self.device.chip.operations) > done
        self.answers.setdefault(f"{kind} {SAVES}" if saved else kind, []).append(answer)
        return saved

    def menu(self) -> None:
        """Into the pause menu, down and up in it, and back."""
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
    """A clean press; OK and BACK act when they are let go, the keys that walk when they go down."""
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
