"""The terminal: the prompt, the session, and answers cut to fit the reader."""
