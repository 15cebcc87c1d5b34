"""A server on this machine that publishes good and bad calendars."""

import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

EVENT = "BEGIN:VEVENT\r\nUID:{0}\r\nSUMMARY:{1}\r\nDTSTART:{2}\r\nDURATION:PT1H\r\nEND:VEVENT\r\n"


def calendar(*events: tuple[str, str]) -> bytes:
    """Returns a calendar of events, each given by its title and beginning."""
    lines = "".join(EVENT.format(number, *event) for number, event in enumerate(events))
    return f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{lines}END:VCALENDAR\r\n".encode()


class Published:
    def __init__(self, events: list[tuple[str, str]]):
        self.events = events
        self.asked: list[tuple[str, int]] = []
        # The paths whose client closed the connection before the end.
        self.left: list[str] = []
        self.address = ""

    def headers_asked(self, path: str) -> list[int]:
        """Returns the response headers in their order."""
        return [status for asked, status in self.asked if asked == path]


@contextmanager
def published(*events: tuple[str, str]):
    """Serves `/ana.ics` with an ETag, and harmful calendars."""
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
            """Sends a body that never ends, byte by byte."""
            self.begin(200, Connection="close")
            self.drip(b"B")

        def answer_headless(self) -> None:
            """Sends a head that never ends, line by line."""
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
            """Sends 50 MB without announcing their length."""
            self.begin(200, Connection="close")
            line = b"X-NOTHING:" + b"0" * 60_000 + b"\r\n"
            try:
                self.wfile.write(b"BEGIN:VCALENDAR\r\n")
                for _ in range(50_000_000 // len(line)):
                    self.wfile.write(line)
            except OSError:
                pass  # the client has closed the connection

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
            """Logs nothing; the program's own log is enough."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    shelf.address = f"http://127.0.0.1:{server.server_port}"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield shelf
    server.shutdown()
