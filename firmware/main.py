"""Runs Wayside on a Pico. Ctrl-C stops it and gives the prompt back, so mpremote always gets through."""

import os

if "deploy" in os.listdir("/"):  # a new firmware, whose arrival was cut short
    try:
        from wayside.device.notice import show

        show()
    except Exception:
        pass  # what shows it may be half old and half new by now
    from wayside.unpack import unpack

    unpack()
    raise SystemExit  # begins anew with it

from wayside.device.start import run

run()
