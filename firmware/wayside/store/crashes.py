"""The last few faults of the firmware itself, for whoever looks into them; bounded, and never a fault of its own."""

import json
import sys
from io import StringIO

from wayside.store.files import Damaged, Newer

NAME = "crashes"
MOST = 5
LONGEST = 300  # characters of each
PLACES = 3  # of the functions that led to a fault, so many are told


def read(files):
    """The texts, newest first."""
    try:
        return json.loads(files.read(NAME) or "[]")
    except Newer:
        files.hold(NAME)
    except Damaged:
        files.set_aside(NAME)
    return []


def log(files, text):
    """Add one; the same fault twice in a row is written once, so that a fault at each start does not wear the flash."""
    texts = read(files)
    text = text[:LONGEST]
    if texts[:1] != [text]:
        try:
            files.write(NAME, json.dumps(([text] + texts)[:MOST]))
        except OSError:
            pass  # the flash may be what is at fault


def code_of(error):
    """What went wrong and in which functions, the innermost first: ValueError view:draw<game:draw_body<screen:draw.

    The compiled firmware knows no line numbers.
    """
    from wayside.store.names import long_name

    trace = StringIO()
    sys.print_exception(error, trace)
    places = []
    for line in trace.getvalue().split("\n"):
        if line.strip().startswith("File "):
            parts = line.replace(",", "").replace('"', "").split()
            places.insert(0, (parts[1].replace(".py", "").replace("/", "."), parts[5]))
    names = ["%s:%s" % (module.rpartition(".")[2], long_name(module, name)) for module, name in places[:PLACES]]
    return "%s %s" % (type(error).__name__, "<".join(names))
