"""Logs the last few faults of the firmware. The log is small, and logging never raises."""

import json
import sys
from io import StringIO

from wayside.store.files import Damaged, Newer

NAME = "crashes"
MOST = 5
LONGEST = 300  # characters of an entry
DEPTH = 3  # how many functions of the traceback are named
BUILD = "/wayside/build.txt"


def read(files):
    """The entries, newest first."""
    try:
        return json.loads(files.read(NAME) or "[]")
    except Newer:
        files.hold(NAME)
    except Damaged:
        files.set_aside(NAME)
    return []


def log(files, text):
    """Add an entry. A repeated fault is written only once, so a fault at every start does not wear out the flash."""
    texts = read(files)
    text = text[:LONGEST]
    if texts[:1] != [text]:
        try:
            files.write(NAME, json.dumps(([text] + texts)[:MOST]))
        except OSError:
            pass  # the flash itself may be faulty


def code_of(error):
    """The error and its functions, the innermost first: ValueError nasca.look:draw<device:tick @1a2b3c4d.

    Compiled firmware has no line numbers, and many of its functions have short names. After the @ comes the build id;
    with it the host tools find the names in the source.
    """
    trace = StringIO()
    sys.print_exception(error, trace)
    functions = []
    for line in trace.getvalue().split("\n"):
        if line.strip().startswith("File "):
            parts = line.replace(",", "").replace('"', "").split()
            module = parts[1].replace(".py", "").replace("/", ".").rpartition("wayside.")[2]
            functions.insert(0, "%s:%s" % (module.replace("games.", ""), parts[5]))
    return "%s %s%s" % (type(error).__name__, "<".join(functions[:DEPTH]), build())


def build():
    """The id of this build; empty when the source files run."""
    try:
        with open(BUILD) as file:
            return " @" + file.read()
    except OSError:
        return ""
