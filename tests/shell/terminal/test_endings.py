"""A signal ends a session on its way out, not in the midst of things."""

from __future__ import annotations

import signal

import pytest

from osmosis_cli.shell.terminal.signals import (
    Terminated,
    ending_on_signals,
    held_back,
    raising_on_ctrl_c,
)


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


def test_what_is_held_back_is_noted_and_comes_at_the_end() -> None:
    woken: list[str] = []
    done: list[str] = []
    with pytest.raises(Terminated) as ended, ending_on_signals():
        try:
            with held_back(lambda: woken.append("woken")):
                signal.raise_signal(signal.SIGTERM)
                done.append("within")
        finally:
            done.append("after")
    assert ended.value.code == 128 + signal.SIGTERM
    assert (woken, done) == (["woken"], ["within", "after"])


def test_ctrl_c_is_held_back_too() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt), raising_on_ctrl_c(), held_back(lambda: None):
        signal.raise_signal(signal.SIGINT)
        done.append("within")
    assert done == ["within"]


def test_a_second_signal_of_the_kind_is_not_held_back() -> None:
    with pytest.raises(Terminated), ending_on_signals(), held_back(lambda: None):
        signal.raise_signal(signal.SIGTERM)
        signal.raise_signal(signal.SIGTERM)
        pytest.fail("was held back")


def test_everything_is_as_before_after_it_was_held_back() -> None:
    numbers = [signal.SIGINT, signal.SIGTERM]
    with ending_on_signals():
        before = [signal.getsignal(number) for number in numbers]
        with held_back(lambda: None):
            assert [signal.getsignal(number) for number in numbers] != before
        assert [signal.getsignal(number) for number in numbers] == before


def test_a_signal_that_does_what_the_system_does_still_does() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with held_back(lambda: pytest.fail("was noted")):
            signal.raise_signal(signal.SIGINT)
            assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGINT, before)
