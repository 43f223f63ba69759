"""Played games: copies them from a device, checks, shows, draws, exports and counts them."""
