"""Nasca on the laptop."""
