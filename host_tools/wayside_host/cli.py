"""The `wayside` command: each group of subcommands is a module in commands/, each a thin call into a module of its own."""

import argparse
import sys

from wayside_host.commands import boards, build, deploy, flash, games, maps, referee, run, words
from wayside_host.errors import WaysideError

GROUPS = (run, build, flash, deploy, games, referee, boards, maps, words)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="wayside", description="A rules referee beside a physical board game.")
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
