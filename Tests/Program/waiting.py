"""Waits for the effects of background work."""

import time
from collections.abc import Callable


def happens_within(seconds: float, what: Callable[[], object], tries: int = 5) -> bool:
    """Returns whether something is done within so many seconds in one of some attempts.

    A busy machine may slow one attempt, but not all of them.
    """
    for _ in range(tries):
        began = time.monotonic()
        what()
        if time.monotonic() - began < seconds:
            return True
    return False


def wait_for(what: Callable[[], object], seconds: float = 120) -> None:
    """Waits until something is true; the long timeout is only reached when it never comes."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "It didn't happen."
        time.sleep(0.05)
