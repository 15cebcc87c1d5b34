"""What fits: proposed, logged with one tap, left out and taken back."""

import re

import pytest
from playwright.sync_api import expect

from days import in_days, today
from phone import Phone


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_a_proposal_is_logged_with_one_tap_and_another_left_out(new_phone, ana, scripts: bool):
    goal = {"targetKg": 64, "targetDay": str(in_days(7 * 16))}
    ana.ask("PUT", "/goal", json=goal).raise_for_status()
    phone: Phone = new_phone(java_script_enabled=scripts).log_in(ana)
    phone.go("/diary")
    phone.tap(phone.link("What fits"))
    phone.page.wait_for_url("**/advice?day=**")
    phone.shown(re.compile(r"Left today: [\d,]+ kcal"))
    phone.tap(phone.link("Lunch"))
    phone.tap(phone.page.locator("summary", has_text="Single foods"))
    ideas = phone.page.locator("li.row-pair:not(.plate)")
    expect(ideas).to_have_count(6)
    names = [ideas.nth(place).locator(".row-title").inner_text() for place in range(6)]

    phone.tap(phone.button(f"{names[1]} is not for me"))
    phone.page.wait_for_url("**/advice?day=**")
    expect(phone.toasts).to_contain_text("We won't propose")
    phone.tap(phone.page.locator("summary", has_text="Single foods"))
    expect(ideas.filter(has_text=names[1])).to_have_count(0)
    phone.tap(phone.toasts.get_by_role("button", name="Undo"))
    phone.page.wait_for_url("**/advice")
    phone.go(f"/advice?day={today()}&meal=Lunch")
    phone.tap(phone.page.locator("summary", has_text="Single foods"))
    expect(ideas.locator(".row-title", has_text=names[1]).first).to_be_visible()

    phone.taps = 0
    phone.tap(phone.button(re.compile("^Add " + re.escape(names[0]))))
    phone.page.wait_for_url(f"**/diary/{today()}")
    assert phone.taps == 1
    expect(phone.toasts).to_contain_text("is in your lunch")
    expect(phone.meal("Lunch").locator("li")).to_have_count(2)


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_a_plate_is_logged_whole_with_one_tap_and_taken_back(new_phone, ana, scripts: bool):
    goal = {"targetKg": 64, "targetDay": str(in_days(7 * 16))}
    ana.ask("PUT", "/goal", json=goal).raise_for_status()
    phone: Phone = new_phone(java_script_enabled=scripts).log_in(ana)
    phone.go(f"/advice?day={today()}&meal=Dinner")
    plates = phone.page.locator("li.plate")
    expect(plates).to_have_count(5)
    name = plates.first.locator(".row-title").inner_text()
    phone.tap(plates.first.locator("summary"))
    things = plates.first.locator(".plate-thing")
    expect(things.first).to_be_visible()
    count = things.count()
    expect(things.locator(".row-icon")).to_have_count(count)

    phone.taps = 0
    phone.tap(phone.button(re.compile("^Log " + re.escape(name))))
    phone.page.wait_for_url(f"**/diary/{today()}")
    assert phone.taps == 1
    expect(phone.toasts).to_contain_text(f"{name} is in your dinner")
    expect(phone.meal("Dinner").locator("li")).to_have_count(count + 1)
    phone.tap(phone.toasts.get_by_role("button", name="Undo"))
    expect(phone.meal("Dinner").locator("li")).to_have_count(1)


def test_a_reminder_is_switched_on(new_phone, ana):
    phone: Phone = new_phone().log_in(ana)
    phone.go("/me/settings")
    phone.tap(phone.link("How you are told"))
    phone.tap(phone.link("Reminders of the day"))
    phone.page.wait_for_url("**/me/reminders")
    card = phone.page.get_by_role("group", name="Lunch")
    card.get_by_role("checkbox").check()
    card.get_by_label("Time").fill("12:45")
    phone.tap(phone.button("Save"))
    phone.page.wait_for_url("**/notices/settings")
    phone.go("/me/reminders")
    expect(card.get_by_role("checkbox")).to_be_checked()
    expect(card.get_by_label("Time")).to_have_value("12:45")
