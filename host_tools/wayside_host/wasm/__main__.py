"""`python -m wayside_host.wasm` installs MicroPython in WebAssembly if it is missing."""

import sys

from ..errors import WaysideError
from . import ensure_installed

try:
    ensure_installed()
except WaysideError as error:
    sys.exit(str(error))
