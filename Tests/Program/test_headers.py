"""The headers of all responses."""

import http.client
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
import requests

from program import Program
from raw import connect, everything

PAGES = ["/", "/sign-up", "/log-in", "/recovery", "/help", "/offline", "/no-such-page"]


@pytest.fixture(scope="module")
def program(prepared: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    data = tmp_path_factory.mktemp("headers") / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    program = Program(data).start()
    yield program
    program.kill()


@pytest.mark.parametrize("path", PAGES)
def test_pages_say_what_a_browser_may_do(program, path: str):
    answer = requests.get(program.url + path)
    policy = answer.headers["Content-Security-Policy"]
    for rule in ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]:
        assert rule in policy
    assert "'unsafe" not in policy and "*" not in policy
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Referrer-Policy"] == "same-origin"
    assert "payment=()" in answer.headers["Permissions-Policy"]
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert "immutable" not in answer.headers.get("Cache-Control", "")
    assert not re.search(r"<style|<script>|\sstyle=|\son[a-z]+=", answer.text)


def test_assets_are_kept_for_a_year_under_their_version(program):
    page = requests.get(program.url + "/").text
    paths = set(re.findall(r'"(/assets/[^"#]+)', page))
    assert len(paths) >= 3
    for path in paths:
        answer = requests.get(program.url + path)
        assert answer.status_code == 200, path
        assert "immutable" in answer.headers["Cache-Control"] and "max-age=31536000" in answer.headers["Cache-Control"]
    other = re.sub(r"/assets/[^/]+/", "/assets/0/", min(paths))
    assert "immutable" not in requests.get(program.url + other).headers["Cache-Control"]
    assert requests.get(program.url + "/assets/0/css/../../../etc/passwd").status_code in (400, 404)
    assert requests.get(program.url + "/assets/0/%2e%2e/%2e%2e/etc/passwd").status_code in (400, 404)


@pytest.mark.parametrize("path", ["/", "/help", "/healthz", "/manifest.webmanifest", "/service-worker.js", "/api/v1/openapi.json"])
def test_head_answers_like_get_without_a_body(program, path: str):
    get, head = requests.get(program.url + path), requests.head(program.url + path)
    assert head.status_code == get.status_code == 200
    assert head.headers["Content-Type"] == get.headers["Content-Type"]
    assert head.content == b""


def test_it_can_be_installed(program):
    manifest = requests.get(program.url + "/manifest.webmanifest")
    assert manifest.headers["Content-Type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        answer = requests.get(program.url + icon["src"])
        assert answer.status_code == 200 and answer.headers["Content-Type"] == icon["type"]
    worker = requests.get(program.url + "/service-worker.js")
    assert worker.headers["Content-Type"].startswith("text/javascript")
    assert worker.headers["Cache-Control"] == "no-cache", "A new version is looked for on every visit."


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_write_from_another_site_is_refused(program, site: str):
    headers = {"Sec-Fetch-Site": site}
    assert requests.post(program.url + "/log-out", headers=headers).status_code == 403
    assert requests.post(program.url + "/sign-up", headers={"Origin": "https://elsewhere.example"}).status_code == 403
    assert requests.get(program.url + "/", headers=headers).status_code == 200


HOSTS = {
    200: [["Host: a"], ["host: example.org:8443"], ["Host: [::1]:8080"]],
    400: [["Host:"], ["Host: a", "Host: a"], ["Host: a", "host: b"], ["Host: a, b"], ["Host: a/b"], ["Host: a@b"]],
}


@pytest.mark.parametrize(("status", "fields"), [(status, fields) for status, cases in HOSTS.items() for fields in cases])
def test_a_request_names_one_host(program, status: int, fields: list[str]):
    with connect(program) as connection:
        connection.sendall("\r\n".join(["GET /healthz HTTP/1.1", "Connection: close", *fields, "", ""]).encode())
        assert everything(connection).startswith(f"HTTP/1.1 {status} ".encode())


@pytest.mark.parametrize(("path", "host", "status"), [
    ("/log-in", "localhost", 200), ("/log-in", "127.0.0.1:1", 200), ("/log-in", "evil.example", 421), ("/healthz", "evil.example", 200),
])
def test_a_house_for_this_machine_answers_to_its_own_names_only(program, path: str, host: str, status: int):
    assert requests.get(program.url + path, headers={"Host": host}).status_code == status


@pytest.mark.parametrize(("path", "status"), [("/healthz", 200), ("/log-in", 400)])
def test_only_what_is_the_same_for_everybody_needs_no_host(program, path: str, status: int):
    with connect(program) as connection:
        connection.sendall(f"GET {path} HTTP/1.0\r\nConnection: close\r\n\r\n".encode())
        assert f" {status} " in everything(connection).decode().splitlines()[0]


WRONG_REQUESTS = {
    "a broken escape in the address": ("GET", "/diary/%ZZ", b"", ""),
    "a broken escape in the query": ("GET", "/log-in?next=%ZZ", b"", ""),
    "a broken escape in a form": ("POST", "/log-in", b"login=%ZZ&password=x", "application/x-www-form-urlencoded"),
    "a field said twice": ("POST", "/log-in", b"login=a&login=b&password=x", "application/x-www-form-urlencoded"),
    "bytes that are no text": ("POST", "/log-in", b"login=%ff%fe&password=x", "application/x-www-form-urlencoded"),
    "half an object": ("POST", "/api/v1/sessions", b'{"login": "a"', "application/json"),
    "a list instead of an object": ("POST", "/api/v1/sessions", b"[]", "application/json"),
    "deep nesting": ("POST", "/api/v1/sessions", b'{"login":' + b"[" * 5_000 + b"]" * 5_000 + b"}", "application/json"),
    "a number too large to be one": ("POST", "/api/v1/sessions", b'{"login": 1e999, "password": "x"}', "application/json"),
    "a NUL in a name": ("POST", "/api/v1/sessions", b'{"login": "a\\u0000", "password": "x"}', "application/json"),
    "half a surrogate": ("POST", "/api/v1/sessions", b'{"login": "\\ud800", "password": "x"}', "application/json"),
    "too much": ("POST", "/api/v1/sessions", b" " * 70_000 + b"{}", "application/json"),
    "another kind of content": ("POST", "/api/v1/sessions", b"<a/>", "application/xml"),
    "a cookie of nobody's": ("GET", "/diary", b"", ""),
}


@pytest.mark.parametrize("case", WRONG_REQUESTS)
def test_no_request_is_our_fault(program, case: str):
    method, path, body, kind = WRONG_REQUESTS[case]
    headers = {"Cookie": "spotter_session=%%%; spotter_toast=!!!"} | ({"Content-Type": kind} if kind else {})
    connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=120)
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    assert 300 <= answer.status < 500, answer.read()
