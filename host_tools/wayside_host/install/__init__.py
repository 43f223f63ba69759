"""Puts the firmware onto a Pico, new or used, and finds out what is missing for that."""
