"""Games on flash, safe against power cuts."""
