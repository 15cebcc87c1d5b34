"""Training logged by hand and brought in from a watch, and what the diary and the week say of it."""

import re

import pytest
from playwright.sync_api import expect

from days import in_days, today
from people import Member
from phone import Phone
from program import Program

TCX = """<?xml version="1.0"?><TrainingCenterDatabase><Activities><Activity Sport="Biking">
<Lap StartTime="{start}T00:00:00Z"><TotalTimeSeconds>2700</TotalTimeSeconds><DistanceMeters>15000</DistanceMeters>
<Calories>410</Calories><AverageHeartRateBpm><Value>131</Value></AverageHeartRateBpm></Lap></Activity></Activities>
</TrainingCenterDatabase>"""


@pytest.fixture
def member(program: Program) -> Member:
    member = Member.join(program, "tara")
    member.ask("PATCH", "/me", json={"heightCm": 170, "weightKg": 70}).raise_for_status()
    return member


def test_a_run_logged_by_hand_burns_in_the_diary(phone: Phone, member: Member) -> None:
    phone.log_in(member).go("/training")
    phone.tap(phone.link(re.compile("Log an exercise")))
    phone.page.get_by_role("searchbox").fill("steady run")
    phone.button("Search").tap()
    phone.tap(phone.link(re.compile("^Steady run")))
    phone.field("Time").fill("30")
    phone.tap(phone.button("Finish"))
    expect(phone.toasts).to_contain_text("Steady run logged")
    phone.go(f"/diary/{today()}/energy")
    row = phone.link(re.compile("Steady run"))
    expect(row).to_contain_text("by METs")
    phone.tap(row)
    expect(phone.page).to_have_url(re.compile("/activities/"))
    phone.tap(phone.button("Remove it"))
    expect(phone.toasts).to_contain_text("Steady run removed")
    phone.go(f"/diary/{today()}/energy")
    expect(phone.page.get_by_text("Steady run")).to_have_count(0)
    assert not phone.complaints


def test_what_is_to_be_logged_is_found_while_it_is_typed(phone: Phone, member: Member) -> None:
    phone.log_in(member).go("/activities/new")
    phone.page.get_by_role("searchbox").fill("steady r")
    expect(phone.link(re.compile("^Steady run"))).to_be_visible()
    # The address and the kinds go with it.
    expect(phone.page).to_have_url(re.compile("q=steady"))
    expect(phone.link("Muscle training")).to_have_attribute("href", re.compile("q=steady"))
    phone.page.get_by_role("searchbox").fill("zzqx")
    expect(phone.link("Log “zzqx” all the same")).to_be_visible()


def test_a_file_of_a_watch_shows_in_the_week(phone: Phone, member: Member) -> None:
    phone.log_in(member).go("/activities/files")
    content = TCX.format(start=in_days(-(today().weekday() > 0))).encode()
    for toast in ("Ride is in", "Ride was here already"):
        phone.page.get_by_label("File").set_input_files({"name": "ride.tcx", "mimeType": "text/xml", "buffer": content})
        phone.tap(phone.button("Bring it in"))
        expect(phone.toasts).to_contain_text(toast)
        phone.go("/activities/files")
    phone.go("/training")
    expect(phone.page.get_by_role("img", name=re.compile("Minutes trained: .* 45"))).to_be_visible()
    phone.tap(phone.link("Table"))
    expect(phone.link("Ride")).to_be_in_viewport()
    phone.tap(phone.link("See more"))
    expect(phone.link(re.compile("Ride"))).to_contain_text("45 min, 15 km, 131 beats a minute")
    assert not phone.complaints


def test_panes_slide_until_touched_and_never_when_motion_is_reduced(browser, program: Program, member: Member) -> None:
    for motion, slides in (("no-preference", True), ("reduce", False)):
        context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, reduced_motion=motion)
        phone = Phone(context, program.url).log_in(member)
        phone.page.clock.install()
        phone.go("/training")
        table = phone.link("Table")
        phone.page.clock.run_for(6_000)
        phone.page.clock.resume()
        if slides:
            expect(table).to_have_attribute("aria-current", "true")
        else:
            expect(table).not_to_have_attribute("aria-current", "true")
        phone.close()
