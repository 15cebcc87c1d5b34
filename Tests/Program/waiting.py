"""Waiting for what work in the background brings about."""

import time
from collections.abc import Callable


def happens_within(seconds: float, what: Callable[[], object], tries: int = 5) -> bool:
    """Returns whether something is done within so many seconds at one of some tries.

    A machine that is busy elsewhere makes one try slow, but not all of them.
    """
    for _ in range(tries):
        began = time.monotonic()
        what()
        if time.monotonic() - began < seconds:
            return True
    return False


def wait_for(what: Callable[[], object], seconds: float = 120) -> None:
    """Waits until something is true; so long only for what never comes."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "It didn't happen."
        time.sleep(0.05)
