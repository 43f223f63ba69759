"""`wayside referee`: the text protocol, answered by this computer or by a connected device."""

import argparse
import sys
from typing import Any

from wayside_host.errors import WaysideError

from .options import add_port


def add(commands: Any) -> None:
    referee = commands.add_parser("referee", help="the referee's text protocol on standard input and output")
    referee.add_argument("--language", help="language of the refusals: en, fr or de (default: en)")
    referee.add_argument("--device", action="store_true", help="a connected device answers; its screen follows")
    add_port(referee)
    referee.set_defaults(call=run)


def run(options: argparse.Namespace) -> int:
    if options.device:
        from wayside_host.link.talk import pass_on, talking

        if options.language:
            raise WaysideError(
                "a device speaks the language of its settings: --language is for the referee without one"
            )
        with talking(options.port) as talk:
            pass_on(talk, sys.stdin.buffer, sys.stdout)
        return 0
    from wayside_host.play.referee import serve

    return serve(sys.stdin.buffer, sys.stdout, options.language or "en")
