"""Replaces pytest inside MicroPython. It has only what the tests that run there use; anything else is an error."""

import re


class Parametrized:
    """A test with its arguments: a list of {argument: value}."""

    def __init__(self, function, rows):
        self.function = function
        self.rows = rows


class Fixture:
    def __init__(self, function):
        self.function = function


def fixture(function):
    return Fixture(function)


class mark:  # noqa: N801 (so pytest calls it)
    @staticmethod
    def parametrize(names, values, ids=None):
        if isinstance(names, str):
            names = [name.strip() for name in names.split(",")]
        new = [row_of(names, value) for value in values]

        def decorate(test):
            if not isinstance(test, Parametrized):
                return Parametrized(test, new)
            return Parametrized(test.function, [row | other for row in new for other in test.rows])

        return decorate


def row_of(names, value):
    if len(names) == 1:
        return {names[0]: value}
    if len(names) != len(value):
        raise ValueError(f"{names} and {value}")
    return dict(zip(names, value))  # noqa: B905 (MicroPython's zip has no strict)


class raises:  # noqa: N801
    """The block must end in this exception, and its text must contain `match`. The exception is kept as `value`."""

    def __init__(self, kind, match=""):
        self.kind = kind
        self.match = match
        self.value = None

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        assert error is not None, f"{self.kind} did not come"
        self.value = error
        if not isinstance(error, self.kind):
            return False
        assert re.search(self.match, str(error)), f"{self.match!r} is not in {str(error)!r}"
        return True
