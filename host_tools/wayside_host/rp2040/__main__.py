"""`python -m wayside_host.rp2040` installs the emulated RP2040 if it is missing."""

import sys

from ..errors import WaysideError
from . import ensure_installed

try:
    ensure_installed()
except WaysideError as error:
    sys.exit(str(error))
