"""Every path has one spelling, whatever the request line says."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests

from people import PASSWORD, Member
from program import Program
from raw import ask


@pytest.fixture(scope="module")
def program(prepared: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    data = tmp_path_factory.mktemp("paths") / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    program = Program(data).start()
    yield program
    program.kill()


OTHERS = [
    "//healthz", "/healthz/", "/%68ealthz", "/./healthz", "/x/../healthz", "/healthz%2F", "/healthz%2f", "/%2Fhealthz",
    "//127.0.0.1/healthz", "http://127.0.0.1//healthz", "http://127.0.0.1/healthz/", "http://127.0.0.1/%68ealthz",
    "/healthz%00", "/healthz\\", "/healthz\xe9",
]


@pytest.mark.parametrize("target", ["/healthz", "/healthz?a//b/../%41", "http://127.0.0.1/healthz"])
def test_the_normal_form_is_answered(program, target: str):
    assert ask(program, target).startswith("HTTP/1.1 200 ")


@pytest.mark.parametrize("target", OTHERS)
def test_other_spellings_are_missing_or_no_request_at_all(program, target: str):
    answer = ask(program, target)
    assert answer.startswith(("HTTP/1.1 404 ", "HTTP/1.1 400 ")), answer
    if answer.startswith("HTTP/1.1 404 "):
        assert "content-security-policy: " in answer.lower() and "There is nothing here" in answer


def test_a_request_about_the_whole_server_leads_nowhere(program):
    assert ask(program, "*", method="OPTIONS").startswith("HTTP/1.1 404 ")


def test_no_spelling_of_the_export_takes_a_cookie(program):
    member = Member.join(program)
    typed = {"login": member.screen_name, "password": PASSWORD}
    browser = requests.post(program.url + "/log-in", data=typed, allow_redirects=False)
    cookie = f"Cookie: spotter_session={browser.cookies['spotter_session']}"
    token = f"Authorization: Bearer {member.token}"
    assert ask(program, "/api/v1/export", token).startswith("HTTP/1.1 200 ")
    for target in ["//api/v1/export", "/api//v1/export", "/api/v1/export/", "/%61pi/v1/export"]:
        assert ask(program, target, cookie, token).startswith("HTTP/1.1 404 "), target
