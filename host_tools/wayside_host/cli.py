"""The `wayside` command: each subcommand is a thin call into a module of its own."""

import argparse
import sys

from wayside_host.errors import WaysideError


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="wayside", description="A rules referee beside a physical board game.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    run = commands.add_parser("run", help="the emulated device, in the browser or in this terminal")
    run.add_argument("--board", help="name of a board in board_defs/, or the path of a board file")
    run.add_argument("--language", help="en, fr or de (default: the one the device spoke last, at first en)")
    run.add_argument("--port", type=int, help="port of the page on this machine (default: one that is free)")
    run.add_argument("--no-browser", action="store_true", help="only say where the page is")
    run.add_argument("--terminal", action="store_true", help="play in this terminal; the options below mean this too")
    run.add_argument("--flash", help="folder that keeps the device's files (default: ~/.wayside/NAME of the board)")
    run.add_argument("--script", help="without a terminal, on an empty device: press these, e.g. 'ok ok next wait:500'")
    run.add_argument("--screenshot", metavar="FILE", help="save the glass as a picture after the script")
    run.add_argument("--scale", type=int, help="pixels of that picture per pixel of the glass (default: 1)")
    run.set_defaults(call=run_device)

    emulate = commands.add_parser("emulate", help="a stock MicroPython on an emulated RP2040, with a serial port")
    emulate.add_argument("--board", required=True, help="name of a board in board_defs/, or the path of a board file")
    emulate.add_argument("--uf2", required=True, metavar="FILE", help="MicroPython for the Pico (the RPI_PICO build)")
    emulate.add_argument("--flash", metavar="FILE", help="file that keeps the flash from one run to the next")
    emulate.set_defaults(call=run_chip)

    referee = commands.add_parser("referee", help="the referee's text protocol on standard input and output")
    referee.add_argument("--language", default="en", help="language of the refusals: en, fr or de (default: en)")
    referee.set_defaults(call=run_referee)

    boards = commands.add_parser("boards", help="list the display boards, or check a board file")
    boards.add_argument("file", nargs="?", help="a board file to check; without one, the known boards are listed")
    boards.set_defaults(call=show_boards)

    maps = commands.add_parser("maps", help="boards of La Strada typed from the printed one")
    actions = maps.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="check a file of six pieces; errors are told by line")
    check.add_argument("file")
    check.set_defaults(call=check_map)
    preview = actions.add_parser("preview", help="draw it as a picture")
    preview.add_argument("file")
    preview.add_argument("picture", help="the PNG to write")
    preview.set_defaults(call=preview_map)
    keep = actions.add_parser("keep", help="keep it on an emulated device")
    keep.add_argument("file")
    keep.add_argument("--name", required=True, help="as the device shows it, at most 8 letters")
    keep.add_argument("--flash", required=True, help="the folder that keeps the device's files")
    keep.set_defaults(call=keep_map)

    words = commands.add_parser("words", help="the word list that Jarnac asks for advice")
    words_commands = words.add_subparsers(dest="words_command", metavar="WORDS_COMMAND", required=True)
    words_build = words_commands.add_parser("build", help="make the device's list from a text file, a word a line")
    words_build.add_argument("file", help="the text file, in UTF-8")
    words_build.add_argument("--output", default="words.list", help="the list for the device (default: words.list)")
    words_build.set_defaults(call=build_words)

    options = parser.parse_args(arguments)
    try:
        return options.call(options)
    except (WaysideError, ValueError) as error:
        print(f"wayside: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 1


def run_device(options: argparse.Namespace) -> int:
    """In the browser, unless something is asked for that only the terminal has."""
    terminal = (options.flash, options.script, options.screenshot, options.scale)
    if not options.terminal and all(option is None for option in terminal):
        from wayside_host import serve

        return serve.run(options.board, options.language, options.port, not options.no_browser)
    if options.port is not None or options.no_browser:
        raise WaysideError("--port and --no-browser are for the page in the browser, not for the terminal")
    from wayside_host.terminal import run

    scale = 1 if options.scale is None else options.scale
    return run(options.board, options.language, options.flash, options.script, options.screenshot, scale)


def run_chip(options: argparse.Namespace) -> int:
    from wayside_host.rp2040.emulate import emulate

    return emulate(options.board, options.uf2, options.flash)


def run_referee(options: argparse.Namespace) -> int:
    from wayside_host.referee import serve

    return serve(sys.stdin.buffer, sys.stdout, options.language)


def build_words(options: argparse.Namespace) -> int:
    from pathlib import Path

    from wayside_host import words

    print(words.build(Path(options.file), Path(options.output)))
    print(f"Copy it to the top folder of the device's flash: mpremote fs cp {options.output} :words.list")
    return 0


def show_boards(options: argparse.Namespace) -> int:
    from wayside_host import boards

    if options.file:
        board = boards.load_board(options.file)
        print(f"{options.file}: a sound board file ({board['title']})")
        return 0
    for name in boards.list_boards():
        board = boards.load_board(name)
        display = board["display"]
        print(f"{name:20} {display['width']}x{display['height']}  {board['title']}")
    return 0


def check_map(options: argparse.Namespace) -> int:
    from wayside_host import maps

    return maps.check(options.file)


def preview_map(options: argparse.Namespace) -> int:
    from wayside_host import maps

    return maps.preview(options.file, options.picture)


def keep_map(options: argparse.Namespace) -> int:
    from wayside_host import maps

    return maps.keep(options.file, options.name, options.flash)


if __name__ == "__main__":
    sys.exit(main())
