"""The match and its text protocol: the only door to the rules."""
