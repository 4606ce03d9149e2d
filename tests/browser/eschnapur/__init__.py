"""Eschnapur's table in a real browser."""
