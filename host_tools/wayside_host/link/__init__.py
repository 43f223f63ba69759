"""A device on USB: its port, its files, its text protocol, its picture, its crash reports."""
