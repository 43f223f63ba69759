"""The rules of La Strada: in memory while a match runs."""
