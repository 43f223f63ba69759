"""Home, and what is opened from there."""
