"""Starts Wayside on a Pico. Ctrl-C stops it and brings back the prompt, so mpremote can always connect."""

import os

if "deploy" in os.listdir("/"):  # an update was interrupted
    try:
        from wayside.device.notice import show

        show()
    except Exception:
        pass  # the code that shows it may be a mix of old and new files
    from wayside.unpack import unpack

    unpack()
    raise SystemExit  # restart with the new firmware

from wayside.device.start import run

run()
