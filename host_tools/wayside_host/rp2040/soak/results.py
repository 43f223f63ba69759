"""What is asked of a soak, and what comes of it."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Job:
    board: str
    seed: int
    presses: int
    taken: int = 0  # bytes of the heap


@dataclass
class Trouble:
    """A fault, and all that one wants to know of it."""

    presses: int
    what: str
    inputs: list[str]  # the last ones
    console: str  # its last words


@dataclass
class Result:
    job: Job
    presses: int = 0
    lines: int = 0
    cuts: int = 0
    stops: int = 0
    restarts: int = 0  # soft ones that the firmware itself asked for
    seconds: float = 0.0  # of the chip
    faults: list[Trouble] = field(default_factory=list)
