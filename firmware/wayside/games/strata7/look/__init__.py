"""How Strata 7 looks: in memory while its board is seen."""
