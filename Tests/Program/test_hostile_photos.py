"""Photos of food from people who mean harm, and two hundred at once: clear words, nothing kept, no answer of 5xx but a busy moment's."""

import struct
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path

import pytest
import requests

from people import PASSWORD, Member
from program import Program

BANANA = Path(__file__).resolve().parents[1] / "Browser/banana.jpg"
# The model awake, and the same with eight photos and the database.
MOST_OF_MODEL, MOST_GROWTH = 300, 500


def png(width: int, height: int, rows: bytes) -> bytes:
    """A grey PNG of these dimensions, whatever its rows hold."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    return b"\x89PNG\r\n\x1a\n" + header + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


HOSTILE = {
    "nothing": b"",
    "words": b"a banana, honestly",
    "a picture that runs scripts": b"<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>",
    "another kind of picture": b"GIF89a" + bytes(500),
    "a head without a body": BANANA.read_bytes()[:300],
    "half of a photo's head and noise": BANANA.read_bytes()[:200] + bytes(range(256)) * 40,
    "a gigapixel": png(32_000, 32_000, bytes(64)),
    "a bomb": png(30_000, 30_000, bytes(30_001) * 2_000),
    "a sliver": png(20_000, 2, bytes(20_001) * 2),
    "a dot": png(1, 1, bytes(2)),
    "a lying chunk": b"\x89PNG\r\n\x1a\n" + struct.pack(">I", 0x7FFFFFFF) + b"IHDR" + bytes(40),
    "a lying container": b"RIFF" + struct.pack("<I", 0xFFFFFFF0) + b"WEBPVP8X" + bytes(60),
    "too heavy": BANANA.read_bytes() + bytes(12_000_001),
}


@pytest.fixture
def program(serve: Callable[..., Program]) -> Program:
    return serve(RATE_LIMITS="off")


def send(member: Member, photo: bytes) -> requests.Response:
    return member.ask("POST", "/scans/photo", data=photo, headers={"Content-Type": "image/jpeg"})


class Browser:
    """A member's, as far as a form with a file needs one."""

    def __init__(self, member: Member):
        self.program = member.program
        self.http = requests.Session()
        self.http.post(self.program.url + "/log-in", data={"login": member.screen_name, "password": PASSWORD})

    def send(self, photo: bytes) -> requests.Response:
        return self.http.post(self.program.url + "/scans/photo", files={"file": ("photo.jpg", photo)}, allow_redirects=False, timeout=120)

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}


def test_what_is_no_photo_gets_words_and_is_not_kept(program: Program):
    ana = Member.join(program)
    browser = Browser(ana)
    for name, photo in HOSTILE.items():
        for answer in (send(ana, photo), browser.send(photo)):
            assert 400 <= answer.status_code < 500, f"{name}: {answer.status_code} {answer.text[:200]}"
            assert len(answer.text) > 20, name
    assert send(ana, BANANA.read_bytes()).json()["candidates"][0]["foodId"] == "usda-09040"
    assert browser.send(BANANA.read_bytes()).status_code == 303


def begin(member: Member, path: str, photo: bytes, length: int) -> HTTPConnection:
    """Sends a photo that says it has this length."""
    headers = {"Authorization": f"Bearer {member.token}", "Content-Type": "image/jpeg"}
    if not path.startswith("/api/"):
        headers = Browser(member).headers | {"Content-Type": "multipart/form-data; boundary=b", "Accept": "text/html"}
    connection = HTTPConnection("127.0.0.1", member.program.port, timeout=30)
    connection.putrequest("POST", path)
    for name, value in (headers | {"Content-Length": str(length)}).items():
        connection.putheader(name, value)
    connection.endheaders(photo)
    return connection


@pytest.mark.parametrize("path", ["/api/v1/scans/photo", "/scans/photo"])
def test_a_length_that_lies_is_refused_before_anything_is_read(program: Program, path: str):
    connection = begin(Member.join(program), path, BANANA.read_bytes(), 99_999_999_999)
    assert connection.getresponse().status == 413


def test_a_photo_that_ends_before_its_length_is_dropped_and_the_next_one_is_looked_at(program: Program):
    ana = Member.join(program)
    photo = BANANA.read_bytes()
    begin(ana, "/api/v1/scans/photo", photo[:-1], len(photo)).close()
    assert send(ana, photo).json()["candidates"][0]["foodId"] == "usda-09040"
    assert program.is_ready()


def test_the_model_takes_at_most_300_megabytes(program: Program):
    ana = Member.join(program)
    before = program.megabytes
    assert send(ana, BANANA.read_bytes()).status_code == 200
    assert program.megabytes - before < MOST_OF_MODEL


def test_what_shows_no_food_is_no_failure(program: Program):
    ana = Member.join(program)
    for shade in (b"\x00", b"\xff"):
        answer = send(ana, png(400, 400, (b"\0" + shade * 400) * 400))
        assert answer.status_code == 200 and answer.json()["candidates"] == [], answer.text[:300]


def test_two_hundred_at_once_are_looked_at_in_turn_or_told_to_come_back(program: Program):
    ana = Member.join(program)
    photo = BANANA.read_bytes()
    assert send(ana, photo).status_code == 200
    memory = program.megabytes
    with ThreadPoolExecutor(200) as threads:
        answers = list(threads.map(lambda _: send(ana, photo), range(200)))
    assert {answer.status_code for answer in answers} <= {200, 503}
    refused = [answer for answer in answers if answer.status_code == 503]
    assert refused and all("Retry-After" in answer.headers for answer in refused)
    assert program.megabytes - memory < MOST_GROWTH
    assert program.is_ready()
