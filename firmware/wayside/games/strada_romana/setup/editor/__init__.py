"""The editor of Strada Romana's board."""
