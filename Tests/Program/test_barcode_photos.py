"""Photos of barcodes from people who mean harm, and two hundred at once: clear words, no answer of 5xx but a busy moment's."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
import requests

from drawn_barcode import drawn
from people import Member
from program import Program
from test_hostile_photos import HOSTILE, begin

CODE = "4006381333931"
# Eight photos of a camera, decoded, with what is made of them.
MOST_GROWTH = 200


@pytest.fixture
def program(serve: Callable[..., Program]) -> Program:
    return serve(RATE_LIMITS="off")


def send(member: Member, photo: bytes) -> requests.Response:
    return member.ask("POST", "/scans/barcode", data=photo, headers={"Content-Type": "image/jpeg"})


def test_what_is_no_photo_gets_words(program: Program):
    ana = Member.join(program)
    for name, photo in HOSTILE.items():
        answer = send(ana, photo)
        assert 400 <= answer.status_code < 500, f"{name}: {answer.status_code} {answer.text[:200]}"
        assert len(answer.text) > 20, name
    assert send(ana, drawn(CODE)).json() == {"code": CODE, "food": None}


@pytest.mark.parametrize("path", ["/api/v1/scans/barcode", "/scans/barcode", "/scans/barcode/frames"])
def test_a_length_that_lies_is_refused_before_anything_is_read(program: Program, path: str):
    connection = begin(Member.join(program), path, drawn(CODE), 99_999_999_999)
    assert connection.getresponse().status == 413


def test_what_shows_no_code_is_no_failure(program: Program):
    ana = Member.join(program)
    for photo in (drawn(""), drawn("", 900, 700, noise=110)):
        answer = send(ana, photo)
        assert answer.status_code == 200 and answer.json() == {"code": None, "food": None}, answer.text[:300]


def test_two_hundred_at_once_are_read_in_turn_or_told_to_come_back(program: Program):
    ana = Member.join(program)
    photo = drawn(CODE, 1280, 960, 4, noise=30)
    assert send(ana, photo).json()["code"] == CODE
    memory = program.megabytes
    with ThreadPoolExecutor(200) as threads:
        answers = list(threads.map(lambda _: send(ana, photo), range(200)))
    assert {answer.status_code for answer in answers} <= {200, 503}
    assert all("Retry-After" in answer.headers for answer in answers if answer.status_code != 200)
    assert all(answer.json()["code"] == CODE for answer in answers if answer.status_code == 200)
    assert program.megabytes - memory < MOST_GROWTH
    assert program.is_ready()
