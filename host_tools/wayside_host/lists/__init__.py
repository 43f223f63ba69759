"""Lists that players give a device: their own names, the words of a language."""
