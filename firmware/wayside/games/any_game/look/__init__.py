"""How Any game looks: in memory while its board is seen."""
