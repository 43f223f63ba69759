"""Chooses the viper version of the pixel loops, or the plain twin where native code is not available."""

try:
    from wayside.hw.expand_viper import drawing, expand, sift
except (SyntaxError, ImportError, ValueError, AttributeError, NameError):
    from wayside.hw.expand import drawing, expand, sift  # type: ignore[assignment]

__all__ = ("drawing", "expand", "sift")
