"""A server on this machine that publishes calendars, well and badly."""

import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

EVENT = "BEGIN:VEVENT\r\nUID:{0}\r\nSUMMARY:{1}\r\nDTSTART:{2}\r\nDURATION:PT1H\r\nEND:VEVENT\r\n"


def calendar(*events: tuple[str, str]) -> bytes:
    """Each event is its title and when it begins."""
    lines = "".join(EVENT.format(number, *event) for number, event in enumerate(events))
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{lines}END:VCALENDAR\r\n".encode()


class Published:
    def __init__(self, events: list[tuple[str, str]]):
        self.events = events
        self.asked: list[tuple[str, int]] = []
        # Where whoever asked hung up before the end.
        self.left: list[str] = []
        self.address = ""

    def headers_asked(self, path: str) -> list[int]:
        """What was answered there, in order."""
        return [status for asked, status in self.asked if asked == path]


@contextmanager
def published(*events: tuple[str, str]):
    """Serves `/ana.ics` with an ETag, and what a calendar had better not be."""
    shelf = Published(list(events))

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            answer = getattr(self, "answer_" + self.path.strip("/").split(".")[0], None)
            self.reply(404) if answer is None else answer()

        def answer_ana(self) -> None:
            body = calendar(*shelf.events)
            tag = f'"{hash(body)}"'
            if self.headers.get("If-None-Match") == tag:
                return self.reply(304, ETag=tag)
            self.reply(200, body, ETag=tag)

        def answer_moved(self) -> None:
            self.reply(302, Location="/ana.ics")

        def answer_nowhere(self) -> None:
            self.reply(302, Location="http://no-such-name.invalid/")

        def answer_locked(self) -> None:
            self.reply(401)

        def answer_page(self) -> None:
            self.reply(200, b"<html>Log in</html>")

        def answer_dripping(self) -> None:
            """A body that never ends, a byte at a time."""
            self.begin(200, Connection="close")
            self.drip(b"B")

        def answer_headless(self) -> None:
            """A head that never ends, a line at a time."""
            shelf.asked.append((self.path, 200))
            self.wfile.write(b"HTTP/1.1 200 OK\r\n")
            self.drip(b"X-Nothing: 0\r\n")

        def drip(self, piece: bytes) -> None:
            self.close_connection = True
            try:
                while True:
                    self.wfile.write(piece)
                    time.sleep(0.2)
            except OSError:
                shelf.left.append(self.path)

        def answer_huge(self) -> None:
            """50 MB, without saying so before."""
            self.begin(200, Connection="close")
            line = b"X-NOTHING:" + b"0" * 60_000 + b"\r\n"
            try:
                self.wfile.write(b"BEGIN:VCALENDAR\r\n")
                for _ in range(50_000_000 // len(line)):
                    self.wfile.write(line)
            except OSError:
                pass  # whoever asked has had enough

        def begin(self, status: int, **headers: str) -> None:
            shelf.asked.append((self.path, status))
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name.replace("_", "-"), value)
            self.end_headers()

        def reply(self, status: int, body: bytes = b"", **headers: str) -> None:
            self.begin(status, **{"Content-Length": str(len(body))}, **headers)
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """The program's own log says enough."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    shelf.address = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield shelf
    server.shutdown()
