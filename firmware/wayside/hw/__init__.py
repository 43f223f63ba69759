"""The hardware room: display drivers, buttons, backlight, board file. Only this room imports `machine`."""
