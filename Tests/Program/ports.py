"""Ports that nothing else on this machine uses."""

import fcntl
import itertools
import os
import random
import socket
import tempfile
from pathlib import Path
from typing import IO

# They are below those of outgoing connections (`ip_local_port_range`), one of which might take a port between our
# choice and the program's start.
PORTS = range(12_000, 32_000)
_next_port = itertools.cycle(random.Random(os.getpid()).sample(PORTS, len(PORTS)))
# The locks last as long as this process, so that no other run of tests uses the same port.
_taken: list[IO] = []


def free_port() -> int:
    """Returns a port on which nobody listens and which no other test gets."""
    return next(port for port in itertools.islice(_next_port, len(PORTS)) if _is_taken_by_us(port) and _is_free(port))


def _is_taken_by_us(port: int) -> bool:
    folder = Path(tempfile.gettempdir()) / f"spotter-ports.{os.getuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    file = (folder / str(port)).open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        file.close()
        return False
    _taken.append(file)
    return True


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
