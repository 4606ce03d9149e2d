"""Every attack there is, family by family."""

from __future__ import annotations

from benchmarks.attacks import afterwards, bombs, catching_up, files, floods, stalling, takeover
from benchmarks.attacks.scene import ATTACKS

__all__ = ["ATTACKS", "FAMILIES", "listing"]
FAMILIES = (files, catching_up, floods, stalling, bombs, takeover, afterwards)


def listing() -> str:
    """Return every attack with its title, one a line."""
    width = max(map(len, ATTACKS))
    return "\n".join(f"  {entry.name:{width}}  {entry.title}" for entry in ATTACKS.values())
