"""A house that has not what it takes to tell foods on photos: everything else works, and it says what is missing."""

from collections.abc import Callable
from pathlib import Path

from drawn_barcode import drawn
from people import Member
from program import Program
from test_hostile_photos import BANANA, Browser, send

CODE = "4006381333931"


def is_open(library: str, program: Program) -> bool:
    return library in Path(f"/proc/{program.process.pid}/maps").read_text()


def test_the_rest_works_and_the_administrator_reads_what_is_missing(serve: Callable[..., Program], tmp_path: Path):
    program = serve(EYES=tmp_path / "no-eyes", RATE_LIMITS="off")
    # Whoever comes first is the administrator.
    ana, ben = Member.join(program), Member.join(program, "ben")
    page = Browser(ana).http.get(program.url + "/scans/photo").text
    assert str(tmp_path / "no-eyes") in page and "bin/setup" in page
    assert "bin/setup" not in Browser(ben).http.get(program.url + "/scans/photo").text

    answer = send(ana, BANANA.read_bytes())
    assert answer.status_code == 503 and "Retry-After" in answer.headers, answer.text
    sent = Browser(ana).send(BANANA.read_bytes())
    assert sent.status_code == 200 and "Search by name" in sent.text

    scan = ana.ask("POST", "/scans/barcode", data=drawn(CODE), headers={"Content-Type": "image/png"})
    assert scan.json() == {"code": CODE, "food": None}
    said = ana.ask("POST", "/diary/2026-03-14/sentences", json={"text": "two eggs"})
    assert said.status_code == 200 and said.json()["items"][0]["name"].startswith("Egg"), said.text
    assert program.is_ready()


def test_the_model_is_not_in_memory_before_the_first_photo(serve: Callable[..., Program]):
    program = serve(RATE_LIMITS="off")
    ana = Member.join(program)
    assert not is_open("libopenvino", program)
    assert send(ana, BANANA.read_bytes()).status_code == 200
    assert is_open("libopenvino", program)
