"""From "when could you train?" to a workout in the right free hour."""

import re
import uuid

import pytest
from playwright.sync_api import expect

from days import in_days
from people import Member
from phone import Phone


def choose_hours(phone: Phone) -> None:
    """Only tomorrow, from 17:00 to 20:00."""
    phone.go("/free-time/settings?next=/free-time")
    phone.page.get_by_text("Different on…").tap()
    for select in phone.page.locator("select[name^='windows.']").all():
        if select.is_visible():
            select.select_option("")
    phone.page.get_by_label(f"{in_days(1):%A}, from", exact=True).select_option("17:00")
    phone.page.get_by_label(f"{in_days(1):%A}, to", exact=True).select_option("20:00")
    phone.field("A workout takes").select_option(label="45 min")
    phone.field("Shower and change").select_option(label="15 min")
    phone.tap(phone.button("Save"))
    expect(phone.page.get_by_text("Your hours are kept").first).to_be_visible()


def make_a_workout(member: Member) -> None:
    body = {"requestId": str(uuid.uuid4()), "title": "Legs", "intensity": "moderate", "minutes": 30, "place": "home", "equipment": "none"}
    member.ask("POST", "/workouts", json=body).raise_for_status()


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_hours_are_chosen_a_workout_is_planned_in_them_shown_on_the_day_and_taken_back(new_phone, ana, scripts):
    make_a_workout(ana)
    phone = new_phone(java_script_enabled=scripts).log_in(ana)
    choose_hours(phone)
    phone.go(f"/free-time/weeks/{in_days(1)}")
    day = phone.page.locator(".day-list > li", has=phone.page.locator(f"a[href='/free-time/{in_days(1)}']"))
    expect(day).to_contain_text("One good slot of 1 hour or more.")
    expect(day).to_contain_text("Free 17:00–20:00")
    # As long as the workout takes, half an hour or so, and the shower.
    offer = day.get_by_role("link", name=re.compile(r"Plan 17:00–17:4\d"))
    later = "18:00–18:" + re.search(r"17:00–17:(\d\d)", offer.text_content()).group(1)
    phone.tap(offer)
    expect(phone.page.get_by_label(re.compile("^Legs"))).to_be_checked()
    phone.field("From").fill("18:00")
    phone.tap(phone.button("Plan it"))
    expect(phone.page.get_by_text(f"Legs is planned for tomorrow, {later}")).to_be_visible()
    expect(day.get_by_role("link", name=re.compile("^Legs"))).to_contain_text(later)
    phone.go(f"/diary/{in_days(1)}")
    phone.tap(phone.link(re.compile("^Legs")))
    expect(phone.page.get_by_role("heading", name=re.compile(f"^Tomorrow, {later}"))).to_be_visible()
    expect(phone.button("Start now")).to_be_visible()
    phone.tap(phone.button("Take it off the plan"))
    expect(phone.page.get_by_text("Legs is no longer planned")).to_be_visible()
    expect(day.get_by_role("link", name=re.compile("^Legs"))).to_have_count(0)
    phone.tap(phone.button("Undo"))
    expect(day.get_by_role("link", name=re.compile("^Legs"))).to_contain_text(later)


def test_a_planned_workout_is_begun_from_its_page(phone: Phone, ana: Member):
    make_a_workout(ana)
    phone.log_in(ana)
    choose_hours(phone)
    phone.go(f"/plans/new?day={in_days(1)}&at=17:30")
    phone.tap(phone.button("Plan it"))
    phone.tap(phone.link(re.compile("^Legs")))
    phone.tap(phone.button("Start now"))
    phone.page.wait_for_url(re.compile(r"/sessions/[0-9a-f-]{36}$"))
