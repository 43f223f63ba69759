"""The jobs and results of a soak test."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Job:
    board: str
    seed: int
    presses: int
    taken: int = 0  # bytes of the heap that are occupied before the start


@dataclass
class Trouble:
    """A fault and its circumstances."""

    presses: int
    what: str
    inputs: list[str]  # the last inputs
    console: str  # its last output


@dataclass
class Result:
    job: Job
    presses: int = 0
    lines: int = 0
    cuts: int = 0
    stops: int = 0
    restarts: int = 0  # soft restarts that the firmware asked for
    seconds: float = 0.0  # seconds of the chip's time
    faults: list[Trouble] = field(default_factory=list)
