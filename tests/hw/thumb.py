"""Runs MicroPython's inline assembler on CPython: only the instructions of the pixel loops, with buffers as memory."""

import operator
from collections.abc import Callable
from typing import Any

SPACE = 1 << 32  # a buffer begins at each multiple of this
SIZES = {"ldrb": 1, "ldr": 4, "strb": 1, "str": 4}
SUMS = {
    "add": operator.add,
    "sub": operator.sub,
    "cmp": operator.sub,
    "lsl": operator.lshift,
    "and_": operator.and_,
    "orr": operator.or_,
    "eor": operator.xor,
}
BRANCHES = {"bgt": lambda result: result > 0, "bne": lambda result: result != 0}
WORD = 0xFFFFFFFF

_buffers: list[memoryview] = []
_written: list[tuple[Any, ...]] = []  # the instructions of the function that is being read


def address(value: Any) -> int:
    """The register value for an argument: a number, or the address of a buffer."""
    if isinstance(value, int):
        return value
    _buffers.append(memoryview(value).cast("B"))
    return SPACE * len(_buffers)


def asm_thumb(function: Callable[..., None]) -> Callable[..., int]:
    """The decorator. The function takes up to four arguments, in r0 to r3, and returns r0."""

    def run(*arguments: Any) -> int:
        _written.clear()
        function(*(f"r{number}" for number in range(len(arguments))))
        registers = {f"r{number}": address(value) for number, value in enumerate(arguments)}
        execute(list(_written), registers)
        return registers["r0"]

    return run


def execute(program: list[tuple[Any, ...]], registers: dict[str, int]) -> None:
    """Addresses are longer than a word here, so only results of multiplications are cut to a word."""
    labels = {line[1]: at for at, line in enumerate(program) if line[0] == "label"}
    at, result = 0, 0
    while at < len(program):
        name, *given = program[at]
        at += 1
        if name in BRANCHES:
            at = labels[given[0]] if BRANCHES[name](result) else at
        elif name == "mov":
            registers[given[0]] = given[1]
        elif name == "mul":
            registers[given[0]] = registers[given[0]] * registers[given[1]] & WORD
        elif name in SIZES:
            base, offset = given[1]
            buffer, place = divmod(registers[base] + offset, SPACE)
            cells = _buffers[buffer - 1][place : place + SIZES[name]]
            assert len(cells) == SIZES[name] and place % SIZES[name] == 0, f"{name} beyond a buffer or askew"
            if name.startswith("str"):
                cells[:] = registers[given[0]].to_bytes(SIZES[name], "little")
            else:
                registers[given[0]] = int.from_bytes(cells, "little")
        elif name != "label":
            target, left, right = given if len(given) == 3 else (given[0], *given)
            right = registers[right] if isinstance(right, str) else right
            result = SUMS[name](registers[left], right)
            if name != "cmp":
                registers[target] = result


def _instruction(name: str) -> Callable[..., None]:
    return lambda *given: _written.append((name, *given))


# Names in assembler that are not bound: instructions, registers, labels.
WORDS: dict[str, Any] = {
    **{name: _instruction(name) for name in ("label", "mov", "mul", *SIZES, *SUMS, *BRANCHES)},
    **{f"r{number}": f"r{number}" for number in range(8)},
    **{name: name for name in ("FOUR", "WORD", "PAIR", "END")},
}
