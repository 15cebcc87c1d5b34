"""A week of a mission: begun, done on some days, seen on Today, ended and taken back; and one proposed to a buddy."""

import re

from playwright.sync_api import expect

from access import troubles
from buddies import befriend
from days import in_days, today
from people import Member
from phone import Phone
from program import Program
from ways import astray


def well(phone: Phone):
    assert troubles(phone) == []
    assert astray(phone) == []


def test_a_week_of_a_mission(phone: Phone, ana: Member):
    phone.log_in(ana).go("/motivation/missions")
    phone.shown("Nothing under way")
    well(phone)
    phone.tap(phone.link(re.compile("^Steps")))
    well(phone)
    phone.field("Steps a day").fill("6000")
    phone.field("On how many days").fill("3")
    phone.tap(phone.button("Begin"))
    phone.shown("Choose 7 to 365 days.")
    well(phone)
    phone.field("On how many days").fill("7")
    phone.tap(phone.button("Begin"))
    expect(phone.toasts).to_contain_text("It begins")
    phone.shown("0 of 7 days")
    well(phone)

    ana.ask("PUT", f"/steps/{today()}", json={"steps": 6400}).raise_for_status()
    ana.ask("PUT", f"/steps/{in_days(-1)}", json={"steps": 9000}).raise_for_status()
    phone.go("/motivation")
    phone.shown("1 of 7 days")
    well(phone)
    phone.go("/diary")
    phone.tap(phone.link(re.compile("6,000 steps a day")))
    phone.shown("1 of 7 days")

    phone.tap(phone.button("End this mission"))
    expect(phone.toasts).to_contain_text("What you did stays done")
    phone.tap(phone.button("Undo"))
    expect(phone.toasts).to_contain_text("It runs on")
    phone.tap(phone.button("End this mission"))
    phone.go("/motivation/missions")
    phone.shown("Before")
    well(phone)
    assert ana.get("/motivation/missions")["past"][0]["amount"] == 1


def test_a_buddy_goes_along(new_phone, program: Program, ana: Member):
    ben = Member.join(program, "ben", firstName="Ben")
    befriend((ana, ben))
    mission = {"kind": "logging", "times": 10}
    ana.ask("POST", "/motivation/missions", json=mission).raise_for_status()
    hers, his = new_phone().log_in(ana), new_phone().log_in(ben)
    hers.go("/motivation/missions")
    hers.tap(hers.link(re.compile("10 days with a full diary")))
    well(hers)
    hers.tap(hers.button("Propose it"))
    expect(hers.toasts).to_contain_text("Proposed")
    his.go("/motivation/missions")
    his.tap(his.link(re.compile("proposes it to you")))
    well(his)
    his.field("On how many days").fill("7")
    his.tap(his.button("Begin"))
    expect(his.toasts).to_contain_text("It begins")
    his.shown("7 days with a full diary")
    hers.go("/notices")
    hers.shown("goes along with the mission you proposed")
