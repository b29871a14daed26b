"""Work spread over several processes, with the results in the order of the work."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")

WAITING = 4
"""How many pieces of work are handed out ahead for each process."""


def spread(task: Callable[[Work], Done], work: Iterable[Work], processes: int) -> Iterator[Done]:
    """Yield what the task makes of each piece of work, in order; as many at once as processes.

    Work is taken only as it is needed, so there may be any amount of it. Ctrl-C raises
    `KeyboardInterrupt` here and not in the processes, which are then ended.
    """
    # The helper of multiprocessing, if started later, would undo what is done below.
    if hasattr(signal, "pthread_sigmask"):
        from multiprocessing import resource_tracker

        resource_tracker.ensure_running()
    # New processes and not copies of this one: a copy would share its terminal and its files.
    context = multiprocessing.get_context("spawn")
    pieces = iter(work)
    with _ctrl_c_blocked():
        pool = context.Pool(processes, _leave_ctrl_c)
    with pool:
        running = deque(
            pool.apply_async(task, (piece,)) for piece in islice(pieces, WAITING * processes)
        )
        while running:
            yield running.popleft().get()
            for piece in islice(pieces, 1):
                running.append(pool.apply_async(task, (piece,)))


@contextmanager
def _ctrl_c_blocked() -> Iterator[None]:
    """Block Ctrl-C for a moment: processes and threads that begin in it never hear of any.

    One that comes meanwhile arrives afterwards. Where signals cannot be blocked nothing changes.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _leave_ctrl_c() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
