"""Board files: reading and checking them, and how a display board is wired to a Pico."""
