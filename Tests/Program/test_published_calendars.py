"""Calendars are read from their published address, and on the command line (TIM-1)."""

import datetime
import json
import time
import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest

from calendar_owner import CalendarOwner
from people import Member
from ports import free_port
from program import command
from published_calendar import calendar, published
from waiting import wait_for

SOON = datetime.datetime.now(datetime.UTC) + datetime.timedelta(days=3)
DENTIST = ("Dentist", SOON.strftime("%Y%m%dT090000Z"))
PARTY = ("Party", SOON.strftime("%Y%m%dT190000Z"))


def connect(member: Member, address: str, **more: object):
    body = {"requestId": str(uuid.uuid4()), "kind": "address", "address": address} | more
    return member.ask("POST", "/calendars", json=body)


def complaint(answer) -> str:
    assert answer.status_code == 422, answer.text
    return answer.json()["errors"]["address"][0]


def test_a_published_calendar_is_read_again_only_when_it_changed(serve):
    with published(DENTIST) as shelf:
        program = serve(PRIVATE_ADDRESSES="on")
        ana = CalendarOwner.join(program)
        ana.open_browser()
        made = connect(ana, shelf.address + "/moved", name="Work")
        assert made.status_code == 201, made.text
        assert made.json()["busyTimes"] == 1 and made.json()["trouble"] is None
        button = f"/calendars/{made.json()['id']}/reading"
        ana.press(button)
        wait_for(lambda: shelf.headers_asked("/ana.ics") == [200, 304])
        shelf.events.append(PARTY)
        ana.press(button)
        wait_for(lambda: ana.calendar()["busyTimes"] == 2)
        assert ana.ask("DELETE", f"/calendars/{made.json()['id']}").status_code == 204
        assert ana.get("/calendars")["calendars"] == []
        for word in ["Dentist", shelf.address]:
            assert word not in program.log


def test_what_is_no_calendar_is_refused_in_words(serve):
    with published() as shelf:
        ana = Member.join(serve(PRIVATE_ADDRESSES="on", RATE_LIMITS="off"))
        assert "no calendar at this address" in complaint(connect(ana, shelf.address + "/nothing"))
        assert "wants a password" in complaint(connect(ana, shelf.address + "/locked"))
        assert "isn't a calendar" in complaint(connect(ana, shelf.address + "/page"))
        assert "too large" in complaint(connect(ana, shelf.address + "/huge"))
        assert "couldn't reach" in complaint(connect(ana, f"http://127.0.0.1:{free_port()}/ana.ics"))


def test_a_server_that_never_comes_to_an_end_is_left(serve):
    with published() as shelf, ThreadPoolExecutor() as pool:
        ana = Member.join(serve(PRIVATE_ADDRESSES="on", RATE_LIMITS="off"))
        begun = time.monotonic()
        answers = pool.map(lambda path: connect(ana, shelf.address + path), ["/dripping", "/headless"])
        assert ["couldn't reach" in complaint(answer) for answer in answers] == [True, True]
        assert time.monotonic() - begun < 29, "Its time is 20 seconds, to the last byte."
        wait_for(lambda: sorted(shelf.left) == ["/dripping", "/headless"])


def test_one_answer_for_every_address_that_cannot_be_asked(serve):
    with published(DENTIST) as shelf:
        ana = Member.join(serve(RATE_LIMITS="off"))
        port = shelf.address.rsplit(":", 1)[1]
        away = Member.join(serve(PRIVATE_ADDRESSES="on", RATE_LIMITS="off"))
        # A private name, addresses of this machine and of private networks, an unknown name, and a port that isn't a
        # web port.
        inside = [f"https://localhost:{port}/a.ics", "https://127.0.0.1/", "https://10.0.0.1/", "https://no-such-name.invalid/", "https://[::1]:25/"]
        # No connection, no certificate, and one that redirects to nothing.
        outside = [f"http://127.0.0.1:{free_port()}/", shelf.address.replace("http:", "https:") + "/ana.ics", shelf.address + "/nowhere"]
        asked = [
            (who, address, kind)
            for who, addresses in [(ana, inside), (away, outside)] for address in addresses for kind in (PUBLISHED, ACCOUNT)
            if kind is PUBLISHED or not address.endswith("/nowhere")  # the account's server was reached there
        ]
        with ThreadPoolExecutor(len(asked)) as pool:
            answers = set(pool.map(lambda one: slow_refusal(*one), asked))
        assert len(answers) == 1 and answers.pop()[0] == 422


PUBLISHED = {"kind": "address"}
ACCOUNT = {"kind": "caldav", "user": "ana", "password": "seven kettles"}


def slow_refusal(who: Member, address: str, kind: dict[str, str]) -> tuple[int, int, str]:
    """Sends a request that takes at least three seconds; returns status, length and the sorted values of the response."""
    begun = time.monotonic()
    answer = connect(who, address, **kind)
    assert time.monotonic() - begun >= 3, address
    return answer.status_code, len(answer.content), json.dumps(answer.json(), sort_keys=True)


def test_this_machine_is_not_asked_unless_the_operator_says_so(serve):
    with published(DENTIST) as shelf:
        ana = Member.join(serve(RATE_LIMITS="off"))
        port = shelf.address.rsplit(":", 1)[1]
        hosts = ["127.0.0.1", "localhost", "127.1", "[::ffff:127.0.0.1]", "2130706433", "0.0.0.0"]
        addresses = [f"{scheme}://{host}:{port}/ana.ics" for host in hosts for scheme in ["http", "https", "webcal"]]
        with ThreadPoolExecutor(len(addresses)) as pool:
            for answer in pool.map(lambda address: connect(ana, address), addresses):
                assert answer.status_code == 422 and "address" in answer.json()["errors"], answer.text
        assert shelf.asked == []


@pytest.mark.parametrize("zone,begin", [("Europe/Vienna", "2026-03-16T08:00:00Z"), ("UTC", "2026-03-16T09:00:00Z")])
def test_the_command_tells_when_a_file_keeps_its_owner_busy(tmp_path, zone, begin):
    file = tmp_path / "ana.ics"
    file.write_bytes(calendar(("Dentist", "20260316T090000"), ("Party", "20270316T190000Z")))
    said = command("calendar", file, "--from", "2026-01-01", "--to", "2027-01-01", "--zone", zone, data=tmp_path)
    assert said.returncode == 0, said.stdout
    (line,) = said.stdout.splitlines()
    assert line.split("\t")[0] == begin and line.endswith("\t0\tDentist")


def test_the_command_says_what_is_wrong_with_a_file(tmp_path):
    file = tmp_path / "ana.ics"
    file.write_text("just words")
    said = command("calendar", file, "--from", "2026-01-01", "--to", "2027-01-01", data=tmp_path)
    assert said.returncode != 0 and "isn't a calendar" in said.stdout
