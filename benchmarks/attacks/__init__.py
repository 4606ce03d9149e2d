"""What one hostile address can try, and what everybody else feels meanwhile: the parts of `benchmarks/attack.py`."""
