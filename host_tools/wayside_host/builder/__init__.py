"""The device's files from the sources: modules joined and shortened, compiled, as an image, as a UF2 for each Pico."""
