"""The editor of Strata 7's board."""
