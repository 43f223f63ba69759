"""What Strata 7 needs when somebody is refused or asks *May I ...?*: loaded for a moment."""
