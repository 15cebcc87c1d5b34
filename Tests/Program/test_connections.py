"""Idle and slow connections are ended in time, and their number is limited."""

import os
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
import requests

from people import PASSWORD, Member
from program import Program
from raw import connect, everything
from streams import Stream
from waiting import wait_for

LOG_IN = "POST /api/v1/sessions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n"


@pytest.fixture
def many_files() -> Iterator[None]:
    """Raises this process's limit of sockets to thousands."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[1], before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, before)


def trickle(connection: socket.socket, piece: bytes, within: float = 30) -> bytes:
    """Sends a piece now and then until the other side closes, and returns its response."""
    end = time.monotonic() + within
    connection.settimeout(0.2)
    while time.monotonic() < end:
        try:
            connection.sendall(piece)
            said = connection.recv(65_536)
        except TimeoutError:
            continue
        except OSError:
            return b""
        return said + everything(connection) if said else b""
    raise AssertionError(f"It was still listening after {within} s.")


def sockets(program: Program) -> int:
    """Returns how many sockets the program holds."""
    count = 0
    for file in Path(f"/proc/{program.process.pid}/fd").iterdir():
        try:
            count += os.readlink(file).startswith("socket:")
        except FileNotFoundError:
            pass  # It was closed meanwhile.
    return count


def is_established(program: Program, connection: socket.socket) -> bool:
    """Returns whether the program's end of a connection is open (`/proc/net/tcp`: ports in hexadecimal, state 01)."""
    ends = f":{program.port:04X}", f":{connection.getsockname()[1]:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return any(line[1].endswith(ends[0]) and line[2].endswith(ends[1]) and line[3] == "01" for line in lines)


def test_a_head_that_trickles_is_not_waited_for(serve):
    program = serve(HEAD_SECONDS=1)
    with connect(program) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert trickle(connection, b"X-More: a\r\n") == b""
    with connect(program) as silent:
        assert everything(silent) == b""
    assert requests.get(program.url + "/healthz").status_code == 200


def test_a_connection_that_asks_nothing_more_is_closed(serve):
    program = serve(IDLE_SECONDS=1)
    with connect(program) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        answer = everything(connection)
        assert answer.startswith(b"HTTP/1.1 200 ") and answer.endswith(b"ok\n")


def test_a_body_that_trickles_is_refused(serve):
    program = serve(BODY_SECONDS=1)
    for head in [LOG_IN.format(50_000), LOG_IN.replace("Content-Length: {}", "Transfer-Encoding: chunked")]:
        piece = b"1\r\n \r\n" if "chunked" in head else b" "
        with connect(program) as connection:
            connection.sendall(head.encode())
            assert trickle(connection, piece).startswith(b"HTTP/1.1 408 ")


def test_a_slow_body_that_keeps_coming_is_taken(serve):
    program = serve(BODY_SECONDS=1, HEAD_SECONDS=1, IDLE_SECONDS=1)
    member = Member.join(program)
    body = f'{{"login": "{member.screen_name}", "password": "{PASSWORD}"}}'.encode().rjust(8_192)

    def is_taken() -> bool:
        try:
            with connect(program) as connection:
                connection.sendall(LOG_IN.format(len(body)).encode())
                for start in range(0, len(body), 512):
                    connection.sendall(body[start:start + 512])
                    time.sleep(0.2)  # About 2.5 kB each second.
                return connection.recv(64).startswith(b"HTTP/1.1 201 ")
        except OSError:
            return False

    # The machine may stop one process for a second, in which no byte arrives.
    assert any(is_taken() for _ in range(5))


def test_an_endless_body_is_not_read_for_ever_when_its_request_is_answered(serve):
    program = serve(BODY_SECONDS=1)
    with connect(program) as connection:
        connection.sendall(b"POST /no-such-page HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000000000\r\n\r\n")
        assert connection.recv(64).startswith(b"HTTP/1.1 404 ")
        everything_else(connection)
    assert requests.get(program.url + "/healthz").status_code == 200


def everything_else(connection: socket.socket, within: float = 30) -> None:
    """Sends as fast as possible until the other side has closed."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        try:
            connection.sendall(b"a" * 65_536)
        except OSError:
            return
    raise AssertionError(f"It was still reading after {within} s.")


def test_who_takes_no_answer_is_let_go(serve):
    program = serve(BODY_SECONDS=1, RATE_LIMITS="off")
    with connect(program) as connection:
        assert is_established(program, connection)
        # This is far more than all buffers hold.
        connection.sendall(b"GET /api/v1/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 100)
        wait_for(lambda: not is_established(program, connection))


def test_a_stream_of_events_outlives_every_deadline(serve):
    program = serve(HEAD_SECONDS=1, IDLE_SECONDS=1, BODY_SECONDS=1)
    member = Member.join(program)
    stream = Stream(member)
    stream.next("unread")
    for _ in range(4):
        with connect(program) as silent:
            assert everything(silent) == b""  # It takes a second.
    token = {"name": "Scale", "scopes": ["weight:write"], "password": PASSWORD}
    assert member.ask("POST", "/me/tokens", json=token).status_code == 201
    assert "Scale" in stream.next("notice", "Scale")["data"]


@pytest.mark.parametrize("settings", [{}, {"MAX_CONNECTIONS": 100}], ids=["as it is", "with room for a hundred"])
def test_a_thousand_idle_connections_keep_nobody_out(serve, many_files, settings: dict):
    program = serve(**settings)
    with ExitStack() as crowd:
        for _ in range(1_000):
            crowd.enter_context(connect(program))
        member = Member.join(program)
        member.eat("2026-03-14").raise_for_status()
        for _ in range(20):
            began = time.monotonic()
            assert requests.get(program.url + "/healthz").status_code == 200
            assert time.monotonic() - began < 5
        if settings:
            assert sockets(program) < 200
    assert program.end() == 0
