"""`wayside selftest` as a person types it, with a board behind a pseudo-terminal."""

import json
import signal
import subprocess
import sys

from wayside_host.link.talk import talking

COMMAND = [sys.executable, "-m", "wayside_host.cli", "selftest"]


def test_everything_that_asks_can_be_skipped_by_typing(board_bench, match, tmp_path):
    words = [*COMMAND, "--port", board_bench.port, "--out", str(tmp_path / "out")]
    done = subprocess.run(words, input="s\n" * 40, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    assert "Press the key beside the lit corner (top left). [n = nothing happens, s = skip]" in done.stdout
    (path,) = (tmp_path / "out").glob("selftest-pico_display-*.json")
    told = json.loads(path.read_text("utf-8"))
    assert told["ended"] == "complete" and told["sound"]
    asked = [line for line in told["lines"] if line["part"] in ("Glass", "Keys", "Lamp", "LED", "Plugs")]
    assert {line["verdict"] for line in asked} == {"not checked"}
    with talking(board_bench.port) as talk:
        assert talk.say("record") == match


def test_ctrl_c_while_it_waits_for_a_key(board_bench, match, tmp_path):
    words = [*COMMAND, "--port", board_bench.port, "--out", str(tmp_path / "out")]
    with subprocess.Popen(
        words,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests in the background ignore it
    ) as process:
        process.stdin.write(b"s\n" * 4)  # the glass
        process.stdin.flush()
        said = b""
        while b"Press the key" not in said:
            said += process.stdout.read1()
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert b"The report is" in process.stdout.read() and process.stderr.read() == b""
    (path,) = (tmp_path / "out").glob("*.txt")
    assert "stopped by Ctrl-C" in path.read_text("utf-8")
    with talking(board_bench.port) as talk:
        assert talk.say("record") == match


def test_no_device_and_no_terminal_are_sentences(board_bench, tmp_path):
    gone = subprocess.run([*COMMAND, "--port", "/dev/ttyNOWHERE"], capture_output=True, text=True, check=False)
    assert (gone.returncode, "there is no port /dev/ttyNOWHERE" in gone.stderr) == (3, True)
    words = [*COMMAND, "--port", board_bench.port, "--out", str(tmp_path / "out")]
    ended = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1 and "answer in a terminal, or use --alone" in ended.stderr
    assert "nobody answered any more" in next((tmp_path / "out").glob("*.txt")).read_text("utf-8")
