"""What is our own in the completion of a shell; importing it makes it known to click."""

from click.shell_completion import FishComplete, add_completion_class


@add_completion_class
class Fish(FishComplete):
    """Completion in fish with the whole help: click's own script cuts it at its first comma."""

    source_template = FishComplete.source_template.replace("string split ", "string split --max 1 ")
