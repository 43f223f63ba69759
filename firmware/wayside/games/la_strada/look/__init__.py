"""How La Strada looks: in memory while its board is seen."""
