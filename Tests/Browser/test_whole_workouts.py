"""Whole workouts of people who train differently, each gone through to its summary (TRN-3, TRN-4, TRN-6)."""

import re
import uuid

import pytest
from playwright.sync_api import Locator, expect

from conducting import arrives, conducts, passes, place, reaches, starts, taps, waits
from people import Member
from phone import Phone
from program import Program
from small_workout import begin, item, lay_out, progress
from test_first_breakfast import answer_the_welcome, sign_up


@pytest.fixture
def phone(new_phone) -> Phone:
    """One that answers requests itself."""
    return new_phone(service_workers="block")


def make(member: Member, **wishes: object) -> dict:
    wish = {"requestId": str(uuid.uuid4()), "intensity": "moderate", "place": "home", "equipment": "none", "seed": 1}
    answer = member.ask("POST", "/workouts", json=wish | wishes)
    assert answer.status_code == 201, answer.text
    return answer.json()


def begin_workout(phone: Phone, workout: str) -> None:
    phone.go(f"/workouts/{workout}")
    starts(phone)


def test_the_first_workout_of_somebody_new(phone: Phone):
    sign_up(phone, "dora")
    answer_the_welcome(phone)
    phone.tap(phone.page.get_by_role("link", name="Train", exact=True))
    phone.tap(phone.link("New workout"))
    phone.page.get_by_text("You can talk but not sing.").tap()
    for answer in ("15 min", "At home"):
        phone.page.get_by_text(answer, exact=True).tap()
    phone.page.get_by_text("Just your body.").tap()
    phone.tap(phone.button("Make my workout"))
    phone.page.wait_for_url(re.compile(r"/workouts/[0-9a-f-]{36}$"))
    title = phone.page.get_by_role("heading", level=1).text_content()
    starts(phone)
    expect(phone.link("See it done")).to_be_visible()
    minutes = conducts(phone)
    assert 10 <= minutes <= 20
    arrives(phone)
    phone.tap(phone.link("To your week"))
    phone.go("/workouts?status=completed")
    phone.tap(phone.link(re.compile(re.escape(title))).first)
    phone.tap(phone.link(re.compile("^See the summary")))
    phone.shown("Done, to the end.")


def test_half_an_hour_takes_few_taps(phone: Phone, ana: Member):
    workout = make(ana, minutes=30, goal="muscle", equipment="basic")
    phone.log_in(ana)
    before = phone.taps
    begin_workout(phone, workout["id"])
    minutes = conducts(phone)
    assert 25 <= minutes <= 35
    assert phone.taps - before <= 30
    arrives(phone)


def test_an_hour_of_a_lifter(phone: Phone, ana: Member):
    # A new person isn't given bars.
    ana.ask("PATCH", "/me", json={"experience": "seasoned"}).raise_for_status()
    workout = make(
        ana, minutes=60, place="gym", equipment="basic", goal="strength", intensity="vigorous", gear=["barbell", "bench"],
    )
    phone.log_in(ana)
    begin_workout(phone, workout["id"])
    # A bar is loaded before the first lift: ramp-up sets wait, with the plates for what one types.
    waits(phone)
    assert place(phone).startswith("Warm-up")
    expect(seen(phone, "[data-exercise]")).to_contain_text("Warm-up set")
    seen(phone, "[name=weight]").fill("40")
    expect(seen(phone, "[data-plates]")).to_have_text("Each side: 10")
    reaches(phone, "Exercises")
    waits(phone)
    lift = phone.page.locator("[data-exercise]:not([hidden]) .session-name").text_content()
    seen(phone, "[name=weight]").fill("62.5")
    expect(seen(phone, "[data-plates]")).to_have_text("Each side: 20 + 1.25")
    taps(phone)
    waits(phone)
    expect(seen(phone, "[name=weight]")).to_have_value("62.5")
    minutes = conducts(phone)
    assert 50 <= minutes <= 70
    arrives(phone)
    summary = phone.page.url
    told = next(one for one in ana.get(f"/sessions/{summary.split('/')[-1]}")["exercises"] if one["part"] == "main")
    assert (told["name"], [one["kilograms"] for one in told["sets"]][:2]) == (lift, [62.5, 62.5])
    # Only the last set says how it was: as planned, two or three were left.
    assert [one.get("exertion") is None for one in told["sets"]] == [True] * (len(told["sets"]) - 1) + [False]
    phone.tap(phone.link("Look at the workout"))
    phone.tap(phone.link(re.compile("^See the summary")))
    phone.page.wait_for_url(summary)
    phone.shown("62.5 kg")


