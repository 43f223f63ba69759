"""What Any game needs for a moment: options, positions as text, lists, editors."""
