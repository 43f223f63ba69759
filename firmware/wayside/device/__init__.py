"""Puts the rooms together: the loop, the rehearsal, the shelf, what answers over USB, what happens after a fault."""
