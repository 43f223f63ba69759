"""Makes the fonts and icons of the firmware, from drawings and from fonts of X11."""
