"""SIGTERM drops no request (QUA-9)."""

import http.client
import json
import select
import signal
import threading
import time
from pathlib import Path

from people import Member, sign_up
from waiting import wait_for


class SlowWish(threading.Thread):
    """A sign-up, slow because of its password, over a connection that is known to be accepted."""

    def __init__(self, program, number: int):
        super().__init__()
        self.connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=120)
        self.connection.request("GET", "/healthz")
        self.connection.getresponse().read()
        self.name = f"late.{number}"
        self.status: int | None = None
        self.body = b""
        self.answered = 0.0

    def send(self) -> None:
        body = json.dumps(sign_up(self.name))
        self.connection.request("POST", "/api/v1/members", body, {"Content-Type": "application/json"})

    @property
    def port(self) -> int:
        return self.connection.sock.getsockname()[1]

    def run(self) -> None:
        answer = self.connection.getresponse()
        self.status, self.body = answer.status, answer.read()
        self.answered = time.monotonic()


class Visitor(threading.Thread):
    """Requests a page again and again, each time on a new connection, until nobody answers."""

    def __init__(self, program, member: Member):
        super().__init__()
        self.program = program
        self.token = member.token
        self.whole = 0
        self.broken: list[str] = []

    def run(self) -> None:
        while True:
            connection = http.client.HTTPConnection("127.0.0.1", self.program.port, timeout=120)
            try:
                connection.request("GET", "/api/v1/diary/2026-03-14", headers={"Authorization": f"Bearer {self.token}"})
                answer = connection.getresponse()
            except OSError:
                return  # The connection was refused or closed before any response, so the program never took the request.
            try:
                json.loads(answer.read())
                self.whole += 1
            except (OSError, http.client.HTTPException, ValueError) as error:
                self.broken.append(repr(error))
            finally:
                connection.close()


def unread(program, wishes: list[SlowWish]) -> int:
    """Returns how many of these bytes the program hasn't read (`/proc/net/tcp`: in hexadecimal, sent and received)."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ends = {f"{wish.port:04X}" for wish in wishes}
    return sum(
        int(line[4].partition(":")[2], 16) for line in lines
        if line[1].endswith(f":{program.port:04X}") and line[2].rpartition(":")[2] in ends
    )


def test_every_accepted_request_is_answered_before_the_program_ends(serve):
    # If the machine stops this process at the wrong time, all is answered before the signal, which proves nothing.
    assert any(ends_amid_requests(serve) for _ in range(5)), "They were always answered before the signal."


def ends_amid_requests(serve) -> bool:
    """Ends a program while it answers; returns whether requests were unanswered at that time."""
    program = serve(RATE_LIMITS="off")
    member = Member.join(program)
    visitors = [Visitor(program, member) for _ in range(3)]
    for visitor in visitors:
        visitor.start()
    wait_for(lambda: all(visitor.whole for visitor in visitors))
    wishes = [SlowWish(program, number) for number in range(24)]
    for wish in wishes:
        wish.send()
    wait_for(lambda: unread(program, wishes) == 0)
    sockets = [wish.connection.sock for wish in wishes]
    answered, _, _ = select.select(sockets, [], [], 0)
    for wish in wishes:
        wish.start()

    code = program.end(signal.SIGTERM)
    ended = time.monotonic()
    for thread in visitors + wishes:
        thread.join()
    assert code == 0, program.log
    # How long the answers take is the machine's; after the last one nothing is waited for.
    assert ended - max(wish.answered for wish in wishes) < 10
    assert [wish.status for wish in wishes] == [201] * len(wishes)
    assert all(json.loads(wish.body)["screenName"] == wish.name for wish in wishes)
    assert [visitor.broken for visitor in visitors] == [[], [], []]
    assert all(visitor.whole for visitor in visitors)

    again = serve(program.data, RATE_LIMITS="off")
    for wish in wishes:
        Member(again, wish.name).log_in()
    return len(answered) < len(wishes)


def test_an_interrupt_from_the_keyboard_is_a_stop_as_well(serve):
    assert serve().end(signal.SIGINT) == 0


def test_readiness_fails_first_while_requests_are_still_taken(serve):
    program = serve(DRAIN_SECONDS=3)
    member = Member.join(program)
    program.process.send_signal(signal.SIGTERM)
    wait_for(lambda: not program.is_ready())
    assert member.get("/me")["screenName"] == member.screen_name
    assert program.process.wait(30) == 0, program.log


def test_an_end_comes_whatever_hangs(serve, tmp_path):
    hanging = tmp_path / "sendmail"
    began = tmp_path / "began"
    hanging.write_text(f"#!/bin/sh\ntouch {began}\nexec sleep 60\n")
    hanging.chmod(0o755)
    program = serve(MAIL_COMMAND=hanging, STOP_SECONDS=2)
    Member.join(program)
    wait_for(began.exists)
    start = time.monotonic()
    assert program.end(signal.SIGTERM) == 1, program.log
    assert 1 < time.monotonic() - start < 20
    assert "Ended with requests or jobs under way" in program.log
    # What it was about is tried again: the lease of its job expires.
    assert serve(program.data, MAIL_COMMAND=hanging, STOP_SECONDS=1).is_ready()
