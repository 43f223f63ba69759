"""Explains refusals in Strata 7 and answers *May I ...?*. Loaded only for that."""
