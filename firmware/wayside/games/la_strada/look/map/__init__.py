"""The map of La Strada."""
