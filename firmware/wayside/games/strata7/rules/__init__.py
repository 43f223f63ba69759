"""The rules of Strata 7. In memory during a match."""
