"""The panel of the books: what the players tell, and the words for it."""
