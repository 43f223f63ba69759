"""The rules of Strata 7: in memory while a match runs."""
