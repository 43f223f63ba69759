"""Strata 7 on the laptop."""
