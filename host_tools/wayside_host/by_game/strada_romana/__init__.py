"""Strada Romana on the laptop."""
