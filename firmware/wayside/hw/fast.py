"""Picks the viper version of the pixel loops, or the plain twin where there is no native code emitter."""

try:
    from wayside.hw.expand_viper import expand, stamp, transpose
except (SyntaxError, ImportError, ValueError, AttributeError, NameError):
    from wayside.hw.expand import expand, stamp, transpose  # type: ignore[assignment]

__all__ = ("expand", "stamp", "transpose")
