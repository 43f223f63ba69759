"""The screens with the board of a match, and the pause menu."""
