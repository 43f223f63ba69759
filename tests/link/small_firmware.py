"""A firmware of a few modules that boots with the real main.py. It writes its version if all files agree."""

import json

from wayside_host.boards.files import load_board
from wayside_host.builder import image

MAIN = (image.FIRMWARE / "main.py").read_bytes()
UNPACK = image.FIRMWARE / "wayside/unpack.py"

START = """
VERSION = %r
def run():
    from wayside import other
    from wayside.hw.board import load
    versions = {VERSION, other.VERSION, load()}
    with open("/booted", "w") as file:
        file.write(" and ".join(sorted(versions)))
    raise KeyboardInterrupt
"""


def small_firmware(version, folder):
    """Files by path. The new version has one module more and one less than the old, in its own folder."""
    sources = {
        "wayside/device/start.py": START % version,
        "wayside/other.py": f"VERSION = {version!r}\n",
        "wayside/hw/board.py": f"def load():\n    return {version!r}\n",
        f"wayside/{version}/only.py": "",
        "wayside/unpack.py": UNPACK.read_text("utf-8"),
    }
    board = {**load_board("pico_display"), "title": version}
    files = {"/main.py": MAIN, "/board.json": json.dumps(board).encode()}
    for name, source in sources.items():
        files["/" + name.removesuffix(".py") + ".mpy"] = image.compile_source(source, name, folder)
    return files


def put_files(files, flash):
    for name, content in files.items():
        path = flash / name.lstrip("/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def files_of(flash):
    paths = [path for path in flash.rglob("*") if path.is_file()]
    return {"/" + path.relative_to(flash).as_posix(): path.read_bytes() for path in paths}
