"""A workout that goes on by itself: what is timed counts down, and the rest takes few taps."""

import json
import re

import pytest
from playwright.sync_api import expect

from conducting import passes, starts
from people import Member
from phone import Phone
from program import Program
from small_workout import PLAN, RIGHT, begin, do, item, lay_out, open_session, progress, session, tell
from test_offline import forgive_lost_requests, wait_for_worker
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
    """Start, and one for each set of the main part, the last of which says the effort; the end comes by itself."""
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
    phone.shown("Done, to the end.")
    assert phone.taps - before == 4


# What moved without anybody touching it, as browsers count it: https://web.dev/articles/cls
SHIFTS = """
    window.moved = 0;
    new PerformanceObserver(list => {
        for (const { value, hadRecentInput } of list.getEntries()) window.moved += hadRecentInput ? 0 : value;
    }).observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("width", [320, 390, 1_280])
def test_nothing_jumps_when_it_begins_to_count(program: Program, new_phone, ana: Member, width: int):
    ana.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 68}).raise_for_status()
    session = begin(program, ana)
    phone = new_phone(viewport={"width": width, "height": 844}, service_workers="block").log_in(ana)
    phone.page.add_init_script(SHIFTS)
    phone.go(f"/sessions/{session['id']}")
    expect(phone.page.locator("[data-count]").locator("visible=true")).to_have_count(1)
    expect(phone.page.locator("[data-count-clock]").locator("visible=true")).not_to_have_text("0:00")
    phone.waits(1_500)
    assert phone.page.evaluate("window.moved") <= 0.02


# Whether what is read and touched of a set stands whole between the bars.
BETWEEN_BARS = """
    selector => {
        const seen = one => [...document.querySelectorAll(one)].find(one => one.checkVisibility()).getBoundingClientRect();
        const [part, head, foot] = [seen(selector), seen(".session-bar"), seen(".session-go")];
        return part.top >= head.bottom && part.bottom <= foot.top && foot.bottom <= seen(".places").top + 1;
    }
"""


def test_on_a_small_phone_the_time_and_the_numbers_of_a_set_stand_between_the_bars(program: Program, new_phone, ana: Member):
    session = begin(program, ana)
    phone = new_phone(viewport={"width": 320, "height": 568}, service_workers="block").log_in(ana)
    phone.go(f"/sessions/{session['id']}")
    phone.settled()
    expect(phone.page.locator("[data-count-clock]").locator("visible=true")).to_have_count(1)
    assert phone.page.evaluate(BETWEEN_BARS, "[data-count-clock]"), "beside the way out of the warm-up"
    tell(ana, session, "restEnded")
    phone.go(f"/sessions/{session['id']}")
    phone.settled()
    assert phone.page.evaluate(BETWEEN_BARS, "[data-count-clock]"), "while it counts"
    phone.tap(phone.button("Set 1 done"))
    phone.shown("Goblet squat")
    phone.settled()
    assert phone.page.evaluate(BETWEEN_BARS, ".session-set[open] .session-numbers .stepper"), "the weight, during the rest"


def test_what_is_ended_early_counts_as_long_as_it_took(program: Program, phone: Phone, ana: Member):
    session = begin(program, ana)
    # Nobody gets ready: the minute counts down from now on.
    tell(ana, session, "restEnded")
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    expect(phone.page.locator("[data-count-bar]").locator("visible=true")).not_to_have_js_property("value", 0)
    phone.tap(phone.button("Set 1 done"))
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["setsDone"] == 1)
    assert 1 <= ana.get(f"/sessions/{session['id']}")["exercises"][0]["sets"][0]["seconds"] < 60


def test_what_is_ended_before_it_began_counts_no_longer_than_there_was_time_for_it(program: Program, phone: Phone, ana: Member):
    session = begin(program, ana)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    phone.settled()
    expect(phone.page.get_by_text("Get ready").locator("visible=true")).to_have_count(1)
    phone.tap(phone.button("Set 1 done"))
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["setsDone"] == 1)
    assert 1 <= ana.get(f"/sessions/{session['id']}")["exercises"][0]["sets"][0]["seconds"] < 50


def test_a_long_run_counts_while_it_goes_on(program: Program, phone: Phone, ana: Member):
    """Its kilocalories and its share of the whole, long before its only set is done."""
    ana.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 68}).raise_for_status()
    plan = json.loads(json.dumps(PLAN))
    for phase, items in zip(plan["phases"], ([], [item("Steady run", 9, sets=1, seconds=780)], [item("Easy walk", 3, sets=1, seconds=240)])):
        phase["items"] = items
    workout = lay_out(program, ana, plan)
    phone.log_in(ana).go(f"/workouts/{workout}")
    starts(phone)
    passes(phone, 5)
    passes(phone, 390)
    # Half of 13 minutes at 9 times what rest burns: 9 * 68 kg * 6.5 min / 60.
    burned = phone.page.locator("[data-energy]")
    expect(burned).to_have_text(re.compile(r"^(6[0-9]|7[0-2]) kcal$"))
    assert 0.45 <= progress(phone).evaluate("bar => bar.value") <= 0.55


def test_what_is_held_is_asked_about_once_and_goes_on_by_itself(program: Program, phone: Phone, ana: Member):
    """The plank counts down; how it was is asked while the rest after it is on, and the answer leads on."""
    plan = json.loads(json.dumps(PLAN))
    plan["phases"][0]["items"] = []
    squat = plan["phases"][1]["items"][0] | {"sets": 1, "reserve": 2}
    plan["phases"][1]["items"] = [item("Forearm plank", 3.8, sets=1, seconds=8), squat]
    session = begin(program, ana, plan)
    tell(ana, session, "restEnded")
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    expect(phone.page.get_by_text("tap how it was, when it is done").locator("visible=true")).to_have_count(1)
    expect(progress(phone)).to_have_text("1 of 3 sets")
    expect(phone.page.get_by_role("heading", name="Forearm plank")).to_be_visible()
    do(phone, re.compile("^Hard$"))
    expect(phone.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["exercises"][0]["sets"][0].get("exertion") == 9)


# Taps what comes to stand at the bottom in the moment in which it comes.
TAP_WHAT_COMES = """
    button => new Promise((done) => {
        const seen = () => [...document.querySelectorAll(".session-go .session-tap")].find(one => one.checkVisibility());
        const before = seen();
        new MutationObserver((_, observer) => {
            if (!seen() || seen() === before) return;
            observer.disconnect();
            seen().click();
            done(seen().textContent);
        }).observe(document.querySelector("[data-session]"), { attributes: true, subtree: true });
        button.click();
    })
