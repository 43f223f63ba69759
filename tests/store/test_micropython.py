"""The store on real MicroPython: the same files do the same there."""

from pathlib import Path

from wayside_host import wasm

HERE = Path(__file__).parent

SAID = """\
first True None
back True ['c3h5', 'c4h4'] ['a1v2'] [12, 12] [12] Zoé
settings fr False
kept True None
entry 2 nasca [('R', None), ('B', None)] [0, 0] -1 False 0
entry 1 nasca [('R', 'Zoé'), ('B', None)] [0, 0] -1 False 2
opened True 1 ['c3h5', 'c4h4', 'a1v2'] True
damaged False ['archive-2.bad1']
check (6, 0) ['fault'] 6 False
"""


def test_an_evening_on_real_micropython():
    done = wasm.run(HERE / "micropython_evening.py", folders=[HERE.parents[1] / "firmware"])
    assert done.stderr == ""
    assert done.stdout == SAID
