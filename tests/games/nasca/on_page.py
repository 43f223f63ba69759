"""Nasca on the browser page: one round."""

from moves import random_path as path_of

__all__ = ["OPTIONS", "path_of"]

OPTIONS = {"rounds": "1"}
