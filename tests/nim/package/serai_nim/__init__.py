"""Nim for three: heaps of matches, and whoever takes the last one wins."""
