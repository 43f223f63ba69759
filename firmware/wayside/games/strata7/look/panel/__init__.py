"""The panel of Strata 7, and the words it shows."""
