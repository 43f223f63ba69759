"""The rules of Nasca: in memory while a match runs."""
