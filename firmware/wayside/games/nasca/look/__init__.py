"""How Nasca looks: in memory while its board is seen."""
