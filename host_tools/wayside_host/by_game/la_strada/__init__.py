"""La Strada on the laptop."""
