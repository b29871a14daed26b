"""A signal ends a session on its way out, not in the midst of things."""

from __future__ import annotations

import signal

import pytest

from osmosis_cli.shell.endings import Terminated, ending_on_signals


def test_a_signal_becomes_an_exit_with_the_usual_status() -> None:
    with pytest.raises(Terminated) as ended, ending_on_signals():
        signal.raise_signal(signal.SIGTERM)
    assert ended.value.code == 128 + signal.SIGTERM


def test_everything_is_as_before_after_the_session() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with ending_on_signals():
        assert signal.getsignal(signal.SIGTERM) is not before
    assert signal.getsignal(signal.SIGTERM) is before


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="a signal of Unix")
def test_a_signal_that_is_switched_off_stays_so() -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with ending_on_signals():
            signal.raise_signal(signal.SIGHUP)
    finally:
        signal.signal(signal.SIGHUP, before)
