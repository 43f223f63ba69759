"""Getting the firmware onto a Pico, bare or with an older one on it, and finding out what is missing for that."""
