"""Explains refusals in La Strada and answers *May I ...?*. Loaded only for that."""
