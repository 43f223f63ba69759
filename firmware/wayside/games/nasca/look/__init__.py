"""How Nasca looks. In memory while its board is on the screen."""
