"""A workout on an iPhone's engine: made, and done to its end."""

import re

import pytest

from people import Member
from program import Program
from small_workout import lay_out
from tab import Tab
from test_session_flow import short

pytestmark = pytest.mark.soak


def test_a_workout_is_made_from_a_few_answers(tab: Tab, ana: Member):
    tab.log_in(ana).go("/workouts").link("New workout").arrives("/workouts/new")
    for answer in ("Moderate", "30 min", "At home", "Nothing"):
        tab.tap("label", answer)
    tab.fill("Title", "Half an hour").button("Make my workout")
    tab.wait(lambda: re.fullmatch("/workouts/[0-9a-f-]{36}", tab.path))
    tab.settled().shown("Half an hour", "h1").shown("Exercises", "h2")


def test_a_workout_goes_on_by_itself_to_its_end(tab: Tab, program: Program, ana: Member):
    tab.log_in(ana).go(f"/workouts/{lay_out(program, ana, short())}").button("Start")
    tab.shown("Goblet squat", "[data-exercise]:not([hidden])")
    for done in ("Set 1 done", "Set 2 done", "Right"):
        # A tap within 0.4 s after the last one is taken for the same finger's.
        tab.waits(500)
        tab.button(done)
    tab.shown("Done, to the end.")
    assert ana.get(tab.path)["status"] == "finished"
