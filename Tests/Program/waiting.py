"""Waiting for what work in the background brings about."""

import time
from collections.abc import Callable


def wait_for(what: Callable[[], object], seconds: float = 20) -> None:
    """Waits until something is true."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, "It didn't happen."
        time.sleep(0.05)
