"""Reports a fault in Wayside itself. The match is already on flash. Loaded only after a fault."""

import sys

from wayside.store.crashes import code_of
from wayside.ui.screens.crash import CrashScreen


def tell(stage, error):
    """Report it over USB, in the log and on the display."""
    sys.print_exception(error)
    code = code_of(error)
    stage.session.log_crash(code)
    stage.toast = None
    stage.reset(CrashScreen(stage, code))
