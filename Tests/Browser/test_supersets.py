"""Exercises that are done in turn: bound together on the workout's page, side by side while one trains."""

import json
import re

from playwright.sync_api import expect

from people import Member
from phone import Phone
from program import Program
from small_workout import PLAN, RIGHT, begin, do, item, lay_out, progress
from test_offline import forgive_lost_requests, wait_for_worker
from waiting import wait_for


def in_turn() -> dict:
    """The small workout, with push-ups and rows in turn before the squats."""
    plan = json.loads(json.dumps(PLAN))
    plan["phases"][1]["items"] = [
        item("Push-up", 3.8, sets=2, reps=10, restSeconds=15, superset=1),
        item("Doorway row", 3.5, sets=2, reps=10, superset=1),
        item("Goblet squat", 5, sets=1, reps=10, kilograms=12),
    ]
    return plan


def is_due(phone: Phone, name: str) -> None:
    expect(phone.page.locator("[aria-current=step]").locator("visible=true")).to_contain_text(name)


def test_two_exercises_are_done_in_turn_without_a_network(program: Program, phone: Phone, ana: Member):
    session = begin(program, ana, in_turn())
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    wait_for_worker(phone)
    rest = phone.page.locator("[data-rest]")
    phone.tap(phone.button("Skip the warm-up"))
    is_due(phone, "Push-up")
    phone.settled()
    phone.goes_offline()
    left, right = (half.bounding_box() for half in phone.page.locator("[data-half]").locator("visible=true").all())
    assert left["y"] == right["y"] and left["x"] + left["width"] <= right["x"], "They stand side by side."
    assert right["x"] + right["width"] <= 390
    do(phone, "Set 1 done")
    is_due(phone, "Doorway row")
    expect(rest).to_be_hidden()
    # The other one is looked at, and left again.
    phone.tap(phone.page.locator("[data-half='2'] button").locator("visible=true"))
    expect(phone.button("Back to where you are")).to_be_visible()
    do(phone, "Back to where you are")
    do(phone, "Set 1 done")
    is_due(phone, "Push-up")
    expect(rest).to_be_visible()
    phone.tap(phone.button("+ 15 s"))
    do(phone, RIGHT)
    is_due(phone, "Doorway row")
    expect(rest).to_be_hidden()
    do(phone, RIGHT)
    expect(phone.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    expect(rest).to_be_visible()
    expect(progress(phone)).to_have_text("4 of 7 sets")
    phone.comes_online()
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["setsDone"] == 4)
    told = ana.get(f"/sessions/{session['id']}")
    assert [one["superset"] for one in told["exercises"] if "superset" in one] == [1, 1]
    assert [one["sets"][-1]["exertion"] for one in told["exercises"][1:3]] == [7, 7]
    forgive_lost_requests(phone)


def test_one_of_two_is_skipped_and_the_other_goes_on_with_rests(program: Program, phone: Phone, ana: Member):
    session = begin(program, ana, in_turn())
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    phone.tap(phone.button("Skip the warm-up"))
    do(phone, "Set 1 done")
    is_due(phone, "Doorway row")
    phone.tap(phone.button("Skip the rest of it"))
    is_due(phone, "Push-up")
    expect(phone.page.locator("[data-rest]")).to_be_visible()
    do(phone, RIGHT)
    expect(phone.page.get_by_role("heading", name="Goblet squat")).to_be_visible()


def test_a_superset_is_parted_and_made_with_one_tap(program: Program, phone: Phone, ana: Member):
    workout = lay_out(program, ana, in_turn())
    phone.log_in(ana).go(f"/workouts/{workout}")
    phone.shown("Superset: a set of each in turn, then rest 20 s")
    expect(phone.page.locator(".superset-mark")).to_have_text(["A1", "A2"])
    phone.tap(phone.link("Edit"))
    phone.tap(phone.button(re.compile("^Undo superset")))
    expect(phone.page.locator(".superset-mark")).to_have_count(0)
    phone.tap(phone.button("Superset with the next after Doorway row"))
    expect(phone.page.locator(".superset-mark")).to_have_text(["A1", "A2"])
    phone.tap(phone.button("Save").last)
    phone.shown("Superset: a set of each in turn, then rest 20 s")
    main = ana.get(f"/workouts/{workout}")["phases"][1]["exercises"]
    assert [one.get("superset") for one in main] == [None, 1, 1]
    assert [one["restSeconds"] for one in main] == [20, 15, 20]
