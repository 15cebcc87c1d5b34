"""Nothing typed is lost: every form waits on the phone for the network, or says beforehand that it can't (QUA-4)."""

import re

import pytest
from playwright.sync_api import expect

from days import in_days, today
from people import PASSWORD, Member
from phone import Phone
from test_buddy_profile import agree, pick, who
from test_offline import forgive_lost_requests
from waiting import wait_for

DRAFTS = "Object.keys(localStorage).filter(name => name.startsWith('spotter-draft:')).length"


@pytest.fixture
def planning(phone: Phone, ana: Member):
    """A phone where Ana plans a workout, that has just lost its network."""
    phone.log_in(ana).go("/workouts/new")
    phone.settled()
    phone.goes_offline()
    yield phone
    forgive_lost_requests(phone)


def workouts(member: Member) -> list[str]:
    return [workout["title"] for workout in member.get("/workouts")["workouts"]]


def make(phone: Phone, title: str) -> None:
    phone.field("Title").fill(title)
    phone.tap(phone.button("Make my workout").last)
    expect(phone.toasts).to_contain_text("Saved on this phone.")


def note(phone: Phone):
    return phone.page.locator(".waiting-note")


def test_a_workout_planned_offline_waits_and_is_there_once(planning: Phone, ana: Member):
    make(planning, "Legs by the lake")
    expect(note(planning)).to_contain_text("Waiting to be sent since")
    opener = planning.button("One thing waits to be sent")
    planning.tap(opener)
    expect(planning.page.get_by_role("dialog")).to_contain_text("New workout: Legs by the lake")
    planning.tap(planning.page.get_by_role("dialog").get_by_role("button", name="Close"))
    assert workouts(ana) == []

    planning.comes_online()
    expect(planning.toasts).to_contain_text("Back online. What you added is saved.")
    expect(note(planning)).to_have_count(0)
    expect(opener).to_be_hidden()
    planning.page.wait_for_url(re.compile("/workouts/[0-9a-f-]{36}$"))
    planning.shown("Legs by the lake")
    planning.has_sent()
    assert workouts(ana) == ["Legs by the lake"]


def test_a_long_form_steps_aside_while_it_waits_and_comes_back_for_another(planning: Phone, ana: Member):
    make(planning, "Legs by the lake")
    expect(planning.page.locator("main").get_by_label("Title")).to_be_hidden()
    planning.tap(note(planning).get_by_role("button", name="Fill it in again"))
    expect(planning.field("Title")).to_have_value("")
    make(planning, "Arms by the lake")
    expect(note(planning)).to_have_count(2)
    expect(planning.page.locator("main").get_by_label("Title")).to_be_hidden()
    planning.comes_online()
    expect(planning.toasts).to_contain_text("2 things you added are saved.")
    expect(planning.field("Title")).to_be_visible()
    planning.has_sent()
    assert sorted(workouts(ana)) == ["Arms by the lake", "Legs by the lake"]


def test_what_cannot_wait_beside_what_can_is_said_in_one_breath(phone: Phone, ana: Member):
    phone.log_in(ana).go("/recipes/new")
    phone.settled()
    phone.goes_offline()
    expect(phone.page.locator("[data-offline]")).to_contain_text("What you add is kept here. Looking for a food needs a network.")
    forgive_lost_requests(phone)


def test_a_search_without_a_network_says_so_and_goes_on_when_there_is_one(phone: Phone, ana: Member):
    phone.log_in(ana).go("/foods")
    phone.settled()
    phone.goes_offline()
    phone.page.get_by_role("searchbox").press_sequentially("banana")
    phone.shown("Searching needs a network.")
    phone.comes_online()
    expect(phone.page.locator("#results")).to_contain_text("Banana")
    expect(phone.page.locator(".search-note")).to_have_count(0)
    forgive_lost_requests(phone)


