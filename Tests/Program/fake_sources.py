"""A server with the published behaviour of Open Food Facts, Edamam and YouTube; see docs/online-sources.md."""

import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit

from program import ROOT

ANSWERS = ROOT / "Tests/Support/PublishedAnswers"


class FakeSources(http.server.ThreadingHTTPServer):
    """Has one product by its code and one dish by its words; records its requests."""

    daemon_threads = True

    def __init__(self, code: str, words: str):
        super().__init__(("127.0.0.1", 0), Answering)
        self.code, self.words = code, words
        self.connections = 0
        self.asked: list[str] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"

    def get_request(self):
        connection = super().get_request()
        self.connections += 1
        return connection


class Answering(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        path, query = urlsplit(self.path).path, parse_qs(urlsplit(self.path).query)
        if path.startswith("/api/v2/product/"):
            code = path.rpartition("/")[2]
            known = code == self.server.code
            self.answer("openfoodfacts-product" if known else "openfoodfacts-missing", code, 200 if known else 404)
        elif path == "/youtube/v3/search":
            self.answer("youtube-search" if "squat" in query["q"][0] else "youtube-nothing", "", 200)
        elif "ingr" in query:
            known = query["ingr"][0] == self.server.words
            self.answer("edamam-foods" if known else "edamam-nothing", query["ingr"][0], 200)
        else:
            self.answer("edamam-missing", "", 404)

    def answer(self, name: str, about: str, status: int) -> None:
        text = (ANSWERS / f"{name}.json").read_text().replace("CODE", about).replace("TEXT", about).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        """Logs nothing; `asked` has the requests."""


@contextmanager
def fake_sources(code: str, words: str) -> Iterator[FakeSources]:
    server = FakeSources(code, words)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
