"""What Nasca needs for a moment: options, positions as text, lists, editors."""
