"""Games that were played: brought from a device, checked, shown, drawn, exported, counted."""
