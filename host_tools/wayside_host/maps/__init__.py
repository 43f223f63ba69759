"""Reads boards that players type from printed ones: a module for each game with such boards."""
