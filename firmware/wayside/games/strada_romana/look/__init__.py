"""How Strada Romana looks. In memory while its board is on the screen."""
