"""The editor of La Strada's board."""
