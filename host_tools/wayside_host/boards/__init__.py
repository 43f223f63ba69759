"""Reads and checks board files, and draws how a display board is wired to a Pico."""
