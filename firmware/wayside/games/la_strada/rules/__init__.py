"""The rules of La Strada. In memory during a match."""
