"""Five hundred workouts conducted at the same time, one set completed every second by each."""

import datetime
import json
import uuid
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import requests

from people import PASSWORD, Member
from program import Program

SESSIONS, WEEKS, SECONDS = 500, 50, 15
LEAST_SHARE, LEAST_WEEK, MOST_P99 = 0.10, 0.15, 50
WISH = {"title": "Whole body", "intensity": "moderate", "minutes": 90, "place": "gym", "equipment": "basic"}


def begin(program: Program, number: int) -> tuple[Member, dict]:
    """A member with a workout under way."""
    member = Member.join(program, f"athlete{number}", gender="male")
    member.ask("PATCH", "/me", json={"heightCm": 180, "weightKg": 80, "activityFactor": 1.55}).raise_for_status()
    workout = member.ask("POST", "/workouts", json=WISH | {"requestId": str(uuid.uuid4()), "seed": number})
    workout.raise_for_status()
    begun = member.ask("POST", f"/workouts/{workout.json()['id']}/sessions", json={"requestId": str(uuid.uuid4())})
    begun.raise_for_status()
    return member, begun.json()


def completions(sessions: list[tuple[Member, dict]]) -> list[tuple[str, ...]]:
    """A set of every session, then the next of every session, and so on: twice as many as a run at one a second takes."""
    rounds = [
        [(exercise["number"], one) for exercise in session["exercises"] for one in exercise["sets"]]
        for _, session in sessions
    ]
    count = min(map(len, rounds))
    assert count >= 2 * SECONDS, f"The shortest workout has only {count} sets."
    lines = []
    for place in range(2 * SECONDS):
        for (member, session), sets in zip(sessions, rounds):
            exercise, one = sets[place]
            done = {"requestId": "UUID", "kind": "completeSet", "exercise": exercise, "set": one["set"], "reps": one["reps"]}
            path = f"/api/v1/sessions/{session['id']}/events"
            lines.append(("POST", path, "Authorization", f"Bearer {member.token}", json.dumps(done)))
    return lines


def weeks(sessions: list[tuple[Member, dict]]) -> list[tuple[str, ...]]:
    """The week's page of some members, who walked two times on each of its days besides the workouts."""
    today = datetime.date.today()
    days = [today - datetime.timedelta(days=ago) for ago in range(7)]
    cookies = []
    for member, _ in sessions[:WEEKS]:
        for day in days + days:
            walk = {"requestId": str(uuid.uuid4()), "title": "Walk", "day": str(day), "minutes": 40, "kcal": 160}
            member.ask("POST", "/activities", json=walk).raise_for_status()
        wish = {"login": member.screen_name, "password": PASSWORD}
        answer = requests.post(member.program.url + "/log-in", data=wish, allow_redirects=False)
        cookies.append("spotter_session=" + answer.cookies["spotter_session"])
    return [("GET", f"/training?week={today}", "Cookie", cookie, "") for cookie in cookies]


def done(sessions: list[tuple[Member, dict]]) -> int:
    """How many sets all sessions together know to be done."""
    return sum(member.get(f"/sessions/{session['id']}")["setsDone"] for member, session in sessions)


def table(program: Program, folder: Path, wrk: Callable, written: Callable) -> tuple[str, bool]:
    """What it takes, as a table, and whether that is little enough; nothing may be lost or counted twice."""
    with ThreadPoolExecutor(4) as pool:
        sessions = list(pool.map(lambda number: begin(program, number), range(SESSIONS)))
    sets = written(folder, "sets", completions(sessions))
    alive = written(folder, "alive", [("GET", "/healthz", "Accept", "*/*", "")])

    paced = wrk(program, sets, SECONDS, connections=SESSIONS, pace=1_000)
    known, answered = done(sessions), round(paced.per_second * SECONDS)
    # What was on its way when the time was over may have arrived unanswered.
    assert answered <= known + SESSIONS * 0.02 and known <= answered + SESSIONS, f"{answered} sets answered, {known} known."

    base = wrk(program, alive, SECONDS // 2)
    flat_out = wrk(program, sets, SECONDS // 2)
    again = wrk(program, alive, SECONDS // 2)
    pages = wrk(program, written(folder, "weeks", weeks(sessions)), SECONDS // 2)
    share, week = flat_out.per_second / base.per_second, pages.per_second / again.per_second
    held = paced.p99 < MOST_P99 and share >= LEAST_SHARE and week >= LEAST_WEEK
    return (
        f"{SESSIONS} workouts at the same time, a set completed every second by each, at no common beat, for {SECONDS} s "
        f"({answered:,} answered, {known:,} known: none lost); then as fast as it goes:\n\n"
        "| what | a second | p50 ms | p99 ms | share of `/healthz` | at least |\n"
        "|---|---:|---:|---:|---:|---:|\n"
        f"| A set, one a second each | {paced.per_second:,.0f} | {paced.p50:.1f} | {paced.p99:.1f}"
        f"{'' if paced.p99 < MOST_P99 else f' **missed** (at most {MOST_P99})'} | | |\n"
        f"| A set, as fast as it goes | {flat_out.per_second:,.0f} | {flat_out.p50:.1f} | {flat_out.p99:.1f} | {share:.2f}"
        f"{'' if share >= LEAST_SHARE else ' **missed**'} | {LEAST_SHARE:.2f} |\n"
        f"| The week's page | {pages.per_second:,.0f} | {pages.p50:.1f} | {pages.p99:.1f} | {week:.2f}"
        f"{'' if week >= LEAST_WEEK else ' **missed**'} | {LEAST_WEEK:.2f} |\n"
    ), held
