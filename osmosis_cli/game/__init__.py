"""The rules of Osmosis: pure values and functions, without words, clock, terminal or files."""
