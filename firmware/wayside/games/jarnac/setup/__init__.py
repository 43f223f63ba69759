"""What Jarnac needs for a moment: options, positions as text, lists, editors."""
