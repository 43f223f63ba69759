"""`wayside selftest`: what a device on USB is and does, checked by itself and by a person, as a report."""
