"""A bound on the processor time of a process, so that several of them can be compared on a machine with few cores.

It is the bound that containers use, of Linux's control groups (version 1 or 2), and needs the right to make one, which
in most cases is root's. The period is short, so that a process which has used its share up waits for some milliseconds.
"""

from __future__ import annotations

import contextlib
import itertools
import os
from collections.abc import Iterator
from pathlib import Path

ROOT = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""Microseconds in which a process gets its share once."""
NUMBERS = itertools.count()


@contextlib.contextmanager
def processor_share(process: int, share: float) -> Iterator[bool]:
    """Let a process use a part of one core only, for a while; False when this machine does not allow that."""
    first = ROOT / "cpu" if (ROOT / "cpu").is_dir() else None
    group = (first or ROOT) / f"serai-{os.getpid()}-{next(NUMBERS)}"
    quota = round(share * PERIOD)
    try:
        group.mkdir()
        if first is not None:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        (group / "cgroup.procs").write_text(str(process))
        bounded = True
    except OSError:
        bounded = False
    try:
        yield bounded
    finally:
        with contextlib.suppress(OSError):
            ((first or ROOT) / "cgroup.procs").write_text(str(process))
        with contextlib.suppress(OSError):
            group.rmdir()
