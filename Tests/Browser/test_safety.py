"""Somebody is out of line: blocked, reported with what they wrote, suspended, and let back in."""

import datetime
import re

import pytest
from playwright.sync_api import expect

from access import troubles
from buddies import befriend
from people import PASSWORD, Member
from program import command


@pytest.fixture
def quarrel(program) -> tuple[Member, Member, Member, str]:
    """An administrator, and two buddies of whom one wrote something ugly."""
    mo, ana, ben = Member.join(program, "mo", firstName="Mo"), Member.join(program), Member.join(program, "ben", firstName="Ben")
    made = command("admin", "make", mo.screen_name, data=program.data)
    assert made.returncode == 0, made.stdout
    [chat] = befriend((ana, ben))
    for number, text in enumerate(["Hello Ana", "You weakling"]):
        client = f"5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c2d0{number}"
        ben.ask("POST", f"/chats/{chat}/messages", json={"clientId": client, "text": text}).raise_for_status()
    return mo, ana, ben, chat


def test_messages_are_reported_and_their_writer_is_suspended_and_let_back_in(new_phone, quarrel):
    mo, ana, ben, chat = quarrel
    hers, his, theirs = new_phone().log_in(ana), new_phone().log_in(ben), new_phone().log_in(mo)

    hers.go(f"/together/chats/{chat}")
    hers.page.get_by_label("More about this chat").click()
    hers.tap(hers.link("Report"))
    hers.shown("What is wrong with what Ben does?")
    assert troubles(hers) == []
    hers.tap(hers.page.get_by_text("They insult, threaten"))
    hers.tap(hers.page.get_by_text("You weakling"))
    hers.field("In your own words").fill("He won't stop.")
    hers.tap(hers.page.get_by_text("Block Ben too"))
    hers.tap(hers.button("Send"))
    expect(hers.toasts).to_contain_text("Thank you for telling us.")
    hers.go("/together/blocks")
    hers.shown("Ben")
    assert troubles(hers) == []
    assert his.go(f"/together/chats/{chat}").status == 404

    theirs.go("/admin/reports")
    assert troubles(theirs) == []
    theirs.tap(theirs.page.locator("a.row", has_text=ben.screen_name).first)
    theirs.shown("You weakling")
    expect(theirs.page.get_by_text("Hello Ana")).to_have_count(0)
    assert troubles(theirs) == []
    expect(theirs.button("Suspend")).to_be_disabled()
    theirs.field("Why").fill("Be kind to others.")
    theirs.tap(theirs.button("Suspend"))
    expect(theirs.toasts).to_contain_text("Done.")

    his.go("/diary")
    his.tap(his.link("Why, and how to appeal"))
    his.shown("Be kind to others.")
    expect(his.page.get_by_role("link", name="Appeal", exact=True)).to_have_attribute("href", re.compile("^mailto:"))
    assert troubles(his) == []
    assert ben.ask("PATCH", "/me", json={"firstName": "Benno"}).status_code == 403
    assert ben.ask("GET", "/export").status_code == 200

    theirs.go("/admin/suspensions")
    assert troubles(theirs) == []
    theirs.tap(theirs.page.locator("a.row", has_text=ben.screen_name))
    theirs.field("Why").fill("They said sorry.")
    theirs.field("Your password").fill(PASSWORD)
    assert troubles(theirs) == []
    theirs.tap(theirs.button("Let them back in"))
    expect(theirs.toasts).to_contain_text("can meet others again")
    his.go("/diary")
    expect(his.page.get_by_text("Your account is suspended")).to_have_count(0)

    hers.go("/together/blocks")
    hers.tap(hers.button("Unblock Ben"))
    hers.shown("You blocked nobody")


def test_a_block_is_explained_first_and_ends_the_chat_without_a_word(new_phone, quarrel):
    _, ana, ben, chat = quarrel
    hers, his = new_phone().log_in(ana), new_phone().log_in(ben)
    hers.go(f"/together/chats/{chat}")
    hers.page.get_by_label("More about this chat").click()
    hers.tap(hers.link("Block"))
    hers.shown("Block this person?")
    assert troubles(hers) == []
    told = len(ben.get("/notices")["notices"])
    hers.tap(hers.button("Block"))
    expect(hers.toasts).to_contain_text("Blocked.")
    for phone in (hers, his):
        assert phone.go(f"/together/chats/{chat}").status == 404
    his.go("/together/chats")
    his.shown("No chats yet")
    assert len(ben.get("/notices")["notices"]) == told


def test_a_chat_rests_while_one_of_the_two_is_under_18(new_phone, program, quarrel):
    _, ana, ben, chat = quarrel
    hers, young = new_phone().log_in(ana), datetime.date.today().replace(day=1) - datetime.timedelta(days=17 * 365)
    assert command("admin", "birthday", ben.screen_name, young, data=program.data).returncode == 0
    assert hers.go(f"/together/chats/{chat}").status == 404
    hers.go("/together/chats")
    hers.shown("Resting")
    assert troubles(hers) == []
    hers.tap(hers.link("Report Ben"))
    hers.shown("What is wrong with what Ben does?")
