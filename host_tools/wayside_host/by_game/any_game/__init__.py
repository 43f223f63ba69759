"""Any game on the laptop."""
