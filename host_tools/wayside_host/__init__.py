"""The host tools: the `wayside` command, the emulator, the builders."""