RUN = {
    "phases": [
        {"part": "warmUp", "items": [item("Easy jog", 6, sets=1, seconds=300)]},
        {"part": "main", "items": [item("Sprint intervals", 12, sets=6, seconds=60) | {"restSeconds": 75}]},
        {"part": "coolDown", "items": [item("Easy walk", 3, sets=1, seconds=240)]},
    ],
    "leftOut": [], "notes": [],
}


def test_a_run_with_intervals_takes_a_tap_to_begin_and_ends_by_itself(phone: Phone, program: Program, ana: Member):
    phone.log_in(ana)
    before = phone.taps
    begin_workout(phone, lay_out(program, ana, RUN))
    reaches(phone, "Exercises")
    expect(progress(phone)).to_have_text("1 of 8 sets")
    minutes = conducts(phone)
    assert 22 <= minutes <= 24
    assert phone.taps - before == 1
    arrives(phone)
    phone.shown("Sprint intervals")


RUN_WALK = {
    "phases": [
        {"part": "warmUp", "items": []},
        {"part": "main", "items": [item("Jog walk", 6, sets=4, seconds=60) | {"restSeconds": 75}]},
        {"part": "coolDown", "items": []},
    ],
    "leftOut": [], "notes": [],
}


def test_a_run_walk_says_when_to_run_and_when_to_walk(phone: Phone, program: Program, ana: Member):
    phone.log_in(ana)
    begin_workout(phone, lay_out(program, ana, RUN_WALK))
    words, figure = (phone.page.locator(name) for name in ("[data-count-words]", ".session-figure-ease"))
    phone.page.evaluate("""
        () => {
            window.bells = [];
            const root = document.querySelector("[data-session]");
            for (const bell of ["set-over", "rest-over"]) root.addEventListener(`spotter:${bell}`, () => window.bells.push(bell));
        }
    """)
    expect(words).to_have_text("Get ready: run")
    passes(phone, 10)
    expect(words).to_have_text("Run now")
    expect(figure).to_be_hidden()
    passes(phone, 60)
    expect(words).to_have_text("Walk now")
    expect(phone.page.locator("[data-rest-name]")).to_have_text("Walk")
    expect(figure).to_be_visible()
    passes(phone, 75)
    expect(words).to_have_text("Run now")
    expect(figure).to_be_hidden()
    assert phone.page.evaluate("window.bells") == ["set-over", "rest-over"], "Each part ends with its own bell."


def test_a_run_walk_is_written_out_without_scripts(new_phone, program: Program, ana: Member):
    session = begin(program, ana, RUN_WALK)
    phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go(f"/sessions/{session['id']}")
    phone.shown("4 times: run for 1:00, then walk for 1:15")
    phone.tap(phone.button("Set 1 done"))
    expect(phone.page.locator("[data-rest-name]")).to_have_text("Walk")
    expect(phone.page.locator(".session-figure-ease")).to_be_visible()


def test_half_an_hour_in_a_wheelchair(phone: Phone, ana: Member):
    ana.ask("PUT", "/me/health", json={"limitations": ["wheelchair"]}).raise_for_status()
    workout = make(ana, minutes=30, goal="muscle", equipment="minimal")
    items = [one["exerciseId"] for phase in workout["phases"] for one in phase["exercises"]]
    assert {ana.get(f"/exercises/{exercise}")["position"] for exercise in items} == {"seated"}
    phone.log_in(ana)
    before = phone.taps
    begin_workout(phone, workout["id"])
    minutes = conducts(phone)
    assert 25 <= minutes <= 35
    assert phone.taps - before <= 30
    arrives(phone)


def seen(phone: Phone, selector: str) -> Locator:
    return phone.page.locator(selector).locator("visible=true").first
