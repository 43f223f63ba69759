"""The hardware room: display drivers, buttons, backlight, board loading; the only importer of `machine`."""