def test_an_answer_that_is_stored_open_waits_and_leads_on_when_it_is_sent(phone: Phone, ana: Member):
    phone.log_in(ana).go("/welcome/activity")
    phone.settled()
    phone.goes_offline()
    phone.page.locator("main form [type=radio]").nth(1).check()
    phone.tap(phone.button("Next"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    phone.comes_online()
    phone.page.wait_for_url(lambda url: not url.endswith("/welcome/activity"))
    forgive_lost_requests(phone)


def test_what_waits_can_be_removed(planning: Phone, ana: Member):
    make(planning, "Legs by the lake")
    planning.tap(note(planning).get_by_role("button", name="Remove"))
    expect(note(planning)).to_have_count(0)
    planning.comes_online()
    expect(planning.toasts).to_contain_text("You're back online.")
    planning.has_sent()
    assert workouts(ana) == []


def test_what_is_told_once_has_no_button_while_it_waits(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/diary/{today()}/readings")
    phone.settled()
    phone.goes_offline()
    phone.field("Steps of the day").fill("4000")
    phone.tap(phone.button("Save steps"))
    # Its note says what was said, not which button said it.
    expect(note(phone)).to_contain_text("4000: Waiting to be sent since")
    expect(phone.button("Save steps")).to_be_hidden()
    # Glasses add up, so one more can be told.
    expect(phone.button("+ 250 ml")).to_be_visible()
    phone.comes_online()
    expect(phone.toasts).to_contain_text("Back online. What you added is saved.")
    forgive_lost_requests(phone)


def test_what_waits_says_what_it_is(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/diary/{today()}/readings")
    phone.settled()
    phone.goes_offline()
    phone.tap(phone.button("+ 250 ml"))
    expect(note(phone)).to_contain_text("+ 250 ml: Waiting to be sent")
    phone.comes_online()
    expect(phone.toasts).to_contain_text("Back online. What you added is saved.")
    forgive_lost_requests(phone)


def test_a_verdict_goes_when_it_cannot_be_counted(phone: Phone, ana: Member):
    phone.log_in(ana).go("/goal/plan")
    phone.field("Target weight").fill("66")
    phone.field("Target day").fill(str(in_days(7 * 20)))
    verdict = phone.page.locator("#goal-verdict")
    expect(verdict).not_to_be_empty()
    phone.goes_offline()
    phone.field("Target day").fill(str(in_days(7 * 30)))
    expect(phone.page.locator("#goal-preview")).to_have_text("What this means is counted once you're online.")
    expect(verdict).to_be_empty()
    phone.comes_online()
    expect(verdict).not_to_be_empty()
    forgive_lost_requests(phone)


def test_a_workout_whose_answer_was_lost_is_there_once(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/workouts/new")
    phone.settled()

    def lose_the_answer(route) -> None:
        route.fetch(max_redirects=0)
        route.abort("connectionreset")

    phone.page.route("**/workouts", lose_the_answer, times=1)
    make(phone, "Legs by the lake")
    assert workouts(ana) == ["Legs by the lake"], "The program had it; only the answer was lost."
    phone.go("/workouts")
    expect(phone.toasts).to_contain_text("Back online. What you added is saved.")
    assert workouts(ana) == ["Legs by the lake"]
    forgive_lost_requests(phone)


def test_a_buddy_profile_written_offline_goes_out_when_back(phone: Phone, ana: Member):
    phone.log_in(ana)
    agree(phone)
    pick(phone, "What are you good at?", "Patient")
    phone.settled()
    phone.goes_offline()
    phone.field("A few words (optional)").fill("I laugh between sets.")
    phone.tap(phone.button("Next"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    expect(note(phone)).to_contain_text("Waiting to be sent")
    phone.comes_online()
    expect(phone.toasts).to_contain_text("Back online. What you added is saved.")
    phone.go("/together/profile/parts/who")
    expect(phone.field("A few words (optional)")).to_have_value("I laugh between sets.")
    forgive_lost_requests(phone)


def test_what_is_refused_opens_again_with_what_was_typed_and_why(phone: Phone, ana: Member):
    phone.log_in(ana)
    agree(phone)
    phone.settled()
    phone.goes_offline()
    phone.field("A few words (optional)").fill("I laugh between sets.")
    phone.tap(phone.button("Next"))
    expect(phone.toasts).to_contain_text("Saved on this phone.")
    phone.comes_online()
    expect(phone.page.locator(".banner[role=alert]")).to_contain_text("Not kept yet.")
    expect(phone.field("A few words (optional)")).to_have_value("I laugh between sets.")

    # Left as it is it still waits, and opens from any page.
    phone.go("/workouts")
    phone.tap(phone.button("One thing waits to be sent"))
    phone.tap(phone.button("Mend it"))
    expect(phone.field("A few words (optional)")).to_have_value("I laugh between sets.")
    who(phone)
    expect(phone.button("One thing waits to be sent")).to_be_hidden()
    forgive_lost_requests(phone)


def test_logging_in_is_refused_before_anything_is_typed(phone: Phone):
    phone.go("/log-in")
    phone.settled()
    phone.goes_offline()
    phone.shown("Logging in needs a network.")
    assert phone.page.locator("form[data-online]").evaluate("form => form.inert")
    phone.comes_online()
    expect(phone.page.locator(".online-note")).to_have_count(0)
    assert not phone.page.locator("form[data-online]").evaluate("form => form.inert")


def test_a_draft_survives_a_reload_and_a_crash_and_goes_when_it_is_sent(phone: Phone, ana: Member):
    phone.log_in(ana).go("/workouts/new")
    phone.settled()
    phone.field("Title").press_sequentially("Legs by the lake")
    wait_for(lambda: phone.page.evaluate(DRAFTS) == 1)
    phone.page.reload()
    phone.shown("Your draft from")
    expect(phone.field("Title")).to_have_value("Legs by the lake")

    phone.page.close()
    phone.page = phone.context.new_page()
    phone.go("/workouts/new")
    phone.shown("Your draft from")
    expect(phone.field("Title")).to_have_value("Legs by the lake")
    phone.tap(phone.button("Make my workout").last)
    phone.page.wait_for_url(re.compile("/workouts/[0-9a-f-]{36}$"))
    assert phone.page.evaluate(DRAFTS) == 0
    phone.go("/workouts/new")
    phone.settled()
    expect(phone.field("Title")).to_have_value("")


def test_a_goal_that_was_typed_outlives_a_reload_without_a_network(phone: Phone, ana: Member):
    phone.log_in(ana).go("/goal/plan")
    phone.settled()
    phone.page.locator("[name=target]").fill("64")
    wait_for(lambda: phone.page.evaluate(DRAFTS) == 1)
    phone.goes_offline()
    phone.page.reload()
    # The page itself says how heavy one is, and stays on no phone.
    phone.shown("We can't reach Spotter from here")
    phone.comes_online()
    # It comes by itself: a second reload at that moment would be one too many.
    expect(phone.page.get_by_text("Your draft from").first).to_be_visible(timeout=15_000)
    expect(phone.page.locator("[name=target]")).to_have_value("64")
    forgive_lost_requests(phone)


def test_an_answer_of_the_set_up_survives_a_reload_in_its_tab_only(phone: Phone, ana: Member):
    phone.log_in(ana).go("/welcome/limits")
    phone.settled()
    phone.page.locator("[name=note]").fill("My back")
    wait_for(lambda: "My back" in phone.page.evaluate("JSON.stringify({ ...sessionStorage })"))
    assert "My back" not in phone.page.evaluate("JSON.stringify({ ...localStorage })")
    phone.page.reload()
    phone.shown("Your draft from")
    expect(phone.page.locator("[name=note]")).to_have_value("My back")


def test_a_draft_goes_by_cancel(phone: Phone, ana: Member):
    phone.log_in(ana).go("/workouts/new")
    phone.settled()
    phone.field("Title").fill("Legs by the lake")
    wait_for(lambda: phone.page.evaluate(DRAFTS) == 1)
    phone.tap(phone.link("Cancel"))
    phone.page.wait_for_url(lambda url: not url.endswith("/workouts/new"))
    assert phone.page.evaluate(DRAFTS) == 0
    phone.go("/workouts/new")
    phone.settled()
    expect(phone.field("Title")).to_have_value("")


def test_what_is_set_elsewhere_wins_over_an_older_draft(phone: Phone, ana: Member):
    phone.log_in(ana).go("/workouts/new")
    phone.settled()
    phone.field("Title").fill("Legs by the lake")
    phone.page.get_by_label("Move more easily").check()
    wait_for(lambda: "Legs by the lake" in phone.page.evaluate("JSON.stringify({ ...localStorage })"))
    answer = phone.context.request.post(phone.address + "/welcome/aim", form={"aim": "get-stronger"}, max_redirects=0)
    assert answer.status < 400, answer.text()
    phone.go("/workouts/new")
    phone.shown("Your draft from")
    expect(phone.field("Title")).to_have_value("Legs by the lake")
    expect(phone.page.get_by_label("Get stronger")).to_be_checked()


def test_who_signs_up_keeps_what_they_typed_through_a_reload(phone: Phone):
    phone.go("/sign-up")
    phone.settled()
    phone.fill_sign_up("lena")
    wait_for(lambda: "lena" in phone.page.evaluate("JSON.stringify({ ...sessionStorage })"))
    phone.page.reload()
    phone.shown("Your draft from")
    expect(phone.field("First name")).to_have_value("Ana")
    expect(phone.field("Password")).to_have_value("")
    expect(phone.page.locator(".complaint")).to_have_count(0)
    for field in ("Password", "Password again"):
        phone.field(field).fill(PASSWORD)
    phone.tap(phone.button("Sign up"))
    phone.page.wait_for_url(lambda url: "/sign-up" not in url)
    assert "lena" not in phone.page.evaluate("JSON.stringify({ ...sessionStorage })")


def test_changing_units_converts_what_was_typed(phone: Phone, ana: Member):
    phone.log_in(ana).go("/welcome/body")
    phone.settled()
    for name, typed in (("height", "168"), ("weight", "72.5"), ("desired", "64")):
        phone.page.locator(f"[name={name}]").fill(typed)
    for units, fields in (
        ("lb, ft", {"height": "5", "heightInches": "6.1", "weight": "159.8", "desired": "141.1"}),
        ("st, ft", {"height": "5", "heightInches": "6.1", "weight": "11", "weightPounds": "5.8", "desired": "10", "desiredPounds": "1.1"}),
        # As it was typed, not as the inches round it.
        ("kg, cm", {"height": "168", "weight": "72.5", "desired": "64"}),
    ):
        phone.tap(phone.button(units))
        for name, value in fields.items():
            expect(phone.page.locator(f"[name={name}]")).to_have_value(value)


def test_a_draft_can_be_started_afresh_and_is_nobody_elses(phone: Phone, ana: Member, program):
    ben = Member.join(program, "ben")
    phone.log_in(ana).go("/workouts/new")
    phone.settled()
    phone.field("Title").fill("Legs by the lake")
    wait_for(lambda: phone.page.evaluate(DRAFTS) == 1)
    phone.page.reload()
    phone.shown("Your draft from")
    phone.settled()
    phone.tap(phone.button("Start afresh"))
    expect(phone.field("Title")).to_have_value("")
    phone.settled()
    assert phone.page.evaluate(DRAFTS) == 0

    phone.field("Title").fill("Legs by the lake")
    wait_for(lambda: phone.page.evaluate(DRAFTS) == 1)
    phone.log_in(ben).go("/workouts/new")
    phone.settled()
    expect(phone.field("Title")).to_have_value("")
    assert phone.page.evaluate(DRAFTS) == 0


def test_the_lines_of_a_draft_are_drawn_again(phone: Phone, ana: Member):
    phone.log_in(ana).go("/recipes/new")
    phone.settled()
    phone.field("Name").fill("Banana bread")
    phone.page.get_by_role("searchbox").press_sequentially("banana")
    phone.page.locator("#found button").first.tap()
    expect(phone.page.locator(".dish-line")).to_have_count(1)
    phone.settled()
    phone.page.reload()
    phone.shown("Your draft from")
    expect(phone.page.locator(".dish-line")).to_have_count(1)
    expect(phone.field("Name")).to_have_value("Banana bread")


def test_being_offline_is_told_wherever_one_has_scrolled_to(phone: Phone, ana: Member):
    phone.log_in(ana).go("/workouts/new")
    phone.settled()
    phone.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    phone.goes_offline()
    expect(phone.page.locator("[data-offline]")).to_be_in_viewport()
    expect(phone.page.locator("[data-offline]")).to_contain_text("You're offline.")
    phone.comes_online()
    expect(phone.toasts).to_contain_text("You're back online.")


def test_drafts_and_what_waits_hold_no_password(phone: Phone, ana: Member):
    phone.log_in(ana).go("/me/settings/password")
    phone.settled()
    phone.page.locator("input[type=password]").first.fill(PASSWORD)
    phone.waits(800)
    assert PASSWORD not in phone.page.evaluate("JSON.stringify({ ...localStorage, ...sessionStorage })")
