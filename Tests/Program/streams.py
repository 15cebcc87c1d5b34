"""The server-sent events of a member."""

import subprocess
import time

from people import Member


class Stream:
    """Receives the server-sent events of a member."""

    def __init__(self, member: Member, last: str | None = None):
        headers = {"Last-Event-ID": last} if last else {}
        self.answer = member.http.get(member.program.api + "/live", headers=headers, stream=True, timeout=120)
        assert self.answer.status_code == 200, self.answer.text
        assert self.answer.headers["Content-Type"].startswith("text/event-stream")
        self.lines = self.answer.iter_lines(chunk_size=1, decode_unicode=True)

    def next(self, name: str, words: str = "", within: float = 120) -> dict[str, str]:
        """Returns the next event of this name with these words; skips others and heartbeats."""
        event: dict[str, str] = {}
        deadline = time.monotonic() + within
        for line in self.lines:
            assert time.monotonic() < deadline, f"No {name} with “{words}” within {within} s."
            if line:
                field, _, value = line.partition(": ")
                event[field] = value
            elif event.get("event") == name and words in event["data"]:
                return event
            else:
                event = {}
        raise EOFError


def listeners(url: str) -> int:
    """Returns how many programs listen to announcements of a PostgreSQL database."""
    question = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle' AND query LIKE 'DO %LISTEN %'"
    asked = ["psql", "--no-psqlrc", "--no-align", "--tuples-only", "--dbname", url, "--command", question]
    return int(subprocess.run(asked, check=True, stdout=subprocess.PIPE, timeout=120).stdout)
