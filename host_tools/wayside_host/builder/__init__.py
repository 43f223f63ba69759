"""Makes the files of a device from the sources: joins, shortens and compiles them; writes an image and a UF2."""
