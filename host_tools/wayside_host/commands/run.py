"""`wayside run` and `wayside emulate`: a device without a Pico."""

import argparse
from typing import Any

from wayside_host.errors import WaysideError


def add(commands: Any) -> None:
    run = commands.add_parser("run", help="the emulated device, in the browser or in this terminal")
    run.add_argument("--board", help="name of a board in board_defs/, or the path of a board file")
    run.add_argument("--language", help="en, fr or de (default: the one the device spoke last; a new one asks)")
    run.add_argument("--port", type=int, help="port of the page on this machine (default: any free one)")
    run.add_argument("--no-browser", action="store_true", help="only print the address of the page")
    run.add_argument("--terminal", action="store_true", help="play in this terminal; the options below mean this too")
    run.add_argument("--flash", help="folder that keeps the device's files (default: ~/.wayside/NAME of the board)")
    run.add_argument("--script", help="without a terminal, on an empty device: press these, e.g. 'ok ok next wait:500'")
    run.add_argument("--screenshot", metavar="FILE", help="save the display as a picture after the script")
    run.add_argument("--scale", type=int, help="pixels of that picture per pixel of the display (default: 1)")
    run.set_defaults(call=run_device)

    emulate = commands.add_parser("emulate", help="a stock MicroPython on an emulated RP2040, with a serial port")
    emulate.add_argument("--board", required=True, help="name of a board in board_defs/, or the path of a board file")
    emulate.add_argument("--uf2", required=True, metavar="FILE", help="MicroPython for the Pico (the RPI_PICO build)")
    emulate.add_argument("--flash", metavar="FILE", help="file that keeps the flash from one run to the next")
    emulate.set_defaults(call=run_chip)


def run_device(options: argparse.Namespace) -> int:
    """Run in the browser, unless an option needs the terminal."""
    terminal = (options.flash, options.script, options.screenshot, options.scale)
    if not options.terminal and all(option is None for option in terminal):
        from wayside_host.play import serve

        return serve.run(options.board, options.language, options.port, not options.no_browser)
    if options.port is not None or options.no_browser:
        raise WaysideError("--port and --no-browser are for the page in the browser, not for the terminal")
    from wayside_host.play.terminal import run

    scale = 1 if options.scale is None else options.scale
    return run(options.board, options.language, options.flash, options.script, options.screenshot, scale)


def run_chip(options: argparse.Namespace) -> int:
    from wayside_host.rp2040.emulate import emulate

    return emulate(options.board, options.uf2, options.flash)
