"""What Strada Romana needs for a moment: options, positions as text, lists, editors."""
