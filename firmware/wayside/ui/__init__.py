"""Draws and reads keys: canvas, fonts, icons, widgets, and the screens that all games share."""
