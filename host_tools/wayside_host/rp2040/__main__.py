"""`python -m wayside_host.rp2040` installs the emulated RP2040 if it is not there yet."""

import sys

from . import Rp2040Error
from .node import ensure_installed

try:
    ensure_installed()
except Rp2040Error as error:
    sys.exit(str(error))
