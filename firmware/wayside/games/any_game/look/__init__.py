"""How Any game looks. In memory while its board is on the screen."""
