"""Wayside on the laptop: the `wayside` command, the emulator, the builders."""
