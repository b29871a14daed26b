"""The exit statuses of the program."""

DONE = 0
NO = 1
"""The answer is no, or a file is bad."""
WRONG_USAGE = 2
FAULT = 70
"""The program itself is at fault, as in ``sysexits.h``."""
