"""Serai: one home for board games."""

__version__ = "0.2.0"
