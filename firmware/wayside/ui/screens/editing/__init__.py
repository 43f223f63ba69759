"""Editors of boards."""
