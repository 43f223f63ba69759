"""The game without a map."""
