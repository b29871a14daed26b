"""Measures the program; `benchmarks/run` does it all."""
