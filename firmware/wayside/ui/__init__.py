"""What is drawn and how keys are read: canvas, fonts, icons, widgets, and the screens that all games share."""
