"""A server with the published behaviour of the Subsonic API 1.16.1 and OpenSubsonic: tokens, bpm, ranges; see docs/music.md.

It can also answer as no such server should: with a web page, without end, with far too much, or not at all.
"""

import hashlib
import http.server
import json
import re
import struct
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import parse_qs, urlsplit

USER, PASSWORD = "ana", "nine blue teapots"
SOUND = b"RIFF" + bytes(range(256)) * 400


class FakeSubsonic(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answering)
        self.songs = [song(f"s{number}", f"Song {number:04}", bpm=100 + number % 60) for number in range(3)]
        self.mood = "well"
        self.asked: list[str] = []
        self.secrets: list[str] = []
        self.elsewhere = ""
        self.starred: set[str] = set()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


def song(name: str, title: str, **more: object) -> dict:
    return {
        "id": name, "title": title, "artist": "Ben", "album": "Sky", "isDir": False, "duration": 180, "type": "music",
        "contentType": "audio/wav", "suffix": "wav",
    } | more


def picture(side: int = 400) -> bytes:
    """A PNG of one colour."""
    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    lines = (b"\0" + bytes([122, 62, 135]) * side) * side
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


class Answering(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: FakeSubsonic

    def do_GET(self) -> None:
        fake, url = self.server, urlsplit(self.path)
        query = {name: values[0] for name, values in parse_qs(url.query, keep_blank_values=True).items()}
        method = re.fullmatch(r"/rest/(\w+)\.view", url.path)
        fake.asked.append(method[1] if method else url.path)
        fake.secrets += [query[name] for name in ("t", "s", "p") if name in query]
        if fake.elsewhere:
            return self.send(302, b"", {"Location": fake.elsewhere})
        if fake.mood == "a web page":
            return self.send(200, b"<html><h1>Welcome</h1></html>", {"Content-Type": "text/html"})
        if fake.mood == "never":
            return time.sleep(60)
        if fake.mood == "a gigabyte":
            return self.pour()
        if method is None:
            return self.send(404, b"")
        if query.get("u") != USER or query.get("t") != hashlib.md5((PASSWORD + query.get("s", "")).encode()).hexdigest():
            return self.fail(40)
        getattr(self, method[1], lambda _: self.fail(0))(query)

    def ping(self, query: dict) -> None:
        self.ok({})

    def search3(self, query: dict) -> None:
        offset, count = int(query["songOffset"]), int(query["songCount"])
        songs = [one | ({"starred": "2026-01-01T00:00:00Z"} if one["id"] in self.server.starred else {}) for one in self.server.songs]
        self.ok({"searchResult3": {"song": songs[offset:offset + count]}})

    def star(self, query: dict) -> None:
        self.server.starred.add(query["id"])
        self.ok({})

    def unstar(self, query: dict) -> None:
        self.server.starred.discard(query["id"])
        self.ok({})

    def stream(self, query: dict) -> None:
        assert query["format"] == "raw"
        if query["id"] == "endless":
            return self.pour("audio/wav")
        if query["id"] == "page":
            return self.send(200, b"<script>alert(1)</script>", {"Content-Type": "text/html"})
        if query["id"] == "cut":
            self.send_response(200)
            self.send_header("Content-Type", "audio/wav")
            self.send_header("Content-Length", "1000000")
            self.end_headers()
            self.wfile.write(SOUND[:1000])
            self.close_connection = True
            return None
        asked = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        if not asked:
            return self.send(200, SOUND, {"Content-Type": "audio/wav", "Set-Cookie": "secret=1"})
        first, last = int(asked[1]), min(int(asked[2] or len(SOUND)), len(SOUND) - 1)
        if first >= len(SOUND):
            return self.send(416, b"", {"Content-Range": f"bytes */{len(SOUND)}"})
        told = {"Content-Type": "audio/wav", "Content-Range": f"bytes {first}-{last}/{len(SOUND)}"}
        return self.send(206, SOUND[first:last + 1], told)

    def getCoverArt(self, query: dict) -> None:
        if query["id"] == "good":
            return self.send(200, picture(), {"Content-Type": "image/png"})
        self.send(200, b"GIF89a, says the server", {"Content-Type": "image/gif"})

    def pour(self, kind: str = "application/json") -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.end_headers()
        self.close_connection = True
        try:
            for _ in range(16_000):
                self.wfile.write(b" " * 65_536)
        except OSError:
            pass

    def ok(self, more: dict) -> None:
        answer = {"status": "ok", "version": "1.16.1", "type": "fake", "openSubsonic": True} | more
        self.send(200, json.dumps({"subsonic-response": answer}).encode(), {"Content-Type": "application/json"})

    def fail(self, code: int) -> None:
        answer = {"status": "failed", "version": "1.16.1", "error": {"code": code, "message": f"<b>{code}</b>"}}
        self.send(200, json.dumps({"subsonic-response": answer}).encode(), {"Content-Type": "application/json"})

    def send(self, status: int, body: bytes, headers: dict[str, str] | None = None) -> None:
        self.send_response(status)
        for name, value in (headers or {}).items():
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args: object) -> None:
        pass


@contextmanager
def fake_subsonic() -> Iterator[FakeSubsonic]:
    server = FakeSubsonic()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()
