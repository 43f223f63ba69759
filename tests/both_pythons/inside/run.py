"""Runs in real MicroPython: calls each test of one module and prints a line of JSON for it, [name, trace or nothing].

The argument is JSON: [module, [[function, [its arguments]]...]]; MicroPython cannot ask a function for its arguments.
"""

import asyncio
import io
import json
import sys

import pytest

MODULE, FUNCTIONS = json.loads(sys.argv[1])


def trace_of(error):
    text = io.StringIO()
    sys.print_exception(error, text)
    return text.getvalue()


def value_of(module, name):
    """The value of a fixture of the module."""
    found = getattr(module, name, None)
    if not isinstance(found, pytest.Fixture):
        raise ValueError(f"{name} is neither a parameter nor a fixture of {MODULE}")
    return found.function(*[value_of(module, needed) for needed in dict(FUNCTIONS)[name]])


def call(module, function, names, row):
    function(*[row[name] if name in row else value_of(module, name) for name in names])


async def main():
    __import__(MODULE)
    module = sys.modules[MODULE]
    for name, names in FUNCTIONS:
        if not name.startswith("test_"):
            continue
        test = getattr(module, name)
        function, rows = (test.function, test.rows) if isinstance(test, pytest.Parametrized) else (test, [{}])
        for number, row in enumerate(rows):
            trace = ""
            try:
                call(module, function, names, row)
            except Exception as error:
                trace = f"{name}, case {number}: {trace_of(error)}"
            print(json.dumps([name, trace]))
            await asyncio.sleep_ms(0)  # memory is only collected between the slices of asyncio
    print(json.dumps(["end", ""]))


asyncio.create_task(main())
