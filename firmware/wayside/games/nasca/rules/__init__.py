"""The rules of Nasca. In memory during a match."""
