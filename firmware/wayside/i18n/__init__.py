"""Every text a person reads, one file a language."""
