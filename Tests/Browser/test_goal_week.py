"""A goal with more at the weekend, and what was burned."""

import re

from playwright.sync_api import expect

from days import in_days, today
from people import Member
from phone import Phone


def test_a_goal_gives_more_at_the_weekend_and_shows_it_while_one_types(phone: Phone, ana: Member):
    phone.log_in(ana).go("/goal/plan")
    phone.field("Target weight").fill("66")
    phone.field("Target day").fill(str(in_days(7 * 20)))
    phone.tap(phone.page.get_by_text("More on some days"))
    preview = phone.page.locator("#goal-preview")
    phone.field("Saturday").fill("2200")
    phone.field("Sunday").fill("2200")
    expect(preview).to_contain_text("Sun")
    expect(preview.locator(".week dd").last).to_have_text("2,200")
    phone.field("Friday").fill("300")
    expect(preview).to_contain_text("On Fridays: That would leave you 300 kcal a day.")
    phone.field("Friday").fill("")
    expect(preview.locator(".week dd").last).to_have_text("2,200")
    phone.tap(phone.button("Set this goal"))
    phone.page.wait_for_url("**/goal")
    week = [day["kcal"] for day in ana.get("/goal")["week"]]
    assert week[5:] == [2200, 2200] and len(set(week[:5])) == 1
    saturday = in_days((5 - today().weekday()) % 7)
    assert ana.get(f"/diary/{saturday}")["goal"]["kcal"] == 2200


def test_a_walk_is_added_changed_removed_and_brought_back(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/diary/{today()}")
    phone.tap(phone.link(re.compile("Energy burned")))
    phone.page.get_by_label("What did you do?").select_option("walking")
    phone.field("For how long?").fill("30")
    phone.tap(phone.button("Add it"))
    phone.shown("by the activity table")
    walked = ana.get(f"/energy/{today()}")["burned"]
    assert walked > 100
    phone.tap(phone.link(re.compile("Walking briskly")))
    phone.page.get_by_label(re.compile("^Heart rate")).fill("130")
    phone.tap(phone.button("Save"))
    phone.shown("by heart rate")
    phone.tap(phone.link(re.compile("Walking briskly")))
    phone.tap(phone.button("Remove it"))
    expect(phone.toasts).to_contain_text("removed")
    assert ana.get(f"/energy/{today()}")["burned"] == 0
    phone.tap(phone.button("Undo"))
    expect(phone.toasts).to_contain_text("is back")
    assert ana.get(f"/energy/{today()}")["burned"] > 0
    phone.go(f"/diary/{today()}")
    phone.shown(re.compile("kcal burned, .* of it added"))


def test_a_glass_of_water_is_one_tap(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/diary/{today()}/readings")
    phone.tap(phone.button("+ 250 ml"))
    phone.shown("250 ml so far")
    phone.tap(phone.button("+ 500 ml"))
    phone.shown("750 ml so far")
    phone.field("Steps of the day").fill("8500")
    phone.tap(phone.button("Save steps"))
    expect(phone.field("Steps of the day")).to_have_value("8500")
    assert ana.get(f"/readings/{today()}")["millilitres"] == 750


def test_without_a_network_a_goal_waits_and_no_proposal_is_spoken_of_where_none_is_made(phone: Phone, ana: Member):
    phone.log_in(ana).go("/goal/plan")
    phone.settled()
    phone.goes_offline()
    expect(phone.page.get_by_text("You're offline. What you add is kept here.", exact=True)).to_be_visible()
    expect(phone.page.locator(".online-note")).to_have_count(0)
    phone.comes_online()
