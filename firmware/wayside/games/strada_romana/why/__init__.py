"""Explains refusals in Strada Romana and answers *May I ...?*. Loaded only for that."""
