"""The program as an operator runs it: a process with settings and a data folder."""

import os
import signal
import subprocess
import time
from pathlib import Path

import requests

from ports import free_port

ROOT = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("SPOTTER_TEST_BINARY", ROOT / ".build/debug/spotter"))


def environment(data: Path, settings: dict[str, object]) -> dict[str, str]:
    """Returns this process's environment with only these Spotter settings: PORT=1 becomes SPOTTER_PORT=1."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("SPOTTER_")}
    return plain | {"SPOTTER_DATA": str(data)} | {f"SPOTTER_{name}": str(value) for name, value in settings.items()}


def command(*words: object, data: Path, within: float = 120, **settings: object) -> subprocess.CompletedProcess:
    """Runs `spotter WORDS…` to its end; `stdout` has its output including errors."""
    return subprocess.run(
        [BINARY, *map(str, words)], env=environment(data, settings), timeout=within,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )


class Program:
    """A running `spotter serve` with its own data folder and port."""

    def __init__(self, data: Path, **settings: object):
        self.data = data
        self.port = free_port()
        self.settings = {"HOST": "127.0.0.1", "PORT": self.port} | settings
        self.url = f"http://127.0.0.1:{self.port}"
        self.api = self.url + "/api/v1"
        self.log_file = data.with_suffix(".log")
        self.process: subprocess.Popen | None = None

    def start(self, within: float = 120) -> "Program":
        """Starts it and waits until it says that it is ready."""
        with self.log_file.open("ab") as log:
            self.process = subprocess.Popen(
                [BINARY, "serve"], env=environment(self.data, self.settings),
                stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT,
            )
        deadline = time.monotonic() + within
        while not self.is_ready():
            assert self.process.poll() is None, f"It ended with {self.process.returncode}:\n{self.log}"
            assert time.monotonic() < deadline, f"It wasn't ready within {within} s:\n{self.log}"
            time.sleep(0.02)
        return self

    def is_ready(self) -> bool:
        try:
            return requests.get(self.url + "/readyz", timeout=30).status_code == 200
        except requests.RequestException:
            return False

    def end(self, how: signal.Signals = signal.SIGTERM, within: float = 60) -> int:
        """Sends the signal and returns the exit code."""
        self.process.send_signal(how)
        return self.process.wait(within)

    def kill(self) -> None:
        """Kills it; does nothing when it has ended."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    @property
    def worked(self) -> float:
        """Returns the processor time so far in seconds (`utime` and `stime` of proc(5))."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def megabytes(self) -> float:
        """Returns the memory it holds (`VmRSS` of proc(5))."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1_024

    @property
    def log(self) -> str:
        return self.log_file.read_text(errors="replace")
