"""Jarnac on the browser page: with lengths only, because real words take many presses."""

from games.jarnac.people import path_of

__all__ = ["OPTIONS", "path_of"]

OPTIONS = {"mode": "lengths"}
