"""The `wayside` command. Each group of subcommands is a thin module in commands/."""

import argparse
import sys

from wayside_host.commands import (
    boards,
    build,
    deploy,
    doctor,
    flash,
    games,
    maps,
    names,
    new_game,
    referee,
    run,
    screenshot,
    selftest,
    strips,
    words,
)
from wayside_host.errors import WaysideError

GROUPS = (
    run,
    flash,
    deploy,
    games,
    build,
    doctor,
    selftest,
    names,
    maps,
    strips,
    words,
    boards,
    screenshot,
    referee,
    new_game,
)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="wayside",
        description="A rules referee beside a physical board game. 'run' tries it without a Pico, 'flash' puts it on one.",
        epilog="'wayside COMMAND --help' says more. Exit codes: 0 done, 1 it cannot be done, 2 wrong command line, "
        "3 no device, 4 several devices, 5 port in use, 6 no answer, 7 fault on the device, 8 device full.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for group in GROUPS:
        group.add(commands)
    options = parser.parse_args(arguments)
    try:
        return options.call(options)
    except (WaysideError, ValueError) as error:
        print(f"wayside: {error}", file=sys.stderr)
        return getattr(error, "exit_code", 1)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 1


if __name__ == "__main__":
    sys.exit(main())
