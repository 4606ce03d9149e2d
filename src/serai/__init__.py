"""Serai: one home for board games."""

__version__ = "0.1.0"
