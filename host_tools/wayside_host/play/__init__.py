"""Plays without a Pico: in the browser, in a terminal, by a script, as text, at random."""
