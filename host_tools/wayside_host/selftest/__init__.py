"""`wayside selftest`: checks a device on USB, alone and with a person, and writes a report."""
