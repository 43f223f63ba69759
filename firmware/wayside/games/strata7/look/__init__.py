"""How Strata 7 looks. In memory while its board is on the screen."""
