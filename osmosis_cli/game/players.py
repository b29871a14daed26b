"""The players that are measured, by name."""

from typing import Literal

Player = Literal["careless", "coach", "perfect"]
PLAYERS: tuple[Player, ...] = ("careless", "coach", "perfect")
"""The careless player, the one who follows the coach, and the one who knows all cards."""
