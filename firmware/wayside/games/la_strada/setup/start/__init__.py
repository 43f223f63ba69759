"""What a match needs when it begins: options and the board as text."""
