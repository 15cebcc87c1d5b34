"""A workout that goes on by itself: what is timed counts down, and the rest takes few taps."""

import json
import re

from playwright.sync_api import expect

from people import Member
from phone import Phone
from program import Program
from small_workout import PLAN, RIGHT, do, item, lay_out, open_session, progress, session
from waiting import wait_for


def short() -> dict:
    """The small workout, whose timed parts take a few seconds."""
    plan = json.loads(json.dumps(PLAN))
    plan["phases"][0]["items"] = [item("March in place", 3.5, sets=1, seconds=5), item("Arm circles", 3, sets=1, reps=2)]
    plan["phases"][2]["items"][0] |= {"seconds": 5}
    for one in plan["phases"][0]["items"]:
        one["restSeconds"] = 5
    plan["phases"][1]["items"][0] |= {"restSeconds": 1}
    return plan


def test_half_an_hour_is_counted_in_taps(program: Program, phone: Phone, ana: Member):
    """Start, one for each set of the main part, the last of which says the effort, and the end."""
    workout = lay_out(program, ana, short())
    phone.log_in(ana).go(f"/workouts/{workout}")
    before = phone.taps
    phone.tap(phone.button(re.compile("^Start")))
    expect(progress(phone)).to_have_text("1 of 6 sets")
    expect(progress(phone)).to_have_text("2 of 6 sets")
    expect(phone.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    do(phone, "Set 1 done")
    do(phone, "Set 2 done")
    do(phone, RIGHT)
    expect(progress(phone)).to_have_text("6 of 6 sets")
    phone.tap(phone.button("Finish"))
    phone.shown("Done, to the end.")
    assert phone.taps - before == 5


def test_the_warm_up_is_skipped_by_one_tap(open_session: Phone, ana: Member, session: dict):
    open_session.tap(open_session.button("Skip the warm-up"))
    expect(open_session.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["exercise"] == 2)
    assert ana.get(f"/sessions/{session['id']}")["setsDone"] == 0


def test_a_running_workout_stands_at_the_top_of_today_and_train(open_session: Phone, session: dict):
    for path in ("/diary", "/training"):
        open_session.go(path)
        open_session.tap(open_session.link(re.compile("Small legs.*Under way")))
        open_session.page.wait_for_url(f"**/sessions/{session['id']}")
