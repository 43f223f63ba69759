"""The board of a match, which is open nearly always."""
