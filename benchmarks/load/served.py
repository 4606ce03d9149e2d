"""A server in a process of its own, its memory and its processor time."""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

FEW_FILES = """
import resource, runpy, sys
few = int(sys.argv.pop(1))
resource.setrlimit(resource.RLIMIT_NOFILE, (few, few))
runpy.run_module("serai.server.run", run_name="__main__", alter_sys=True)
"""


def processor_time(process: int) -> float:
    """Return the seconds of processor time that a process has used, with all of its threads."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def family_time(process: int) -> float:
    """Return the same of a process and all that it has started, also of those that have ended."""
    total = 0.0
    waiting = [process]
    while waiting:
        one = waiting.pop()
        try:
            fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
            waiting += map(int, Path(f"/proc/{one}/task/{one}/children").read_text().split())
        except OSError:  # it has ended meanwhile
            continue
        total += sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    return total


def most_files() -> int:
    """Let this process open as many files as the system allows, and return how many."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard


class Served:
    """A server of its own process."""

    def __init__(self, data: str, checkout: Path | None = None, *, more: Sequence[str] = (), files: int = 0) -> None:
        """Start the server of this checkout, or of another one, on a folder of data.

        It may be given more words of the command line, and be allowed to open only so many files.
        """
        words = ["-m", "serai.server.run", "--port", "0", "--data", data, "--no-browser", "--no-warm-up", "--proxy"]
        if files:  # `prlimit` of util-linux would do, but is not everywhere
            words = ["-c", FEW_FILES, str(files), *words[2:]]
        log = self._log = Path(data) / "log"
        path = {} if checkout is None else {"PYTHONPATH": str(checkout.resolve() / "src")}
        with log.open("w") as lines:
            self.process = subprocess.Popen([sys.executable, *words, *more], stderr=lines, env={**os.environ, **path})
        while not (found := re.search(r"http://localhost:(\d+)/", log.read_text())):
            if self.process.poll() is not None:
                raise SystemExit(f"the server did not start:\n{log.read_text()}")
            time.sleep(0.05)
        self.port = int(found[1])
        time.sleep(0.5)

    def stop(self) -> None:
        """End the server, if need be without its consent: the measurements are made."""
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            sys.stderr.write("the server did not stop within 30 s and was killed\n")
            self.process.kill()
            self.process.wait()

    @property
    def log(self) -> str:
        """What the server has told its host."""
        return self._log.read_text()

    def memory(self) -> int:
        """Return the bytes of memory that the server holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) * 1024

    def open_files(self) -> int:
        """Return how many files and sockets the server has open."""
        return len([*Path(f"/proc/{self.process.pid}/fd").iterdir()])

    def threads(self) -> int:
        """Return how many threads the server has."""
        return len([*Path(f"/proc/{self.process.pid}/task").iterdir()])

    def seconds(self) -> float:
        """Return the processor time that the server has used."""
        return processor_time(self.process.pid)
