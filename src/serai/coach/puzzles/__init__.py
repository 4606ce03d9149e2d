"""Puzzles: positions of strong play in which one move is proven to be better than all others."""
