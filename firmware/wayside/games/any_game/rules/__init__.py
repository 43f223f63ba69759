"""The rules of Any game. In memory during a match."""
