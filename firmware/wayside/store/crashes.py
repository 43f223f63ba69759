"""The last few faults of the firmware itself, for whoever looks into them; bounded, and never a fault of its own."""

import json

from wayside.store.files import Damaged, Newer

NAME = "crashes"
MOST = 5
LONGEST = 300  # characters of each


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
