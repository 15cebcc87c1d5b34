"""Sixty members who keep each other going: their home, a leaderboard, an event's page, and coming to events."""

import datetime
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import requests

from buddies import befriend, named, show, write
from people import PASSWORD, Member
from program import Program, command

PEOPLE, DAYS, EVENTS, SECONDS = 60, 28, 8, 8
LEAST_PAGE, LEAST_JOIN = 0.08, 0.05
TODAY = datetime.date.today()


def settle(program: Program, number: int) -> tuple[Member, str]:
    """A member on the leaderboard with four weeks of weights, steps and training and a mission, and the cookie of their pages.

    They show themselves in a town, and when and where they train: without that nobody is on a board or a list of guests.
    """
    member = Member.join(program, f"rival{number}", gender="male")
    member.ask("PATCH", "/me", json={"heightCm": 180, "weightKg": 80, "activityFactor": 1.55}).raise_for_status()
    for ago in range(0, DAYS, 1 + number % 3):
        day = TODAY - datetime.timedelta(days=ago)
        member.ask("PUT", f"/weights/{day}", json={"kg": 80 - ago / 50}).raise_for_status()
        member.ask("PUT", f"/steps/{day}", json={"steps": 6_000 + 100 * ago}).raise_for_status()
    for ago in range(0, DAYS, 3):
        walk = {
            "requestId": str(uuid.uuid4()), "exerciseId": "brisk-walk", "minutes": 40,
            "day": str(TODAY - datetime.timedelta(days=ago)), "time": "00:10",
        }
        member.ask("POST", "/activities", json=walk).raise_for_status()
    mission = {"requestId": str(uuid.uuid4()), "kind": "steps", "target": 7_000, "times": 20}
    member.ask("POST", "/motivation/missions", json=mission).raise_for_status()
    member.ask("PUT", "/motivation/board/seat").raise_for_status()
    answer = requests.post(
        program.url + "/log-in", data={"login": member.screen_name, "password": PASSWORD}, allow_redirects=False
    )
    return member, "spotter_session=" + answer.cookies["spotter_session"]


def events(program: Program) -> list[str]:
    """Events to come without a limit; returns their ids."""
    keeper = Member.join(program, "keeper")
    assert command("admin", "make", keeper.screen_name, data=program.data, **program.settings).returncode == 0
    write(program, [f"INSERT INTO guideline_agreement SELECT id, 1, 0 FROM member WHERE {named(keeper)}"])
    keeper.log_in()
    ids = [str(uuid.uuid4()) for _ in range(EVENTS)]
    for number, id in enumerate(ids):
        event = {
            "requestId": id, "name": f"Run {number}", "place": "Town park", "lat": 55.6812, "lon": 12.5745, "zone": "UTC",
            "startDay": str(TODAY + datetime.timedelta(days=2 + number)), "startTime": "18:00", "endTime": "19:30",
            "points": 10, "ages": "adults", "traits": ["beginners"],
        }
        keeper.ask("POST", "/events", json=event).raise_for_status()
    return ids


def pages(cookies: list[str], paths: list[str]) -> list[tuple[str, ...]]:
    return [("GET", path, "Cookie", cookie, "") for path in paths for cookie in cookies]


def comings(cookies: list[str], ids: list[str]) -> list[tuple[str, ...]]:
    """Everybody comes to an event, then nobody does, then the next event."""
    return [
        ("POST", f"/together/events/{id}/{way}", "Cookie", cookie, "")
        for id in ids for way in ("joining", "leaving") for cookie in cookies
    ]


def check(program: Program, lines: list[tuple[str, ...]], status: int, words: str) -> None:
    """wrk takes a redirect to another page, and a page without anybody, for an answer, so one of each kind is looked at first."""
    method, path, name, value, _ = lines[0]
    answer = requests.request(method, program.url + path, headers={name: value}, allow_redirects=False)
    told = (answer.status_code, answer.headers.get("Location", path))
    assert told[0] == status and (status == 200 or told[1] in path), f"{path}: {told}"
    assert words in answer.text, f"{path} has nothing of “{words}”"


def table(program: Program, folder: Path, wrk: Callable, written: Callable) -> tuple[str, bool]:
    """What it takes, as a table, and whether that is little enough."""
    with ThreadPoolExecutor(4) as pool:
        people = list(pool.map(lambda number: settle(program, number), range(PEOPLE)))
    members, cookies = [member for member, _ in people], [cookie for _, cookie in people]
    befriend(*zip(members, members[1:]))
    for member in members:
        show(member, 55.68, 12.57)
    ids = events(program)
    for member in members:
        for id in ids[:2]:
            member.ask("PUT", f"/events/{id}/joining").raise_for_status()
    loads = [
        ("The home of Keep going", LEAST_PAGE, pages(cookies, ["/motivation"]), 200, "steps a day"),
        ("A leaderboard", LEAST_PAGE, pages(cookies, ["/motivation/board?span=all", "/motivation/board"]), 200, "/together/members/"),
        ("An event's page", LEAST_PAGE, pages(cookies, [f"/together/events/{id}" for id in ids[:2]]), 200, "/together/members/"),
        ("Joining an event, or leaving it", LEAST_JOIN, comings(cookies, ids[2:]), 303, ""),
    ]
    for _, _, lines, status, words in loads:
        check(program, lines, status, words)
    alive = written(folder, "alive", [("GET", "/healthz", "Accept", "*/*", "")])
    rows, held, before = [], True, wrk(program, alive, SECONDS // 2)
    for number, (what, least, lines, _, _) in enumerate(loads):
        measured = wrk(program, written(folder, f"motivation-{number}", lines), SECONDS)
        after = wrk(program, alive, SECONDS // 2)
        share = measured.per_second / ((before.per_second + after.per_second) / 2)
        held, before = held and share >= least, after
        rows.append(
            f"| {what} | {measured.per_second:,.0f} | {measured.p50:.1f} | {measured.p99:.1f} "
            f"| {share:.2f}{'' if share >= least else ' **missed**'} | {least:.2f} |\n"
        )
    return (
        f"{PEOPLE} members with up to {DAYS} days of weights and steps and {len(range(0, DAYS, 3))} walks, on a leaderboard, each with two buddies and two events of {PEOPLE} people:\n\n"
        "| what | a second | p50 ms | p99 ms | share of `/healthz` | at least |\n"
        "|---|---:|---:|---:|---:|---:|\n" + "".join(rows)
    ), held
