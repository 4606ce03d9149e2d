"""Serai: one home for two board games, Jaipur and Eschnapur."""

__version__ = "0.2.0"
