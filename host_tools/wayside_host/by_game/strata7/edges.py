"""The squares along the edges of Strata 7's board."""

COLUMNS, ROWS = 10, 10
