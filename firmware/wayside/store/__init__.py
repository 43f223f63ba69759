"""Saves matches and settings on flash, safe against power cuts."""
