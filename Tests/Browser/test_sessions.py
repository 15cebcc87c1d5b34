"""A workout conducted: to its end, through reloads, lost networks and second phones; every set counts once."""

import json
import re

import pytest
from playwright.sync_api import expect

from people import Member
from phone import Phone
from program import ROOT, Program
from small_workout import PLAN, RIGHT, begin, do, open_session, progress, session, tell
from test_offline import forgive_lost_requests, wait_for_worker
from waiting import wait_for

PLATES = json.loads((ROOT / "Tests/TrainingTests/Sessions/plates.json").read_text())
CASES = json.loads((ROOT / "Tests/TrainingTests/Sessions/session-states.json").read_text())


def state(member: Member, session: dict) -> dict:
    return member.get(f"/sessions/{session['id']}")


def conduct(phone: Phone, shown: str = "2 of 5 sets") -> None:
    """From the second set of the second exercise on to the end."""
    expect(progress(phone)).to_have_text(shown)
    do(phone, "Set 2 done")
    do(phone, RIGHT)
    expect(phone.page.get_by_role("heading", name="Quad stretch")).to_be_visible()
    # What counts down at the end ends the workout.
    do(phone, "Set 1 done")


def warm_up_and_first_set(phone: Phone) -> None:
    do(phone, "Set 1 done")
    expect(phone.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    phone.page.locator("[name=weight]").locator("visible=true").first.fill("20")
    do(phone, "Set 1 done")


def test_a_workout_is_conducted_to_its_end(open_session: Phone, ana: Member, session: dict):
    phone = open_session
    phone.shown("Warm-up · 1 of 3")
    expect(phone.button("Next: Goblet squat")).to_be_hidden()
    expect(phone.page.locator("[data-working]")).to_have_text("3 sets after the warm-up")
    warm_up_and_first_set(phone)
    # As the summary counts them; the bar counts warm-up and cool-down too.
    expect(phone.page.locator("[data-working]")).to_have_text("1 of 3 sets")
    expect(phone.page.locator("[data-rest]")).to_be_visible()
    phone.tap(phone.button("+ 15 s"))
    expect(phone.page.locator("[data-rest-clock]")).to_have_text(re.compile(r"^0:(3[0-5]|2\d)$"))
    # What was lifted is proposed for the next set.
    expect(phone.page.locator("[data-set='2'] [name=weight]").locator("visible=true")).to_have_value("20")
    phone.tap(phone.button("Pause"))
    expect(phone.page.get_by_role("heading", name="Paused")).to_be_visible()
    phone.tap(phone.button("Go on"))
    conduct(phone)
    phone.shown("Done, to the end.")
    expect(phone.page.locator(".tile").filter(has_text="Sets").locator(".tile-number")).to_have_text("3")
    told = state(ana, session)
    assert (told["status"], told["setsDone"], told["reps"], told["volumeKg"]) == ("finished", 5, 30, 600)
    assert [one.get("exertion") for one in told["exercises"][1]["sets"]] == [None, None, 7]
    phone.tap(phone.button("7"))
    phone.shown("You said 7 of 10.")


def test_it_works_without_scripts(new_phone, ana: Member, session: dict):
    phone = new_phone(java_script_enabled=False)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    phone.tap(phone.button("Set 1 done"))
    phone.tap(phone.button("Next: Goblet squat"))
    phone.page.locator("[name=weight]").locator("visible=true").first.fill("20")
    phone.tap(phone.button("Set 1 done"))
    phone.tap(phone.button("+ 15 s"))
    phone.tap(phone.button("Pause"))
    phone.tap(phone.button("Go on"))
    phone.tap(phone.button("Add a set"))
    expect(progress(phone)).to_have_text("2 of 6 sets")
    phone.page.locator("[data-set='2'] [name=reps]").locator("visible=true").fill("10000")
    phone.tap(phone.button("Set 2 done"))
    phone.shown("Type repetitions from 0 to 1,000.")
    phone.page.locator("[data-set='2'] [name=reps]").locator("visible=true").fill("10")
    phone.tap(phone.button("Set 2 done"))
    phone.tap(phone.button("Set 3 done"))
    phone.tap(phone.button(re.compile("^Hard$")))
    phone.tap(phone.button("Next: Quad stretch"))
    phone.tap(phone.button("Skip the rest of it"))
    phone.tap(phone.button("Finish"))
    phone.shown("Done, but for what you skipped.")
    told = state(ana, session)
    assert told["setsDone"] == 5
    assert [one.get("exertion") for one in told["exercises"][1]["sets"]] == [None, None, None, 9]


def test_a_reload_goes_on_where_it_was(open_session: Phone, ana: Member, session: dict):
    warm_up_and_first_set(open_session)
    expect(progress(open_session)).to_have_text("2 of 5 sets")
    open_session.page.reload()
    expect(open_session.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    conduct(open_session)
    open_session.shown("Done, to the end.")
    assert state(ana, session)["setsDone"] == 5


def test_exercises_and_warm_ups_are_seen_done_beside_the_session(open_session: Phone):
    phone = open_session
    # What to do and its film stand in the flow; the whole text, and films of warming up, are a tap away.
    steps = phone.page.locator(".session-steps").locator("visible=true")
    expect(steps.locator(".session-steps-words")).not_to_be_empty()
    expect(phone.link("See it done")).to_be_visible()
    steps.locator("summary").click()
    expect(steps.get_by_role("listitem").first).to_be_visible()
    for link, end in (("See it done", "/exercises/march-in-place/videos"), ("Warming up, on video", "/training/videos/warm-up")):
        with phone.context.expect_page() as opened:
            phone.tap(phone.link(link))
        beside = opened.value
        beside.wait_for_load_state()
        assert beside.url.endswith(end)
        assert len(beside.frames) == 1  # No player before somebody presses play.
        beside.close()
    expect(progress(phone)).to_have_text("0 of 5 sets")
    assert phone.page.locator("iframe").count() == 0


def test_offline_from_start_to_end_and_killed_on_the_way(open_session: Phone, ana: Member, session: dict):
    phone = open_session
    phone.settled()
    phone.goes_offline()
    warm_up_and_first_set(phone)
    expect(progress(phone)).to_have_text("2 of 5 sets")
    # The phone goes out in mid-flight, and comes back still without a network.
    phone.page.close()
    phone.page = phone.context.new_page()
    phone.go(f"/sessions/{session['id']}")
    expect(phone.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    expect(phone.page.locator("[data-set='1'] [data-set-words]").locator("visible=true")).to_have_text("10 × 20 kg")
    # How it is done is kept with the workout.
    figure = phone.page.locator("[data-exercise]:not([hidden]) .session-figure img")
    expect(figure).to_have_js_property("complete", True)
    assert figure.evaluate("image => image.naturalWidth") > 0
    conduct(phone)
    phone.shown("The summary comes as soon as there is a network.")
    assert state(ana, session)["setsDone"] == 0

    phone.comes_online()
    phone.shown("Done, to the end.")
    told = state(ana, session)
    assert (told["status"], told["setsDone"], told["volumeKg"]) == ("finished", 5, 10 * 20 * 3)
    version = told["version"]
    phone.page.reload()
    phone.has_sent()
    assert state(ana, session)["version"] == version, "Nothing arrives twice."
    forgive_lost_requests(phone)


def test_what_was_told_while_another_page_is_open_goes_out_from_there(open_session: Phone, ana: Member, session: dict):
    phone = open_session
    phone.go("/diary")
    phone.go(f"/sessions/{session['id']}")
    phone.settled()
    phone.goes_offline()
    phone.tap(phone.button("Set 1 done"))
    expect(progress(phone)).to_have_text("1 of 5 sets")
    phone.go("/diary")
    expect(phone.page.locator("[data-offline]")).to_be_visible()
    phone.comes_online()
    expect(phone.page.locator("[data-offline]")).to_be_hidden()
    wait_for(lambda: state(ana, session)["setsDone"] == 1)
    forgive_lost_requests(phone)


@pytest.mark.parametrize("page", ["/training", "/diary", "/me/sessions"], ids=["train", "today", "a-page-that-is-not-kept"])
def test_a_workout_under_way_is_found_again_without_a_network(phone: Phone, ana: Member, program: Program, page: str):
    phone.log_in(ana)
    for kept in ("/diary", "/training"):
        phone.go(kept)
        wait_for_worker(phone)
    begun = begin(program, ana)
    phone.go(f"/sessions/{begun['id']}")
    wait_for_worker(phone)
    phone.goes_offline()
    phone.go(page)
    way_back = phone.link(re.compile("Under way. Go back to it"))
    expect(way_back).to_contain_text("Small legs")
    phone.tap(way_back)
    expect(phone.page.get_by_role("heading", name="March in place")).to_be_visible()

    # Stopped here without a network it is under way no more.
    phone.tap(phone.button("Pause"))
    phone.tap(phone.button("Stop here and keep what I did"))
    phone.shown("What you did is kept on this phone.")
    phone.go(page)
    phone.settled()
    expect(way_back).to_have_count(0)
    phone.comes_online()
    wait_for(lambda: state(ana, begun)["status"] == "stopped")
    forgive_lost_requests(phone)


def test_a_kept_page_shows_what_happened_meanwhile_once_there_is_a_network(phone: Phone, ana: Member, program: Program):
    phone.log_in(ana).go("/training")
    wait_for_worker(phone)
    phone.goes_offline()
    phone.go("/training")
    expect(phone.page.locator("a.running")).to_have_count(0)
    begin(program, ana)
    phone.comes_online()
    expect(phone.page.locator("a.running")).to_contain_text("Small legs", timeout=15_000)
    assert not phone.page.evaluate("document.documentElement.hasAttribute('data-kept')")
    forgive_lost_requests(phone)


def test_a_second_device_goes_on_and_neither_loses_anything(new_phone, ana: Member, session: dict):
    first, second = (new_phone().log_in(ana) for _ in range(2))
    first.go(f"/sessions/{session['id']}")
    wait_for_worker(first)
    first.settled()
    first.goes_offline()
    warm_up_and_first_set(first)
    second.go(f"/sessions/{session['id']}")
    second.tap(second.button("Skip the rest of it"))
    expect(second.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    do(second, "Set 1 done")
    do(second, "Set 2 done")
    expect(progress(second)).to_have_text("2 of 5 sets")
    first.comes_online()
    # March, and two sets of squats: the first of them was told by both.
    expect(progress(first)).to_have_text("3 of 5 sets")
    second.page.reload()
    expect(progress(second)).to_have_text("3 of 5 sets")
    do(second, RIGHT)
    expect(second.page.get_by_role("heading", name="Quad stretch")).to_be_visible()
    do(second, "Set 1 done")
    second.shown("Done, but for what you skipped.")
    assert state(ana, session)["setsDone"] == 5
    forgive_lost_requests(first)


def test_a_tap_too_many_changes_nothing(open_session: Phone, ana: Member, session: dict):
    done = open_session.button("Set 1 done")
    done.evaluate("button => { button.click(); button.click(); button.click(); }")
    expect(progress(open_session)).to_have_text("1 of 5 sets")
    wait_for(lambda: state(ana, session)["setsDone"] == 1)
    open_session.has_sent()
    told = state(ana, session)
    # The set, and going on to the next exercise.
    assert (told["setsDone"], told["version"] <= 3) == (1, True)


def test_a_set_can_be_changed_taken_back_added_and_left_out(open_session: Phone, ana: Member, session: dict):
    phone = open_session
    phone.tap(phone.button("Skip the rest of it"))
    expect(phone.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    do(phone, "Set 1 done")
    phone.tap(phone.page.locator("[data-set='1'] summary").locator("visible=true"))
    phone.page.locator("[data-set='1'] [name=reps]").locator("visible=true").fill("8")
    phone.tap(phone.button("Save the change"))
    expect(phone.page.locator("[data-set='1'] [data-set-words]").locator("visible=true")).to_have_text("8 × 12 kg")
    phone.tap(phone.button("Add a set"))
    expect(progress(phone)).to_have_text("1 of 6 sets")
    do(phone, "Set 2 done")
    do(phone, "Set 3 done")
    do(phone, RIGHT)
    expect(progress(phone)).to_have_text("4 of 6 sets")
    expect(phone.page.get_by_role("heading", name="Quad stretch")).to_be_visible()
    phone.tap(phone.button("Look back at Goblet squat"))
    phone.tap(phone.page.locator(".session-set summary", has_text="Set 4").locator("visible=true"))
    phone.tap(phone.button("Not done").locator("visible=true").last)
    expect(progress(phone)).to_have_text("3 of 6 sets")
    phone.tap(phone.button("Leave this set out"))
    expect(progress(phone)).to_have_text("3 of 5 sets")
    expect(phone.page.get_by_role("heading", name="Quad stretch")).to_be_visible()
    wait_for(lambda: [state(ana, session)[name] for name in ("setsDone", "reps", "sets")] == [3, 28, 5])


def test_stopping_keeps_what_was_done(open_session: Phone, ana: Member, session: dict):
    open_session.tap(open_session.button("Set 1 done"))
    open_session.tap(open_session.button("Pause"))
    open_session.tap(open_session.button("Stop here and keep what I did"))
    open_session.shown("You stopped here. What you did counts.")
    assert (state(ana, session)["status"], state(ana, session)["setsDone"]) == ("stopped", 1)


def test_the_end_of_a_rest_is_told(program: Program, phone: Phone, ana: Member):
    plan = json.loads(json.dumps(PLAN))
    plan["phases"][1]["items"][0]["restSeconds"] = 2
    session = begin(program, ana, plan)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    phone.tap(phone.button("Skip the rest of it"))
    expect(phone.page.get_by_role("heading", name="Goblet squat")).to_be_visible()
    phone.page.evaluate("document.querySelector('[data-session]').addEventListener('spotter:rest-over', () => { window.told = true })")
    do(phone, "Set 1 done")
    expect(phone.page.locator("[data-rest]")).to_be_visible()
    phone.page.wait_for_function("() => window.told === true")
    expect(phone.page.locator("[data-rest]")).to_be_hidden()


def script(phone: Phone, name: str) -> str:
    """The address of one of the page's modules."""
    return phone.page.locator("script[src$='js/app.js']").get_attribute("src").replace("app.js", name)


RUN_CASE = """
    async ([names, { script, exercises, events, looks }]) => {
        const [{ apply }, from, { restEnds }, { energy }, { formulas }] = await Promise.all(names.map(name => import(name)));
        const ways = await formulas();
        const facts = { body: script.body, items: script.phases.flatMap(({ items }) => items) };
        const state = { exercises: structuredClone(exercises), ticks: [], pulse: [] };
        const outcomes = events.map(event => apply(state, event));
        return { outcomes, state, looks: looks.map(({ at }) => ({
            at, ran: from.ran(state, at), restEnds: restEnds(state, at), paused: from.isPaused(state),
            current: from.current(state), done: from.doneCount(state), shown: from.shownCount(state),
            kilocalories: ways && energy(state, facts, from.ran(state, at) / 1000, ways).kilocalories,
        })) };
    }
"""


@pytest.fixture(scope="module")
def modules(browser, program: Program):
    """A page whose scripts can be asked one by one; it may compile WebAssembly, as only pages of a workout may."""
    context = browser.new_context(bypass_csp=True)
    phone = Phone(context, program.url)
    phone.go("/")
    yield phone
    phone.close()


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_browser_conducts_as_the_server_does(modules: Phone, case: dict):
    parts = ("session-state", "session-derived", "session-rests", "session-energy", "formulas")
    names = [script(modules, f"{name}.js") for name in parts]
    answer = modules.page.evaluate(RUN_CASE, [names, case])
    looks = [{name: value for name, value in look.items() if value is not None} for look in answer["looks"]]
    burned = [look.pop("kilocalories", None) for look in looks]
    told = [look.pop("kilocalories") for look in (dict(look) for look in case["looks"])]
    assert answer["outcomes"] == case["outcomes"]
    assert answer["state"] == case["state"]
    assert looks == [{name: value for name, value in look.items() if name != "kilocalories"} for look in case["looks"]]
    assert burned == pytest.approx(told, abs=0.001)


def test_the_browser_counts_plates_as_the_server_does(modules: Phone):
    words = modules.page.evaluate(
        "async ([module, cases]) => { const { plateWords } = await import(module);"
        " return cases.map(({ weight, unit }) => plateWords(weight, unit)); }",
        [script(modules, "plates.js"), PLATES],
    )
    assert words == [case["words"] for case in PLATES]


# Flags and values as in the Heart Rate Service 1.0, section 3.1.1, and the GATT supplement's 3.106: bit 0 wide values,
# bits 1 and 2 contact, bit 3 energy, bit 4 intervals of 1/1024 s.
@pytest.mark.parametrize(("flags", "value", "read"), [
    ("00", "48", {"beats": 72, "intervals": []}),
    ("01", "2c 01", {"beats": 300, "intervals": []}),
    ("06", "50", {"beats": 80, "contact": True, "intervals": []}),
    ("04", "50", {"beats": 80, "contact": False, "intervals": []}),
    ("08", "64 e8 03", {"beats": 100, "kilojoules": 1000, "intervals": []}),
    ("10", "3c 00 04 00 02", {"beats": 60, "intervals": [1000, 500]}),
    ("1f", "78 00 0a 00 00 04", {"beats": 120, "contact": True, "kilojoules": 10, "intervals": [1000]}),
    ("10", "3c 00", {"beats": 60, "intervals": []}),
    ("01", "3c", None),
    ("08", "3c 01", None),
])
def test_a_strap_is_read_as_the_specification_says(modules: Phone, flags: str, value: str, read: dict | None):
    answer = modules.page.evaluate(
        "async ([module, bytes]) => (await import(module)).heartRate(new DataView(new Uint8Array(bytes).buffer)) ?? null",
        [script(modules, "heart-rate.js"), list(bytes.fromhex(flags + value))],
    )
    assert answer == read


ENERGY = "async ([energy, formulas, state, facts, seconds]) => (await import(energy)).energy(state, facts, seconds, await (await import(formulas)).formulas())"


@pytest.mark.parametrize("beats", [None, 96, 141.5])
def test_server_and_browser_count_the_same_energy(open_session: Phone, ana: Member, session: dict, beats: float | None):
    tell(ana, session, "completeSet", exercise=1, set="1")
    tell(ana, session, "completeSet", exercise=2, set="1", reps=12)
    now = state(ana, session)["now"]
    if beats:
        tell(ana, session, "heartRate", at=now, beats=beats)
    told = tell(ana, session, "stop")
    facts = json.loads(open_session.page.locator("[data-session]").get_attribute("data-facts"))
    modules = [script(open_session, name) for name in ("session-energy.js", "formulas.js")]
    answer = open_session.page.evaluate(ENERGY, [*modules, told["conduct"], facts, told["seconds"]])
    assert answer["way"] == told["kcalWay"] == ("heart-rate" if beats else "equivalents")
    assert answer["kilocalories"] > 0
    assert round(answer["kilocalories"], 1) == pytest.approx(told["kcal"], abs=0.051)


def say_42_kcal(phone: Phone) -> None:
    """The server's number, told apart from the page's own."""
    def answer(route) -> None:
        response = route.fetch()
        route.fulfill(response=response, json=response.json() | {"kcal": 42})

    phone.page.route("**/sessions/*/events", answer)


def test_a_page_without_the_formulas_shows_the_servers_numbers(new_phone, ana: Member, session: dict):
    phone = new_phone(service_workers="block")
    say_42_kcal(phone)
    phone.page.route("**/formulas.wasm", lambda route: route.fulfill(status=404))
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    phone.tap(phone.button("Set 1 done"))
    expect(phone.page.locator("[data-energy]")).to_have_text("42 kcal")


def test_energy_is_counted_on_the_page_itself(new_phone, ana: Member, session: dict):
    phone = new_phone(service_workers="block")
    say_42_kcal(phone)
    phone.log_in(ana).go(f"/sessions/{session['id']}")
    with phone.page.expect_response("**/sessions/*/events"):
        phone.tap(phone.button("Set 1 done"))
    expect(progress(phone)).to_have_text("1 of 5 sets")
    phone.has_sent()
    phone.waits(1_500)
    # A few of the page's own, which it counts every second.
    expect(phone.page.locator("[data-energy]")).to_have_text(re.compile(r"^\d kcal$"))


def test_a_strap_is_shown_and_kept_with_the_session(open_session: Phone, ana: Member, session: dict):
    phone = open_session
    phone.go(f"/sessions/{session['id']}?strap=simulated")
    phone.tap(phone.button("Connect a strap"))
    expect(phone.page.locator("[data-beats]")).to_have_text(re.compile(r"^\d+ bpm$"))
    phone.tap(phone.button("Set 1 done"))
    phone.waits(2_000)  # Its beats come every second.
    phone.tap(phone.button("Pause"))
    phone.tap(phone.button("Stop here and keep what I did"))
    phone.shown("beats a minute on average")
    told = state(ana, session)
    assert 80 < told["averageBeats"] <= told["highestBeats"] < 160
    assert told["kcalWay"] == "heart-rate"
