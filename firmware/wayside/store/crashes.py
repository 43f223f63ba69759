"""The last few faults of the firmware itself, for whoever looks into them; bounded, and never a fault of its own."""

import json
import sys
from io import StringIO

from wayside.store.files import Damaged, Newer

NAME = "crashes"
MOST = 5
LONGEST = 300  # characters of each
PLACES = 3  # of the functions that led to a fault, so many are told
BUILD = "/wayside/build.txt"


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
    """What went wrong and in which functions, the innermost first: ValueError nasca.look:draw<device:tick @1a2b3c4d.

    The compiled firmware knows no line numbers, and many of its functions have short names. The host tools know the
    names in the source, by what stands after the @: which build this is.
    """
    trace = StringIO()
    sys.print_exception(error, trace)
    places = []
    for line in trace.getvalue().split("\n"):
        if line.strip().startswith("File "):
            parts = line.replace(",", "").replace('"', "").split()
            module = parts[1].replace(".py", "").replace("/", ".").rpartition("wayside.")[2]
            places.insert(0, "%s:%s" % (module.replace("games.", ""), parts[5]))
    return "%s %s%s" % (type(error).__name__, "<".join(places[:PLACES]), build())


def build():
    """Which build runs here; nothing where the sources themselves run."""
    try:
        with open(BUILD) as file:
            return " @" + file.read()
    except OSError:
        return ""
