"""Connects the rooms: the main loop, the rehearsal, the shelf, answers over USB, faults."""