"""


def test_a_second_tap_that_hits_what_came_under_the_thumb_does_nothing(open_session: Phone, ana: Member, session: dict):
    phone = open_session
    phone.has_sent()
    assert phone.button("Skip the warm-up").evaluate(TAP_WHAT_COMES) == "Set 1 done"
    phone.has_sent()
    expect(progress(phone)).to_have_text("0 of 5 sets")
    do(phone, "Set 1 done")
    expect(progress(phone)).to_have_text("1 of 5 sets")
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["setsDone"] == 1)


def test_skipping_the_cool_down_ends_the_workout(program: Program, phone: Phone, ana: Member):
    session = begin(program, ana)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    phone.tap(phone.button("Skip the warm-up"))
    for button in ("Set 1 done", "Set 2 done", RIGHT):
        do(phone, button)
    do(phone, "Skip the cool-down")
    phone.shown("Done, but for what you skipped.")


def test_the_weight_of_a_lift_is_in_sight_with_every_set(program: Program, phone: Phone, ana: Member):
    """Above what stands at the bottom, with plates, while one rests, and where the last set asks how it was."""
    plan = json.loads(json.dumps(PLAN))
    plan["phases"][0]["items"] = []
    plan["phases"][1]["items"] = [item("Barbell squat", 5, sets=3, reps=5, reserve=2) | {"restSeconds": 240}]
    session = begin(program, ana, plan)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    for tapped in ("Set 1 done", "Set 2 done", RIGHT):
        expect(phone.button(tapped)).to_be_visible()
        field = phone.page.locator("[name=weight]").locator("visible=true").bounding_box()
        bottom = phone.page.locator(".session-go").locator("visible=true").bounding_box()
        assert field["y"] + field["height"] <= bottom["y"], tapped
        do(phone, tapped)


def test_a_weight_that_nobody_said_is_asked_for_once_and_never_made_up(program: Program, phone: Phone, ana: Member):
    plan = json.loads(json.dumps(PLAN))
    plan["phases"][0]["items"] = []
    plan["phases"][1]["items"] = [item("Barbell squat", 5, sets=3, reps=5), item("Goblet squat", 5, sets=2, reps=8)]
    session = begin(program, ana, plan)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    field, asks = phone.page.locator("[name=weight]").locator("visible=true"), phone.button("What do you lift?")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    phone.page.get_by_role("heading", name="Barbell squat").focus()
    do(phone, "What do you lift?")
    expect(field).to_be_focused()
    # The lightest is the bar, and what was typed is one tap from done.
    phone.tap(phone.button("Heavier").locator("visible=true"))
    expect(field).to_have_value("20")
    expect(asks).to_have_count(0)
    field.fill("")
    do(phone, "Set 1 done, no weight")
    expect(asks).to_have_count(0)
    expect(phone.button("Set 2 done, no weight")).to_be_visible()
    field.fill("40")
    do(phone, "Set 2 done")
    expect(field).to_have_value("40")
    do(phone, RIGHT)
    expect(phone.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    expect(field).to_be_focused()
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["setsDone"] == 3)
    told = ana.get(f"/sessions/{session['id']}")["exercises"][0]["sets"]
    assert [one.get("kilograms") for one in told] == [None, 40, 40]


def test_sets_that_are_done_fold_up_and_the_weight_is_in_sight(program: Program, phone: Phone, ana: Member):
    plan = json.loads(json.dumps(PLAN))
    plan["phases"][1]["items"][0] |= {"sets": 5}
    del plan["phases"][1]["items"][0]["kilograms"]
    session = begin(program, ana, plan)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    phone.tap(phone.button("Skip the warm-up"))
    tap = phone.button("Set 1 done, no weight")
    field = phone.page.locator("[name=weight]").locator("visible=true")
    box = field.bounding_box()
    assert box["y"] + box["height"] <= tap.bounding_box()["y"], "One types the weight without scrolling."
    expect(phone.page.get_by_text("How heavy?").locator("visible=true")).to_have_count(1)
    field.fill("12")
    expect(tap).to_have_count(0)
    for number in range(1, 4):
        do(phone, f"Set {number} done")
    expect(field).to_have_value("12")
    expect(phone.page.locator(".session-set-done").locator("visible=true")).to_have_count(1)
    phone.tap(phone.button("2 more sets done"))
    expect(phone.page.locator(".session-set-done").locator("visible=true")).to_have_count(3)


def test_the_warm_up_is_skipped_by_one_tap(open_session: Phone, ana: Member, session: dict):
    open_session.tap(open_session.button("Skip the warm-up"))
    expect(open_session.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["exercise"] == 2)
    assert ana.get(f"/sessions/{session['id']}")["setsDone"] == 0


def test_the_rest_stands_beside_the_set_and_the_button_under_the_thumb(open_session: Phone):
    phone = open_session
    phone.tap(phone.button("Skip the warm-up"))
    do(phone, "Set 1 done")
    expect(phone.page.locator("[data-rest]")).to_be_visible()
    shown = [phone.page.locator(one).locator("visible=true").first for one in ("[data-rest]", ".session-sets", ".session-tap")]
    rest, sets, tap = (one.bounding_box() for one in shown)
    assert rest["height"] <= 80, "It is a slim bar."
    assert rest["y"] + rest["height"] <= sets["y"], "It isn't over the set."
    assert tap["height"] >= 48 and tap["y"] > 844 / 2


def test_what_hurts_since_reaches_an_open_session_and_a_swap_leads_back_to_it(open_session: Phone, ana: Member, session: dict):
    phone = open_session
    phone.tap(phone.button("Skip the warm-up"))
    do(phone, "Set 1 done")
    phone.has_sent()
    ana.ask("PUT", "/me/health", json={"injuries": [{"area": "knee", "acute": True}]}).raise_for_status()
    # As when one comes back to the page.
    phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    phone.shown("Better not this one")
    phone.tap(phone.link("Swap it for one that is safe for you"))
    # What loads a fresh knee stands in for nothing: the first that is offered doesn't.
    other = phone.page.locator("form:has([name=with]) button").first
    name = other.locator(".row-title").inner_text()
    phone.tap(other)
    phone.page.wait_for_url(f"**/sessions/{session['id']}")
    expect(phone.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
    expect(progress(phone)).to_have_text(re.compile("^1 of"))
    # The last set asks how it was.
    do(phone, "Right")
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["setsDone"] == 2)


def test_a_swap_on_another_device_draws_the_open_session_anew(open_session: Phone, ana: Member, session: dict):
    phone = open_session
    phone.settled()
    workout = ana.get(f"/workouts/{session['workoutId']}")
    swap = f"/workouts/{workout['id']}/exercises/goblet-squat/swap"
    ana.ask("POST", swap, json={"version": workout["version"], "with": "bodyweight-squat"}).raise_for_status()
    phone.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(phone.page.get_by_text("Next: Bodyweight squat")).to_be_attached()
    phone.tap(phone.button("Skip the warm-up"))
    expect(phone.page.get_by_role("heading", name="Bodyweight squat")).to_be_visible()
    do(phone, "Set 1 done")
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["setsDone"] == 1)


def test_a_running_workout_stands_at_the_top_of_today_and_train(open_session: Phone, session: dict):
    for path in ("/diary", "/training"):
        open_session.go(path)
        open_session.tap(open_session.link(re.compile("Small legs.*Under way")))
        open_session.page.wait_for_url(f"**/sessions/{session['id']}")


def test_a_weight_typed_in_a_warm_up_set_is_carried_to_the_lift_in_its_share(program: Program, phone: Phone, ana: Member):
    plan = json.loads(json.dumps(PLAN))
    lift = item("Barbell squat", 5, sets=2, reps=5)
    plan["phases"][0]["items"] = [lift | {"role": "ramp-up", "reps": 6}]
    plan["phases"][1]["items"] = [lift]
    session = begin(program, ana, plan)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    field = phone.page.locator("[name=weight]").locator("visible=true")
    # Nothing is kept as lifted that nobody said.
    expect(field).to_have_value("")
    expect(phone.button("Warm-up set 1 done, no weight")).to_be_visible()
    expect(phone.page.get_by_text("Warming up, light").locator("visible=true")).to_have_count(1)
    # A weight is seen whole, however long.
    for typed in ("120", "102.5"):
        field.fill(typed)
        assert field.evaluate("field => field.scrollWidth <= field.clientWidth"), typed
    field.fill("60")
    do(phone, "Warm-up set 1 done")
    expect(field).to_have_value("90")
    do(phone, "Warm-up set 2 done")
    expect(phone.button("Set 1 done")).to_be_visible()
    expect(field).to_have_value("120")
    expect(phone.page.locator("[data-plates]").locator("visible=true")).to_have_text("Each side: 2 × 25")
    do(phone, "Set 1 done")
    do(phone, RIGHT)
    do(phone, "Skip the cool-down")
    phone.shown("Barbell squat, warm-up sets")
    told = ana.get(f"/sessions/{session['id']}")
    assert told["volumeKg"] == 2 * 5 * 120


# A bar drawn by the engine itself shows no part of it as done on a dark ground.
OWN_BARS = "[...document.querySelectorAll('progress')].every(bar => getComputedStyle(bar).appearance === 'none')"


def test_the_bars_of_a_workout_are_seen_in_the_dark(new_phone, ana: Member, session: dict):
    phone = new_phone(color_scheme="dark").log_in(ana)
    phone.go(f"/sessions/{session['id']}")
    assert phone.page.locator("progress").count() > 1
    assert phone.page.evaluate(OWN_BARS)


def test_how_far_a_run_went_is_typed_while_one_cools_down_without_a_network(program: Program, phone: Phone, ana: Member):
    plan = json.loads(json.dumps(PLAN))
    for phase, items in zip(plan["phases"], ([], [item("Steady run", 9, sets=1, seconds=600)], [item("Easy walk", 3, sets=1, seconds=240)])):
        phase["items"] = items
    session = begin(program, ana, plan)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    wait_for_worker(phone)
    asked = phone.page.get_by_label("Steady run: how far?")
    expect(asked).to_be_hidden()
    tell(ana, session, "completeSet", exercise=1, set="1", seconds=600)
    tell(ana, session, "next", exercise=1)
    phone.page.reload()
    phone.settled()
    phone.goes_offline()
    asked.fill("600")
    phone.tap(phone.button("Save"))
    phone.shown("Type a distance from 0 to 500 km.")
    asked.fill("1,9")
    phone.tap(phone.button("Save"))
    expect(phone.button("Change")).to_be_visible()
    phone.comes_online()
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["metres"] == 1_900)
    asked.fill("2")
    phone.tap(phone.button("Change"))
    wait_for(lambda: ana.get(f"/sessions/{session['id']}")["metres"] == 2_000)
    tell(ana, session, "stop")
    phone.go(f"/sessions/{session['id']}")
    phone.shown(re.compile(r"10:00 · 2 km, 5:00 min/km"))
    assert ana.get(f"/activities/{session['id']}")["metres"] == 2_000
    forgive_lost_requests(phone)
