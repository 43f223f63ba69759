"""Talks to a device on USB: its port, files, text protocol, picture and crash reports."""
