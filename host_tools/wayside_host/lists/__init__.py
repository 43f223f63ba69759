"""Lists for a device: player names, and the words of a language."""
