"""How Strada Romana looks: in memory while its board is seen."""
