"""Photos of food from people who mean harm, and two hundred at once: clear words, nothing kept, no answer of 5xx but a busy moment's."""

import struct
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from pathlib import Path

import pytest
import requests

from people import Member
from program import Program

BANANA = Path(__file__).resolve().parents[1] / "Browser/banana.jpg"
# The model awake, eight photos and the database.
MOST_GROWTH = 500


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


def test_what_is_no_photo_gets_words_and_is_not_kept(program: Program):
    ana = Member.join(program)
    for name, photo in HOSTILE.items():
        answer = send(ana, photo)
        assert 400 <= answer.status_code < 500, f"{name}: {answer.status_code} {answer.text[:200]}"
        assert len(answer.text) > 20, name
    assert send(ana, BANANA.read_bytes()).json()["candidates"][0]["foodId"] == "usda-09040"


def test_a_length_that_lies_is_refused_before_anything_is_read(program: Program):
    ana = Member.join(program)
    connection = HTTPConnection("127.0.0.1", program.port, timeout=30)
    connection.putrequest("POST", "/api/v1/scans/photo")
    for name, value in {"Authorization": f"Bearer {ana.token}", "Content-Type": "image/jpeg", "Content-Length": "99999999999"}.items():
        connection.putheader(name, value)
    connection.endheaders(BANANA.read_bytes())
    assert connection.getresponse().status == 413


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
    assert all("Retry-After" in answer.headers for answer in answers if answer.status_code != 200)
    assert program.megabytes - memory < MOST_GROWTH
    assert program.is_ready()
