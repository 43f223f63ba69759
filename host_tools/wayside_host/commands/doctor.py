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

    findings = examine(options.port)
    show(options, findings, told(findings))
    return 1 if any(device["error"] for device in findings["devices"]) else 0
