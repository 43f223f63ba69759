"""The rules of Jarnac. In memory during a match."""
