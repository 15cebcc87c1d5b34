"""A thousand calendars an hour, read while members look at their days."""

import datetime
import itertools
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median

import requests

from people import PASSWORD, Member
from program import Program

MEMBERS, EVENTS, AN_HOUR = 20, 1_000, 1_000
ROUNDS, SECONDS = 5, 18
CONNECTIONS, PAUSE = 32, 100
MOST_SLOWER = 0.20


@contextmanager
def publisher() -> Iterator[tuple[str, list[float]]]:
    """Calendars of a thousand events that are never the same twice, and when each was asked for."""
    asked: list[float] = []
    today = datetime.datetime.now(datetime.UTC).replace(minute=0, second=0, microsecond=0)

    class Shelf(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            asked.append(time.monotonic())
            events = "".join(
                f"BEGIN:VEVENT\r\nUID:{number}\r\nSUMMARY:Meeting {number}\r\n"
                f"DTSTART:{today + datetime.timedelta(hours=number, minutes=len(asked) % 60):%Y%m%dT%H%M%SZ}\r\n"
                "DURATION:PT30M\r\nEND:VEVENT\r\n" for number in range(EVENTS)
            )
            body = f"BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{events}END:VCALENDAR\r\n".encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/calendar")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Shelf)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/one.ics", asked
    server.shutdown()


def browser(member: Member) -> requests.Session:
    session = requests.Session()
    session.headers["Origin"] = member.program.url
    wish = {"login": member.screen_name, "password": PASSWORD}
    answer = session.post(member.program.url + "/log-in", data=wish, allow_redirects=False)
    session.headers["Cookie"] = "spotter_session=" + answer.cookies["spotter_session"]
    return session


def table(program: Program, folder: Path, wrk: Callable, written: Callable) -> tuple[str, bool]:
    """How much slower a day's page is while calendars are read, and whether that is little enough."""
    with publisher() as (address, asked):
        doors: list[tuple[requests.Session, str]] = []
        for number in range(MEMBERS):
            member = Member.join(program, f"planner{number}")
            wish = {"requestId": str(uuid.uuid4()), "kind": "address", "address": address, "name": "Work"}
            calendar = member.ask("POST", "/calendars", json=wish)
            assert calendar.status_code == 201, calendar.text
            doors.append((browser(member), f"{program.url}/calendars/{calendar.json()['id']}/reading"))
        day = datetime.datetime.now(datetime.UTC).date()
        lines = [("GET", f"/diary/{day}", "Cookie", str(door.headers["Cookie"]), "") for door, _ in doors]
        pages = written(folder, "planned-days", lines)
        asked.clear()
        turns = itertools.cycle(doors)
        idle, reading = [], []
        # By turns: from one minute to the next this machine's own p99 moves by half.
        for _ in range(ROUNDS):
            idle.append(wrk(program, pages, SECONDS, connections=CONNECTIONS, pace=PAUSE))
            with pressed(turns):
                reading.append(wrk(program, pages, SECONDS, connections=CONNECTIONS, pace=PAUSE))
        read = len(asked)
    assert read >= ROUNDS * SECONDS * AN_HOUR / 3_600 * 0.8, f"Only {read} calendars were read."
    slower = median(one.p99 for one in reading) / median(one.p99 for one in idle) - 1
    missed = "" if slower <= MOST_SLOWER else " **missed**"
    return (
        f"{AN_HOUR:,} calendars an hour, each of {EVENTS:,} events and never the same twice ({read} read in {ROUNDS * SECONDS} s), "
        f"while {CONNECTIONS} people look at their day, {1_000 / PAUSE:.0f} times a second each; medians of {ROUNDS} turns of "
        f"{SECONDS} s without and with readings:\n\n"
        "| the day's page | a second | p50 ms | p99 ms | slower | at most |\n"
        "|---|---:|---:|---:|---:|---:|\n"
        f"| nothing else to do | {typical(idle)} | | |\n"
        f"| calendars are read | {typical(reading)} | {slower:+.0%}{missed} | {MOST_SLOWER:+.0%} |\n"
    ), slower <= MOST_SLOWER


def typical(turns: list) -> str:
    """The middle of what was measured in several turns, as a part of a table's line."""
    rate, p50, p99 = (median(getattr(one, name) for one in turns) for name in ("per_second", "p50", "p99"))
    return f"{rate:,.0f} | {p50:.1f} | {p99:.1f}"


@contextmanager
def pressed(doors: Iterator[tuple[requests.Session, str]]) -> Iterator[None]:
    """One calendar after the other is wished to be read, at an even pace."""
    over = threading.Event()

    def press() -> None:
        for session, path in doors:
            session.post(path, allow_redirects=False)
            if over.wait(3_600 / AN_HOUR):
                return

    presser = threading.Thread(target=press)
    presser.start()
    try:
        yield
    finally:
        over.set()
        presser.join()
        time.sleep(6)  # What was wished last is read within five seconds.
