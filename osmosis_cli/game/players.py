"""The players that are measured, and the habits that one of them keeps, by name."""

from typing import Literal

Player = Literal["careless", "habits", "coach", "perfect"]
PLAYERS: tuple[Player, ...] = ("careless", "habits", "coach", "perfect")
"""Careless play, the habits of the lessons, the coach's hints, and knowing all cards."""

Habit = Literal["look-first", "reserve", "start", "last", "row-4"]
HABITS: tuple[Habit, ...] = ("look-first", "reserve", "start", "last", "row-4")
"""The habits in the order in which they are taught; `habits` tells what each says."""
