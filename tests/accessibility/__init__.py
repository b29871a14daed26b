"""What the game owes to players who hear it or feel it, by the numbers of CONTRIBUTING.md."""
