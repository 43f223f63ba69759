"""The search that a jam needs. Loaded for a moment."""
