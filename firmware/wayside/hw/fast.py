"""Picks the viper version of the pixel loops, or the plain twin where there is no native code emitter."""

try:
    from wayside.hw.expand_viper import expand, sift, stamp, transpose
except (SyntaxError, ImportError, ValueError, AttributeError, NameError):
    from wayside.hw.expand import expand, sift, stamp, transpose  # type: ignore[assignment]

__all__ = ("expand", "sift", "stamp", "transpose")
