"""The panel of Jarnac, and the words it shows."""
