"""All texts that a person reads, one file for each language."""
