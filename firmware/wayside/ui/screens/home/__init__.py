"""The home screen, and screens that it opens."""
