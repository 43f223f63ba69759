"""Boards that players type from their printed ones: a module for the file of each game that has such boards."""
