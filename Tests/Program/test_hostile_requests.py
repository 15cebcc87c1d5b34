"""Ten thousand requests that nobody honest sends: no answer of 500, nothing of others changed, memory bounded."""

import http.client
import json
import random
import re

import pytest
import requests

from people import Member
from program import Program

REQUESTS = 10_000
# After a few hundred everything that is kept between requests is there.
MOST_GROWTH = 100
# What leads out of the program would be slow, and ends the member's own account or sessions.
LEFT = re.compile(r"/calendars|/sessions|/me/leaving|/members$|/me/data")
PAGES = ["/", "/diary", "/log-in", "/sign-up", "/me", "/me/settings", "/training", "/together", "/help", "/foods", "/notices", "/music", "/live"]
NUMBERS = ["0", "-1", "9223372036854775807", "-9223372036854775808", "1e400", "NaN", "0x10", "00", "1.5", "\u0661"]
TEXTS = [
    "", " ", "a" * 5_000, "\u202e\u2066evil", "\x00", "\r\nX-Evil: 1", "' OR 1=1 --", "<script>alert(1)</script>", "{{name}}",
    "../../etc/passwd", "%2e%2e%2f", "%00", "%ff%fe", "\U0001f600" * 300, "2026-02-30", "0000-00-00", "9999-12-31", "-0001-01-01",
    "25:61", "Mars/Olympus", "00000000-0000-4000-8000-000000000001", *NUMBERS,
]
TYPES = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain", "application/zip", "", "a/b;" + "c" * 900]


class Stranger:
    """Makes requests by chance from the description of the API and the addresses of pages; the same each time."""

    def __init__(self, program: Program, member: Member):
        self.program, self.member = program, member
        self.chance = random.Random(10_000)
        described = requests.get(program.api + "/openapi.json", timeout=60).json()
        self.routes = [
            (method.upper(), "/api/v1" + path) for path, methods in described["paths"].items() for method in methods
            if method in ("get", "post", "put", "patch", "delete") and not LEFT.search(path)
        ] + [(method, page) for page in PAGES for method in ("GET", "POST", "HEAD", "TRACE", "PROPFIND")]
        self.names = sorted({
            name for schema in described["components"]["schemas"].values() for name in schema.get("properties", {})
        })

    def value(self, depth: int = 0) -> object:
        choice = self.chance.randrange(9 if depth < 4 else 6)
        if choice < 3:
            return self.chance.choice(TEXTS)
        if choice == 3:
            return self.chance.choice([0, -1, 2**63 - 1, -(2**63), 2**70, 0.1, 1e308, -0.0])
        if choice == 4:
            return self.chance.choice([None, True, False])
        if choice == 5:
            return []
        if choice == 6:
            return [self.value(depth + 1) for _ in range(self.chance.randrange(5))]
        return {self.chance.choice(self.names): self.value(depth + 1) for _ in range(self.chance.randrange(5))}

    def body(self) -> bytes:
        choice = self.chance.randrange(10)
        if choice < 6:
            fields = {self.chance.choice(self.names): self.value() for _ in range(self.chance.randrange(8))}
            return json.dumps(fields, ensure_ascii=False).encode("utf-8", "surrogatepass")
        if choice == 6:
            return b"[" * self.chance.choice([10, 10_000, 60_000])
        if choice == 7:
            return self.chance.randbytes(self.chance.choice([1, 100, 65_535, 70_000]))
        if choice == 8:
            return b"&".join(b"%s=%s" % (self.chance.choice(self.names).encode(), self.chance.randbytes(5).hex().encode()) for _ in range(50))
        return b""

    def target(self, path: str) -> str:
        def fill(_: re.Match) -> str:
            text = self.chance.choice(TEXTS)[:200] or "x"
            return "".join(letter if letter.isascii() and letter.isalnum() else "".join(f"%{byte:02X}" for byte in letter.encode()) for letter in text)

        target = re.sub(r"\{[^}]+\}", fill, path)
        if self.chance.random() < 0.3:
            target += "?" + "&".join(f"{self.chance.choice(self.names)}={self.chance.choice(NUMBERS[:7])}" for _ in range(3))
        if self.chance.random() < 0.05:
            target = self.chance.choice(["//", "/./", "/x/../"]) + target.lstrip("/")
        return target

    def ask(self, connection: http.client.HTTPConnection) -> tuple[str, int]:
        method, path = self.chance.choice(self.routes)
        target = self.target(path)
        headers = {"Authorization": f"Bearer {self.member.token}"} if self.chance.random() < 0.8 else {}
        if self.chance.random() < 0.1:
            headers |= {"Range": "bytes=5-1", "If-None-Match": "\"" * 50, "Accept": "*/*;q=9" * 20, "X-Forwarded-For": "999.1.1.1"}
        body = self.body() if method != "GET" and target != "/live" else None
        if body:
            headers["Content-Type"] = self.chance.choice(TYPES)
        said = f"{method} {target} {headers.get('Content-Type')} {(body or b'')[:300]!r}"
        connection.request(method, target, body, headers)
        answer = connection.getresponse()
        if "event-stream" in (answer.getheader("Content-Type") or ""):
            connection.close()
        else:
            answer.read()
        return said, answer.status


@pytest.mark.soak
@pytest.mark.timeout(2 * 3_600)
def test_ten_thousand_hostile_requests_are_answered_and_change_nothing_of_others(serve, storage):
    ask_much(serve, storage, REQUESTS)


def test_hostile_requests_are_answered_and_change_nothing_of_others(serve, storage):
    ask_much(serve, storage, 300)


def ask_much(serve, storage: dict, count: int) -> None:
    program = serve(RATE_LIMITS="off", **storage)
    evil, ben = Member.join(program, "evil"), Member.join(program, "ben")
    ben.eat("2026-03-14").raise_for_status()
    before = (ben.get("/diary/2026-03-14"), ben.get("/me"))
    stranger = Stranger(program, evil)
    memory = 0.0
    for number in range(count):
        if number == min(count // 2, 2_000):
            memory = program.megabytes
        connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=120)
        try:
            said, status = stranger.ask(connection)
        except (http.client.HTTPException, ConnectionError) as error:
            # What is no HTTP may be answered by closing; the program must go on.
            assert program.process.poll() is None, f"It ended: {error!r}\n{program.log[-3_000:]}"
            continue
        finally:
            connection.close()
        assert status < 500, f"{status}: {said}"
    assert program.is_ready()
    assert program.megabytes - memory < MOST_GROWTH, "Memory grows with what strangers send."
    assert (ben.get("/diary/2026-03-14"), ben.get("/me")) == before
