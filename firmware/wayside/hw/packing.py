"""Picks the viper version of what packs a picture, or the plain twin; loaded where there is memory to keep pictures in."""

try:
    from wayside.hw.pack_viper import pack, unpack
except (SyntaxError, ImportError, ValueError, AttributeError, NameError):
    from wayside.hw.pack import pack, unpack

__all__ = ("pack", "unpack")
