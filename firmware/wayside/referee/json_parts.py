"""JSON as a list of short texts: a device may not have enough memory for a long one."""

import json

PART = 200  # characters, after which the next text begins


def json_parts(values, keys):
    """One line of JSON in parts of similar size, with the keys in this order (in MicroPython a dict has no order)."""
    parts, part = [], ""
    for piece in _object(values, keys):
        part += piece
        if len(part) > PART:
            parts.append(part)
            part = ""
    return parts + [part]


def _object(values, keys):
    mark = "{"
    for key in keys:
        yield "%s%s: " % (mark, json.dumps(key))
        yield from _json(values[key])
        mark = ", "
    yield "}" if keys else "{}"


def _json(value):
    """JSON in small pieces. The keys of every object are sorted."""
    if isinstance(value, dict):
        yield from _object(value, sorted(value))
    elif isinstance(value, (list, tuple)):
        mark = "["
        for item in value:
            yield mark
            yield from _json(item)
            mark = ", "
        yield "]" if value else "[]"
    else:
        yield json.dumps(value)
