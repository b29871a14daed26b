"""What a session remembers of advice, empty until there was some."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from osmosis_cli.shell.advice import Advised, LookingBack


class Memory:
    """What is remembered; None for what was not asked yet."""

    def __init__(self) -> None:
        self.advised: Advised | None = None
        self.looking_back: LookingBack | None = None
