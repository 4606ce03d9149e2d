"""What a server has counted, for tests."""

from __future__ import annotations

from serai.server.app import Server


def player_faults(server: Server) -> int:
    """Return how many computer players had to be helped out."""
    return int(server.metrics.registry.get_sample_value("serai_player_faults_total") or 0)


def refused_codes(server: Server) -> set[str]:
    """Return the codes that something was refused with."""
    families = server.metrics.registry.collect()
    return {one.labels["code"] for family in families for one in family.samples if family.name == "serai_refused"}
