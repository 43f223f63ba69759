"""The game on a known map: the tree of roads, and the searches for it."""
