"""The command line: it parses, wires and calls, and decides nothing itself."""
