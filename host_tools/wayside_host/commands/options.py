"""Command line options that several commands share."""

import argparse
import json
from typing import Any


def add_port(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--port", help="serial port of the device, e.g. /dev/ttyACM0 or COM3 (default: the only Pico)")


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the result as JSON, for a script")


def show(options: argparse.Namespace, result: dict[str, Any] | list[Any], text: str) -> None:
    """Print the result, as a text for a person or as JSON for a script."""
    print(json.dumps(result, indent=2) if options.json else text)
