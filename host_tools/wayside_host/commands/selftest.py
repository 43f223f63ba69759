"""`wayside selftest`: checks a connected device, with and without a person."""

import argparse
from typing import Any

from .options import add_port

ABOUT = """Checks a device on USB and writes a report that can be attached to a bug report.

First it checks what needs no person: versions, clocks, voltage, memory, and times compared with the emulated ones. Then
you are asked what the display shows, press each key, and pull the plug three times. Any question can be skipped with s; Ctrl-C ends it, and the
report says what was done so far. A match on the device is put aside and brought back."""


def add(commands: Any) -> None:
    raw = argparse.RawDescriptionHelpFormatter
    selftest = commands.add_parser(
        "selftest",
        help="check a device, with you looking and pressing; writes a report",
        description=ABOUT,
        formatter_class=raw,
    )
    add_port(selftest)
    selftest.add_argument("--out", default=".", metavar="FOLDER", help="where the report goes (default: here)")
    selftest.add_argument("--alone", action="store_true", help="only what needs no person")
    selftest.set_defaults(call=run)


def run(options: argparse.Namespace) -> int:
    from datetime import datetime
    from pathlib import Path

    from wayside_host.selftest.course import Course
    from wayside_host.selftest.person import Terminal
    from wayside_host.selftest.report import Report

    report = Report(datetime.now())
    folder = Path(options.out).expanduser()
    Course(options.port, folder, report, Terminal(), options.alone).run()
    return 0 if report.is_sound else 1
