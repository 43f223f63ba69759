"""`python -m wayside_host.wasm` installs MicroPython in WebAssembly if it is not there yet."""

import sys

from . import WasmError, ensure_installed

try:
    ensure_installed()
except WasmError as error:
    sys.exit(str(error))
