"""The receivers of notices: a push service that records its messages, and a mail server."""

import email
import email.message
import email.policy
import http.server
import queue
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from aiosmtpd.controller import Controller

from ports import free_port

SENDMAIL = Path(__file__).with_name("sendmail.py")


class PushService(http.server.ThreadingHTTPServer):
    """Receives messages by RFC 8030; the last part of the path is the status of the response: 201, 410 or 503."""

    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Taking)
        self.messages: queue.Queue[tuple[str, dict[str, str], bytes]] = queue.Queue()
        self.asked: set[str] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Taking(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.send_response(int(self.path.rpartition("/")[2]))
        self.send_header("Content-Length", "0")
        self.end_headers()
        self.server.asked.add(self.path)
        self.server.messages.put((self.path, dict(self.headers), body))

    def log_message(self, *_: object) -> None:
        """Logs nothing; `messages` has the messages."""


@contextmanager
def push_service() -> Iterator[PushService]:
    server = PushService()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


class Letters:
    """The mail that an SMTP server received."""

    def __init__(self):
        self.waiting: queue.Queue[email.message.EmailMessage] = queue.Queue()
        self.seen: list[str] = []

    async def handle_DATA(self, _server, _session, envelope) -> str:
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.seen.append(letter["Subject"])
        self.waiting.put(letter)
        return "250 Taken"

    def next(self, about: str) -> email.message.EmailMessage:
        """Returns the next letter with these words in its subject, and skips others."""
        while True:
            letter = self.waiting.get(timeout=120)
            if about in letter["Subject"]:
                return letter


@contextmanager
def mail_server() -> Iterator[tuple[Letters, str]]:
    """Runs a mail server; gives its letters and the command that sends mail to it."""
    letters = Letters()
    controller = Controller(letters, hostname="127.0.0.1", port=free_port())
    controller.start()
    try:
        yield letters, f"{sys.executable} {SENDMAIL} {controller.port} -t -i"
    finally:
        controller.stop()
