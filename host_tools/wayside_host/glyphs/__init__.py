"""The firmware's tables of fonts and icons, made from drawings and from the fonts of X11."""
