"""Osmosis (Treasure Trove) patience: rules, tutor and a spoken-friendly command line."""

__version__ = "0.1.0"
