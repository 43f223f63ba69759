"""Jarnac on the laptop."""
