"""Runs a server until whoever started it lets go of the guardian's input; then ends it and removes its folder.

A program of its own, of the standard library only, so that it starts at once.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
from pathlib import Path

KEEP = b"keep"
"""Told to a guardian whose server is to end while its folder stays."""
GRACE = 20.0
"""Seconds in which a server may end by itself before it is killed."""


def guard(folder: str, log: str, quick: str, *command: str) -> None:
    """Run a server until nobody holds the other end of the input; `quick` is the signal for one that keeps nothing."""
    signal.signal(signal.SIGCHLD, lambda *_: sys.exit(1))
    with Path(log).open("ab") as told:
        server = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=told, stderr=subprocess.STDOUT)
    sys.stdout.write(f"{server.pid}\n")
    sys.stdout.flush()
    wish = sys.stdin.buffer.read()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    server.send_signal(signal.SIGINT if wish == KEEP else signal.Signals[quick])
    try:
        server.wait(GRACE)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
    if wish != KEEP:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    guard(*sys.argv[1:])
