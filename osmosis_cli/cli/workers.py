"""Work spread over several processes, with the results in the order of the work."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from typing import TypeVar

Work = TypeVar("Work")
Done = TypeVar("Done")

WAITING = 4
"""How many pieces of work are handed out ahead for each process."""

MOST_LOSSES = 3
"""How often in a row processes may end without a single result before that is given up."""


def spread(task: Callable[[Work], Done], work: Iterable[Work], processes: int) -> Iterator[Done]:
    """Yield what the task makes of each piece of work, in order; as many at once as processes.

    Work is taken only as it is needed, so there may be any amount of it. What a process was at
    when it was killed is done again by another one. Ctrl-C raises `KeyboardInterrupt` here and not
    in the processes, which are ended whenever this ends. Raises
    `ChildProcessError` when processes keep ending before they have done anything.
    """
    pieces = iter(work)
    ahead = deque(islice(pieces, WAITING * processes))
    losses = 0
    with _safe_path():
        while ahead:
            # New processes and not copies of this one: a copy would share its terminal and files.
            context = multiprocessing.get_context("spawn")
            pool = ProcessPoolExecutor(processes, context, _begin)
            try:
                with _ctrl_c_blocked():
                    running: deque[Future[Done]] = deque(
                        pool.submit(task, piece) for piece in ahead
                    )
                while running:
                    done = running[0].result()
                    running.popleft()
                    ahead.popleft()
                    losses = 0
                    yield done
                    for piece in islice(pieces, 1):
                        ahead.append(piece)
                        running.append(pool.submit(task, piece))
            except BrokenExecutor:
                losses += 1
                if losses == MOST_LOSSES:
                    raise ChildProcessError("processes keep ending") from None
            finally:
                for child in multiprocessing.active_children():
                    child.kill()
                pool.shutdown(cancel_futures=True)


@contextmanager
def _safe_path() -> Iterator[None]:
    """Let Python processes that begin now import nothing from the current folder."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before


@contextmanager
def _ctrl_c_blocked() -> Iterator[None]:
    """Block Ctrl-C for a moment: processes and threads that begin in it never hear of any.

    One that comes meanwhile arrives afterwards. Where signals cannot be blocked nothing changes.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # The helper of multiprocessing, if started later, would unblock it.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """Begin in a new process: leave Ctrl-C to the one that started it, and end when that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
