"""An administrator's morning: what waits and is decided and undone, somebody found, an event, an invitation, the house."""

import re
import uuid

import pytest
from playwright.sync_api import expect

from access import troubles
from buddies import befriend
from days import in_days
from people import Member
from program import command


@pytest.fixture
def morning(program) -> tuple[Member, Member]:
    """An administrator, and a member to look after."""
    mo, ben = Member.join(program, "mo", firstName="Mo"), Member.join(program, "ben", firstName="Ben")
    made = command("admin", "make", mo.screen_name, data=program.data)
    assert made.returncode == 0, made.stdout
    return mo, ben


def test_what_is_switched_off_without_a_reason_says_with_the_field_what_is_missing(new_phone, morning):
    mo, _ = morning
    theirs = new_phone().log_in(mo)
    theirs.go("/admin/switches")
    part = theirs.page.locator("li.card details").first
    theirs.tap(part.locator("summary"))
    part.get_by_label("Why").fill(" ")
    theirs.tap(part.get_by_role("button", name="Switch it off"))
    expect(part.get_by_label("Why")).to_have_accessible_description(re.compile("[Ww]hy"))
    assert troubles(theirs) == []


def test_an_administrator_looks_after_the_house(new_phone, morning):
    mo, ben = morning
    theirs, his = new_phone().log_in(mo), new_phone().log_in(ben)

    theirs.go("/admin")
    theirs.shown("Waiting")
    assert troubles(theirs) == []

    theirs.go("/admin/members")
    theirs.page.locator("input[name=q]").fill(ben.screen_name)
    theirs.page.locator("input[name=q]").press("Enter")
    theirs.tap(theirs.page.locator("a.row", has_text=ben.screen_name).first)
    theirs.shown("Last seen")
    assert troubles(theirs) == []
    theirs.tap(theirs.page.locator("a.row", has_text="Suspend"))
    theirs.field("Why").fill("Be kind to others.")
    theirs.page.get_by_label("For how long").select_option("7")
    assert troubles(theirs) == []
    theirs.tap(theirs.button("Suspend"))
    expect(theirs.toasts).to_contain_text("suspended")
    his.go("/me/suspension")
    his.shown("Be kind to others.")
    theirs.tap(theirs.button("Undo"))
    expect(theirs.toasts).to_contain_text("back in")

    theirs.go("/admin/sign-up")
    theirs.field("Whom is it for?").fill("Ana")
    assert troubles(theirs) == []
    theirs.tap(theirs.button("Make a link"))
    expect(theirs.page.locator("code.secret")).to_contain_text(re.compile(r"/sign-up\?invitation="))

    theirs.go("/admin/announcements")
    theirs.field("What you want to say").fill("The gym is closed on Sunday.")
    theirs.field("Why").fill("A new floor")
    assert troubles(theirs) == []
    theirs.tap(theirs.button("Look at it first"))
    theirs.shown("Everybody:")
    assert troubles(theirs) == []

    for path in [
        "/admin/house", "/admin/log", "/admin/events", "/admin/switches", "/admin/suspensions", "/admin/texts",
        "/admin/contributions",
    ]:
        theirs.go(path)
        assert troubles(theirs) == [], path
    theirs.go("/admin/log?q=kind+to")
    theirs.shown("Be kind to others.")
    assert his.go("/admin").status == 403


@pytest.fixture
def waiting(morning) -> tuple[Member, Member]:
    """The same two; a report about Ben and a food of his wait, and an event is to come."""
    mo, ben = morning
    ana, food = Member.join(mo.program, "ana"), str(uuid.uuid4())
    for member in (mo, ana, ben):
        member.log_in().ask("PUT", "/guidelines", json={"version": 1}).raise_for_status()
    befriend((ana, ben))
    ana.ask("POST", "/reports", json={"memberId": ben.get("/me")["id"], "reason": "spam", "words": "All day long"}).raise_for_status()
    ben.ask("POST", "/foods", json={"requestId": food, "name": "Rye bar", "energy": 410}).raise_for_status()
    ben.ask("POST", f"/foods/own-{food}/offer").raise_for_status()
    run = {
        "requestId": str(uuid.uuid4()), "name": "Run by the lake", "place": "Lake", "zone": "UTC", "startDay": str(in_days(2)),
        "startTime": "18:00", "endTime": "19:30", "points": 10, "ages": "adults",
    }
    mo.ask("POST", "/events", json=run).raise_for_status()
    return mo, ben


def test_what_waits_is_decided_and_taken_back_at_once(new_phone, waiting):
    mo, ben = waiting
    phone = new_phone().log_in(mo)

    phone.go("/admin")
    phone.tap(phone.link(re.compile("1 report")))
    phone.tap(phone.page.locator("a.row", has_text=ben.screen_name))
    phone.shown("All day long")
    expect(phone.button("Dismiss")).to_be_disabled()
    phone.field("Why").fill("Once a day is enough.")
    phone.tap(phone.button(re.compile("^Warn")))
    expect(phone.toasts).to_contain_text("Everybody whom it concerns is told")
    phone.tap(phone.button("Undo"))
    expect(phone.toasts).to_contain_text("The report waits again")
    assert all("Once a day" not in notice["text"] for notice in ben.get("/notices")["notices"])
    phone.field("Why").fill("It was a joke.")
    phone.tap(phone.button("Dismiss"))
    expect(phone.toasts).to_contain_text("Done.")

    phone.go("/admin")
    phone.tap(phone.link(re.compile("1 food to review")))
    phone.tap(phone.link(re.compile("Rye bar")))
    phone.tap(phone.button("Accept for everybody"))
    expect(phone.toasts).to_contain_text("Everybody finds Rye bar now")
    phone.tap(phone.button("Undo"))
    expect(phone.toasts).to_contain_text("It waits again")
    phone.field("Or say why not").fill("It is there already.")
    phone.tap(phone.button("Refuse"))
    expect(phone.toasts).to_contain_text("stays its owner's alone")
    phone.go("/admin")
    phone.shown("Nothing waits for you.")

    phone.go("/admin/events")
    phone.tap(phone.link(re.compile("Run by the lake")))
    assert troubles(phone) == []
    phone.tap(phone.link("Cancel the event"))
    phone.field("Why").fill("A storm is coming.")
    phone.tap(phone.button("Cancel it"))
    phone.tap(phone.button("Undo"))
    expect(phone.toasts).to_contain_text("It takes place after all")

    phone.go("/admin/sign-up")
    phone.field("Whom is it for?").fill("Cleo")
    phone.tap(phone.button("Make a link"))
    phone.tap(phone.link("End the invitation for Cleo"))
    phone.field("Why").fill("She moved away.")
    assert troubles(phone) == []
    phone.tap(phone.button("End it"))
    phone.tap(phone.button("Undo"))
    expect(phone.toasts).to_contain_text("That link counts again")
    expect(phone.link("End the invitation for Cleo")).to_be_visible()

    phone.go("/admin/announcements")
    phone.field("What you want to say").fill("A slip of the thumb")
    phone.field("Why").fill("News")
    phone.tap(phone.button("Look at it first"))
    phone.tap(phone.button("Send it"))
    phone.tap(phone.button(re.compile("^Take back")))
    expect(phone.toasts).to_contain_text("Nobody was told")

    phone.go("/admin/house")
    for words in ["Build", "Database", "Stored", "nothing failed since the start"]:
        phone.shown(words)
    for words in ["Once a day is enough.", "took back a decision about", "She moved away."]:
        phone.go(f"/admin/log?q={words.replace(' ', '+')}")
        phone.shown(re.compile(re.escape(words)))
