"""The terminal: where lines come from and answers go to, and what else comes from outside."""
