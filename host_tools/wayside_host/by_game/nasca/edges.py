"""The squares along the edges of Nasca's board."""

COLUMNS, ROWS = 11, 10
