"""An administrator's morning: what waits, somebody found, suspended and let back in, an invitation, and the log."""

import re

import pytest
from playwright.sync_api import expect

from access import troubles
from people import Member
from program import command


@pytest.fixture
def morning(program) -> tuple[Member, Member]:
    """An administrator, and a member to look after."""
    mo, ben = Member.join(program, "mo", firstName="Mo"), Member.join(program, "ben", firstName="Ben")
    made = command("admin", "make", mo.screen_name, data=program.data)
    assert made.returncode == 0, made.stdout
    return mo, ben


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
