"""`wayside doctor`: shows what is connected, what is missing, and what to do."""

import argparse
from typing import Any

from .options import add_json, add_port, show


def add(commands: Any) -> None:
    doctor = commands.add_parser("doctor", help="what is connected, which versions, what is missing and what to do")
    add_port(doctor)
    add_json(doctor)
    doctor.set_defaults(call=run)


def run(options: argparse.Namespace) -> int:
    from wayside_host.install.doctor import examine, told

    facts = examine(options.port)
    show(options, facts, told(facts))
    return 1 if any(device["error"] for device in facts["devices"]) else 0
