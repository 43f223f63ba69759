"""The screens that all games share; each is imported when it is opened."""
