"""A workout of five sets, which no maker of workouts would give twice alike, sessions of it, and their page."""

import json
import re
import sqlite3
import uuid

import pytest

from people import Member
from phone import Phone
from program import Program
from test_offline import wait_for_worker


def item(name: str, met: float, **counts: int) -> dict:
    return {
        "exercise": name.lower().replace(" ", "-"), "name": name, "restSeconds": 20, "reason": "It does you good.",
        "intensity": "moderate", "met": met, "sides": False, "secondsPerRep": 4,
    } | counts


# How the last set of an exercise was.
RIGHT = re.compile("^Right$")

PLAN = {
    "phases": [
        {"part": "warmUp", "items": [item("March in place", 3.5, sets=1, seconds=60)]},
        {"part": "main", "items": [item("Goblet squat", 5, sets=3, reps=10, kilograms=12)]},
        {"part": "coolDown", "items": [item("Quad stretch", 2.3, sets=1, seconds=30)]},
    ],
    "leftOut": [], "notes": [],
}


def lay_out(program: Program, member: Member, plan: dict = PLAN) -> str:
    """A workout of it, not begun; its id."""
    workout = str(uuid.uuid4())
    with sqlite3.connect(program.data / "spotter.sqlite", timeout=120) as database:
        database.execute(
            """
            INSERT INTO workout (owner_id, id, title, about, intensity, minutes, place, equipment, goal, seed, plan,
                expected_kcal, status, version, created_at)
            SELECT id, ?, 'Small legs', '', 'moderate', 15, 'home', 'none', 'conditioning', 1, ?, 60, 'not-started', 1, 0
            FROM member WHERE screen_name = ?
            """,
            (workout, json.dumps(plan), member.screen_name),
        )
    return workout


def begin(program: Program, member: Member, plan: dict = PLAN, request: str | None = None) -> dict:
    """A session of it, just begun."""
    workout = lay_out(program, member, plan)
    answer = member.ask("POST", f"/workouts/{workout}/sessions", json={"requestId": request or str(uuid.uuid4())})
    assert answer.status_code == 201, answer.text
    return answer.json()


@pytest.fixture
def session(program: Program, ana: Member) -> dict:
    return begin(program, ana)


@pytest.fixture
def open_session(phone: Phone, ana: Member, session: dict) -> Phone:
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    wait_for_worker(phone)
    return phone


def tell(member: Member, session: dict, kind: str, **more: object) -> dict:
    answer = member.ask("POST", f"/sessions/{session['id']}/events", json={"requestId": str(uuid.uuid4()), "kind": kind} | more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def progress(phone: Phone):
    return phone.page.locator("[data-progress]")


def do(phone: Phone, name: str | re.Pattern) -> None:
    """Taps what stands at the bottom; within 0.4 s after that changed a tap is taken for the same finger's."""
    phone.waits(500)
    phone.tap(phone.button(name))
