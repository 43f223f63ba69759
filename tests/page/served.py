"""`wayside run` as a user starts it: its own process, which says where the page is."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager


@contextmanager
def served(*arguments: str) -> Iterator[tuple[str, Callable[[], int]]]:
    """(address, a function that presses Ctrl-C and returns the exit code)."""
    process = subprocess.Popen(
        [sys.executable, "-m", "wayside_host.cli", "run", "--no-browser", "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background ignore it
    )
    assert process.stdout is not None

    def end() -> int:
        process.send_signal(signal.SIGINT)
        return process.wait(10)

    try:
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line
        yield found[0], end
    finally:
        process.kill()
        process.wait()
        process.stdout.close()
