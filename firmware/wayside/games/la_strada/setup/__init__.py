"""What La Strada needs for a moment: options, positions as text, lists, editors."""
