"""How Jarnac looks: in memory while its board is seen."""
