"""Choices between two plays that come up when the habits are played, for practice.

In each, the habits choose the play that wins in at least twice as many layouts as the other one:
`comparing.judged` counts them. Every third of the table has all habits, and the first third the
clearest choices.
"""

from typing import NamedTuple

from osmosis_cli.game.measured import Habit


class Compared(NamedTuple):
    """A choice after ``moves`` moves by the habits in a classic deal, and the ``habit`` it tests.

    ``better`` and ``worse`` are the codes of the cards that the two plays aim for; None is to deal
    on.
    """

    habit: Habit
    deal: int
    moves: int
    better: str | None
    worse: str


# fmt: off
COMPARED: tuple[Compared, ...] = (
    Compared("last", 60122, 49, "6S", "QH"),
    Compared("row-4", 60164, 75, "TH", "QC"),
    Compared("row-4", 61090, 99, "9S", "2D"),
    Compared("last", 61169, 97, "3D", "KH"),
    Compared("reserve", 61169, 96, "6D", "KH"),
    Compared("row-4", 61350, 80, "KS", "5C"),
    Compared("reserve", 61368, 103, "TC", "2D"),
    Compared("last", 63108, 97, "8C", "3D"),
    Compared("row-4", 63108, 98, "6S", "2H"),
    Compared("last", 63211, 119, "9S", "6D"),
    Compared("reserve", 63231, 97, "2S", "6S"),
    Compared("reserve", 63280, 108, "QD", "6D"),
    Compared("reserve", 63559, 90, "8S", "TD"),
    Compared("start", 61009, 23, "KD", "KH"),
    Compared("reserve", 61240, 101, "QC", "7D"),
    Compared("look-first", 65265, 11, None, "5D"),
    Compared("last", 63060, 27, "9H", "5H"),
    Compared("last", 61240, 86, "QD", "7D"),
    Compared("start", 61176, 26, "KD", "8S"),
    Compared("start", 60104, 13, "AC", "AD"),
    Compared("start", 60132, 14, "3C", "AH"),
    Compared("look-first", 65055, 11, None, "AC"),
    Compared("look-first", 65082, 6, None, "7S"),
    Compared("start", 60144, 33, "AC", "AH"),
    Compared("look-first", 65027, 6, None, "7S"),
    Compared("row-4", 63898, 114, "7S", "5C"),
    Compared("row-4", 61717, 107, "QC", "3C"),
    Compared("reserve", 63572, 19, "8D", "4H"),
    Compared("reserve", 63089, 108, "6C", "9S"),
    Compared("reserve", 63130, 100, "TH", "4H"),
    Compared("last", 63168, 14, "9H", "JH"),
    Compared("last", 61008, 100, "2C", "7C"),
    Compared("row-4", 61763, 111, "TH", "JD"),
    Compared("reserve", 63448, 64, "3D", "8C"),
    Compared("row-4", 63430, 109, "TH", "8C"),
    Compared("last", 63130, 92, "TD", "8D"),
    Compared("reserve", 63453, 106, "KS", "9C"),
    Compared("reserve", 60122, 47, "2H", "QH"),
    Compared("last", 60138, 25, "3S", "JD"),
    Compared("last", 63240, 117, "4H", "8D"),
    Compared("last", 61075, 68, "3C", "TH"),
    Compared("start", 63221, 27, "5C", "8S"),
    Compared("start", 60110, 17, "4D", "7S"),
    Compared("start", 61161, 20, "7D", "QS"),
    Compared("start", 63108, 48, "2S", "TH"),
    Compared("look-first", 65049, 9, None, "9S"),
    Compared("start", 61131, 18, "JC", "6S"),
    Compared("look-first", 65061, 1, None, "3S"),
    Compared("look-first", 65203, 10, None, "AC"),
    Compared("look-first", 65389, 8, None, "TC"),
    Compared("row-4", 63664, 110, "9H", "QC"),
    Compared("reserve", 61226, 114, "KS", "6C"),
    Compared("last", 63114, 22, "8H", "5D"),
    Compared("reserve", 63240, 116, "TS", "8D"),
    Compared("last", 60226, 14, "JS", "4S"),
    Compared("row-4", 60154, 118, "QH", "2C"),
    Compared("reserve", 60144, 28, "QS", "3D"),
    Compared("row-4", 61591, 72, "4H", "AS"),
    Compared("row-4", 61860, 118, "TS", "QH"),
    Compared("reserve", 63570, 28, "TC", "KC"),
    Compared("start", 60107, 27, "2D", "QS"),
    Compared("start", 63084, 13, "KS", "7C"),
    Compared("look-first", 65357, 7, None, "8D"),
    Compared("last", 60033, 104, "9H", "JH"),
    Compared("start", 60031, 23, "7C", "2S"),
    Compared("start", 61015, 25, "QC", "9H"),
    Compared("last", 61015, 50, "6D", "2D"),
    Compared("last", 63165, 27, "QD", "7C"),
    Compared("last", 60144, 20, "QD", "3D"),
    Compared("reserve", 61042, 76, "3H", "9D"),
    Compared("reserve", 61090, 15, "2H", "TC"),
    Compared("start", 61170, 14, "8C", "8H"),
    Compared("look-first", 65318, 11, None, "AC"),
    Compared("look-first", 65071, 5, None, "TC"),
    Compared("look-first", 65229, 4, None, "8H"),
)
# fmt: on
