"""`wayside referee`: the text protocol."""

import argparse
import sys
from typing import Any


def add(commands: Any) -> None:
    referee = commands.add_parser("referee", help="the referee's text protocol on standard input and output")
    referee.add_argument("--language", default="en", help="language of the refusals: en, fr or de (default: en)")
    referee.set_defaults(call=run)


def run(options: argparse.Namespace) -> int:
    from wayside_host.referee import serve

    return serve(sys.stdin.buffer, sys.stdout, options.language)
