"""`make bench` prints one table of figures; `make figures` also writes it on its page."""

import argparse
import os
import sys
from pathlib import Path

from wayside_host.emulator import install

install()

from bench import chip, counts, keys, pages  # noqa: E402
from bench.table import text  # noqa: E402

from wayside_host.errors import WaysideError  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(prog="make bench", description=__doc__)
    parser.add_argument("--uf2", default=os.environ.get("MICROPYTHON_UF2"), help="default: $MICROPYTHON_UF2")
    parser.add_argument("--write", action="store_true", help="write the page of the guide anew")
    parser.add_argument("--quick", action="store_true", help="one board and two games on the chip")
    parser.add_argument("--no-cache", action="store_true", help="as if the flash were as fast as memory")
    options = parser.parse_args()
    try:
        counted = [row for part in (keys.rows, *counts.PARTS) for row in part()]
        measured = chip.rows(Path(options.uf2) if options.uf2 else None, options.quick, not options.no_cache)
        table = text(measured + counted)
        print(table)
        if options.write:
            pages.write(table)
    except WaysideError as error:
        print(f"bench: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
