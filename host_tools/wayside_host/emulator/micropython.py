"""`micropython` for CPython, with functions that do nothing. It has no viper, so the plain twins are used."""

from typing import Any


def const(value: Any) -> Any:
    return value


def alloc_emergency_exception_buf(size: int) -> None:
    pass
