"""Tells of a fault in Wayside itself; the match is on flash already. Loaded when there is one."""

import sys

from wayside.store.crashes import code_of
from wayside.ui.screens.crash import CrashScreen


def tell(stage, error):
    """On USB, in the log, on the glass."""
    sys.print_exception(error)
    code = code_of(error)
    stage.session.log_crash(code)
    stage.toast = None
    stage.reset(CrashScreen(stage, code))
