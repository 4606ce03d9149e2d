"""Serai beside boardgame.io and Colyseus: `benchmarks/compare.py` runs it; their servers are in `others`."""
