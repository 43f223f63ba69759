"""Explains refusals in Nasca and answers *May I ...?*. Loaded only for that."""
