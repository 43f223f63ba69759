"""What Strata 7 needs for a moment: options, positions as text, lists, editors."""
