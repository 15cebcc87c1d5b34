"""Stopping: SIGTERM drops nobody (QUA-9)."""

import http.client
import json
import signal
import threading
import time

from people import Member, sign_up


class SlowWish(threading.Thread):
    """A sign-up, slow for its password's sake, over a connection that is known to be accepted."""

    def __init__(self, program, number: int):
        super().__init__()
        self.connection = http.client.HTTPConnection("127.0.0.1", program.port, timeout=30)
        self.connection.request("GET", "/healthz")
        self.connection.getresponse().read()
        self.name = f"late.{number}"
        self.status: int | None = None
        self.body = b""

    def run(self) -> None:
        body = json.dumps(sign_up(self.name))
        self.connection.request("POST", "/api/v1/members", body, {"Content-Type": "application/json"})
        answer = self.connection.getresponse()
        self.status, self.body = answer.status, answer.read()


class Visitor(threading.Thread):
    """Reads a page over and over, each time on a new connection, until there is nobody to answer."""

    def __init__(self, program, member: Member):
        super().__init__()
        self.program = program
        self.token = member.token
        self.whole = 0
        self.broken: list[str] = []

    def run(self) -> None:
        while True:
            connection = http.client.HTTPConnection("127.0.0.1", self.program.port, timeout=30)
            try:
                connection.request("GET", "/api/v1/diary/2026-03-14", headers={"Authorization": f"Bearer {self.token}"})
                answer = connection.getresponse()
            except OSError:
                return  # Refused, or closed before a word was answered: nobody took this request in.
            try:
                json.loads(answer.read())
                self.whole += 1
            except (OSError, http.client.HTTPException, ValueError) as error:
                self.broken.append(repr(error))
            finally:
                connection.close()


def test_every_accepted_request_is_answered_before_the_program_ends(serve):
    program = serve(RATE_LIMITS="off")
    member = Member.join(program)
    visitors = [Visitor(program, member) for _ in range(3)]
    wishes = [SlowWish(program, number) for number in range(24)]
    for thread in visitors + wishes:
        thread.start()
    time.sleep(0.1)
    assert any(wish.status is None for wish in wishes), "They were answered before the signal: nothing is proven."

    began = time.monotonic()
    code = program.end(signal.SIGTERM, within=10)
    took = time.monotonic() - began
    for thread in visitors + wishes:
        thread.join()
    assert code == 0, program.log
    assert took < 10
    assert [wish.status for wish in wishes] == [201] * len(wishes)
    assert all(json.loads(wish.body)["screenName"] == wish.name for wish in wishes)
    assert [visitor.broken for visitor in visitors] == [[], [], []]
    assert all(visitor.whole for visitor in visitors)

    again = serve(program.data, RATE_LIMITS="off")
    for wish in wishes:
        Member(again, wish.name).log_in()


def test_an_interrupt_from_the_keyboard_is_a_stop_as_well(serve):
    assert serve().end(signal.SIGINT, within=10) == 0
