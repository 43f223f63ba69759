"""The game on a road: steps, stops, jams."""
