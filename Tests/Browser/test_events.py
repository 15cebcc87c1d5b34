"""An event: made by who looks after it, joined on an invitation, full and free again, and checked in at by where one is."""

import re
import time

from playwright.sync_api import expect

from buddies import befriend, named, show, write
from days import in_days
from people import Member
from program import Program, command
from waiting import wait_for

PARK = {"latitude": 55.6812, "longitude": 12.5745}
FAR = {"latitude": -33.86, "longitude": 151.21}


def looking_after(program: Program) -> Member:
    """An administrator who agreed to the guidelines."""
    mo = Member.join(program, "mo", firstName="Mo")
    assert command("admin", "make", mo.screen_name, data=program.data).returncode == 0
    write(program, [f"INSERT INTO guideline_agreement SELECT id, 1, 0 FROM member WHERE {named(mo)}"])
    return mo.log_in()


def begins_now(event: str, program: Program) -> None:
    now = int(time.time() * 1000)
    write(program, [f"UPDATE event SET start_at = {now - 60_000}, end_at = {now + 3_600_000} WHERE id = '{event}'"])


def test_an_event_from_invitation_to_points(new_phone, program):
    mo = looking_after(program)
    ana, ben = Member.join(program), Member.join(program, "ben", firstName="Ben")
    befriend((ana, ben))
    for member in (ana, ben):
        show(member, **PARK)

    theirs = new_phone()
    theirs.log_in(mo).go("/together/events/new")
    theirs.field("Name").fill("Run in the park")
    theirs.field("Begins on").fill(str(in_days(2)))
    theirs.field("Begins at").fill("18:00")
    theirs.field("Ends at").fill("17:00")
    theirs.field("The place, in words").fill("Town park")
    theirs.tap(theirs.page.locator("summary", has_text="Type the exact place"))
    theirs.field("Latitude").fill(str(PARK["latitude"]))
    theirs.field("Longitude").fill(str(PARK["longitude"]))
    theirs.field("How many may come").fill("1")
    theirs.field("Points").fill("15")
    theirs.tap(theirs.button("Make it"))
    theirs.shown("It ends before it begins")
    theirs.field("Ends at").fill("19:30")
    theirs.tap(theirs.button("Make it"))
    theirs.shown("You look after it")
    event = theirs.path.rsplit("/", 1)[-1]

    hers = new_phone()
    hers.log_in(ana).go("/together")
    hers.tap(hers.link("Events"))
    hers.tap(hers.page.locator(f"[data-pins] a[href$='{event}']"))
    hers.tap(hers.button("Join"))
    expect(hers.toasts).to_contain_text("You're in")
    hers.tap(hers.link("Invite buddies"))
    hers.tap(hers.button("Invite Ben"))
    expect(hers.page.locator("li", has_text="Ben")).to_contain_text("Invited")

    his = new_phone(geolocation=PARK, permissions=["geolocation"])
    his.log_in(ben).go("/notices")
    his.tap(his.page.get_by_role("link", name="would like you to come").first)
    his.shown("Ana would like you to come")
    his.shown("Who comes")
    his.tap(his.button("Wait for a place"))
    his.shown("next when a place gets free")

    hers.go(f"/together/events/{event}")
    hers.tap(hers.button("I don’t come"))
    wait_for(lambda: ben.get(f"/events/{event}")["event"]["state"] == "joined")
    hers.go(f"/together/events/{event}")
    expect(hers.button("Wait for a place")).to_be_visible()
    his.go(f"/together/events/{event}")
    his.shown("You’re in.")

    begins_now(event, program)
    his.context.set_geolocation(FAR)
    his.go(f"/together/events/{event}")
    his.tap(his.button("I’m here"))
    his.shown("Come nearer, or type the code")
    his.context.set_geolocation(PARK)
    his.tap(his.button("I’m here"))
    expect(his.toasts).to_contain_text("You're here")
    his.shown("You’re here. Have fun.")
    assert ben.get(f"/events/{event}")["checkedInAt"]
    his.go("/motivation")
    his.tap(his.link(re.compile("^Your points")))
    his.shown("You were at an event")
    his.shown("15")


def test_who_trains_somewhere_is_seen_there_by_buddies(new_phone, program):
    ana, ben = Member.join(program), Member.join(program, "ben", firstName="Ben")
    befriend((ana, ben))
    show(ben, **PARK)
    show(ana, **PARK)
    now = int(time.time() * 1000)
    # The shared program has read no list of gyms, so what its pages would have written is written.
    write(program, [
        f"INSERT INTO presence (owner_id, gym_id, name, since_at, until_at) SELECT id, 'osm-node-1', 'Nordhavn Gym', {now}, {now + 10_800_000} "
        f"FROM member WHERE {named(ben)}",
    ])
    phone = new_phone()
    phone.log_in(ana).go("/together")
    phone.shown("Out now")
    phone.shown("At Nordhavn Gym now")
