"""PostgreSQL servers that a test may restart, and lines to them that a test may spoil."""

import contextlib
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from ports import free_port


class Cluster:
    """A PostgreSQL server of its own, on a port of this machine."""

    def __init__(self):
        self.binaries = max(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        self.folder = Path(tempfile.mkdtemp(prefix="spotter-cluster-"))
        self.port = free_port()
        # initdb refuses root; Debian's package has the user postgres.
        self.owner = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        if self.owner:
            shutil.chown(self.folder, "postgres")
        self.tell("initdb", "-D", self.data, "-U", "spotter", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def url(self, port: int | None = None) -> str:
        return f"postgresql://spotter@127.0.0.1:{port or self.port}/postgres"

    def start(self) -> "Cluster":
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        self.tell("pg_ctl", "-D", self.data, "-l", str(self.folder / "log"), "-w", "-o", options, "start")
        return self

    def stop(self, how: str = "fast") -> None:
        self.tell("pg_ctl", "-D", self.data, "-m", how, "-w", "stop")

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def tell(self, program: str, *words: str) -> None:
        # What pg_ctl starts would keep a pipe open.
        subprocess.run([*self.owner, str(self.binaries / program), *words], check=True, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Line:
    """Passes connections on to a server; each answer comes so late, and every so manieth connection is cut."""

    def __init__(self, port: int):
        self.to = port
        self.delay = 0.0
        self.cut_every = 0
        self.count = itertools.count(1)
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                threading.Thread(target=self.connect, args=(near, next(self.count)), daemon=True).start()

    def connect(self, near: socket.socket, number: int) -> None:
        with contextlib.suppress(OSError):
            far = socket.create_connection(("127.0.0.1", self.to))
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            # It is cut amid its work: a while after it was opened.
            if self.cut_every and number % self.cut_every == 0:
                threading.Timer(0.5, self.cut, (near, far)).start()
            threading.Thread(target=self.carry, args=(near, far, lambda: 0.0), daemon=True).start()
            self.carry(far, near, lambda: self.delay)
        near.close()

    def carry(self, start: socket.socket, end: socket.socket, delay) -> None:
        with contextlib.suppress(OSError):
            while piece := start.recv(65_536):
                time.sleep(delay())
                end.sendall(piece)
        self.cut(start, end)

    def cut(self, *ends: socket.socket) -> None:
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.listener.close()
