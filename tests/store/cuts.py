"""Power cuts at every operation of the flash: what was done, where it was cut, and the device's state afterwards."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from littlefs import LittleFSError
from store.evening import Step, go_on, power_on, state
from store.flash import SHAPES, Flash, Operation, formatted


class Moment(NamedTuple):
    """One operation of the flash, and the allowed states of a device if power fails there."""

    operation: Operation
    allowed: tuple[Any, ...]
    step: int


class Tally:
    """The number of cuts, and those after which the state was not allowed."""

    def __init__(self) -> None:
        self.tried = 0
        self.lost: list[str] = []

    def __str__(self) -> str:
        return f"{self.tried} cuts tried, {len(self.lost)} lost"


def moments(steps: Iterable[Step]) -> list[Moment]:
    """All flash operations of these steps, from a new device."""
    flash = Flash(formatted())
    flash.watched = True
    session = power_on(flash)
    before = state(session)
    found = [Moment(operation, (before,), -1) for operation in flash.operations]
    for number, step in enumerate(steps):
        flash.operations.clear()
        step(session)
        assert session.saved
        after = state(session)
        found += [Moment(operation, (before, after), number) for operation in flash.operations]
        before = after
    assert not flash.faults
    return found


def cut_once(moment: Moment, shape: str, seed: int, tally: Tally) -> None:
    """Cut, start again, play on, start again."""
    tally.tried += 1
    what = f"step {moment.step}, block {moment.operation.block}, {shape}"
    try:
        flash = Flash(moment.operation.cut(shape, seed))
        session = power_on(flash)
        wrong = "" if state(session) in moment.allowed else "another state"
        if session.aside or session.newer:
            wrong = f"set aside {session.aside} {session.newer}"
        go_on(session)
        if not session.saved or state(power_on(flash)) != state(session):
            wrong = wrong or "cannot go on"
    except (LittleFSError, OSError) as error:
        wrong = f"does not start: {error}"
    if wrong:
        tally.lost.append(f"{what}: {wrong}")


def cut_twice(moment: Moment, shape: str, seed: int, tally: Tally) -> None:
    """Cut, start again and play on; in this part too, cut at every operation."""
    flash = Flash(moment.operation.cut(shape, seed))
    flash.watched = True
    session = power_on(flash)
    resumed = state(session)
    assert resumed in moment.allowed
    starting = [Moment(operation, (resumed,), moment.step) for operation in flash.operations]
    flash.operations.clear()
    go_on(session)
    going_on = [Moment(operation, (resumed, state(session)), moment.step) for operation in flash.operations]
    for second in starting + going_on:
        for second_shape in SHAPES:
            cut_once(second, second_shape, seed + 1, tally)
