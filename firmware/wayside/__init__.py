"""Wayside: a rules referee beside a physical board game."""

VERSION = "0.1.0"
