"""A week of a mission: begun, seen on Today, ended and taken back, reached; its photo; and missions of buddies."""

import re

from playwright.sync_api import expect

from buddies import befriend, named, write
from days import in_days, today
from people import Member
from phone import Phone
from pictures import picture
from program import Program
from ways import well


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
    # The week goes by: it began six days ago, and every day since had its steps.
    write(ana.program, [
        f"UPDATE mission SET started_on = '{in_days(-6)}' WHERE owner_id = (SELECT id FROM member WHERE {named(ana)})",
    ])
    for ago in range(1, 7):
        ana.ask("PUT", f"/steps/{in_days(-ago)}", json={"steps": 6100}).raise_for_status()
    phone.go("/motivation/missions")
    phone.tap(phone.link(re.compile("6,000 steps a day")))
    phone.shown("You got there")
    phone.shown("7 of 7 days")
    well(phone)
    phone.tap(phone.button("Finish it"))
    expect(phone.toasts).to_contain_text("Ended, and reached")
    phone.go("/motivation/missions")
    phone.shown("Before")
    well(phone)
    assert ana.get("/motivation/missions")["past"][0]["amount"] == 7
    phone.go("/motivation/points")
    phone.shown("You reached what a mission set out to: steps")


def test_a_photo_of_a_mission_keeps_its_file_when_its_day_is_changed(phone: Phone, ana: Member, tmp_path):
    ana.ask("POST", "/motivation/missions", json={"kind": "own", "words": "Swim across the lake"}).raise_for_status()
    phone.log_in(ana).go("/motivation/missions")
    phone.tap(phone.link(re.compile("Swim across the lake")))
    phone.tap(phone.link(re.compile("Take a photo")))
    well(phone)
    phone.page.locator("#photo-now").set_input_files(picture(tmp_path))
    phone.page.locator("#day").fill(str(in_days(-1)))
    phone.tap(phone.button("Keep this photo").first)
    expect(phone.toasts).to_contain_text("Kept, for you alone")
    assert ana.get("/motivation/photos")["photos"][0]["day"] == str(in_days(-1))


def test_a_photo_that_was_refused_makes_room_for_another_at_once(phone: Phone, ana: Member, tmp_path):
    phone.log_in(ana).go("/motivation/photos/new")
    complaint = phone.page.locator("#photo-now-complaints .complaint")
    for wrong, words in [((600, 130), "Crop it closer to a square"), ((100, 100), "Take one now")]:
        phone.page.locator("#photo-now").set_input_files(picture(tmp_path, *wrong))
        phone.tap(phone.button("Keep this photo").first)
        expect(complaint).to_contain_text(words)
    phone.page.locator("#photo-now").set_input_files(picture(tmp_path))
    expect(complaint).to_have_count(0)
    phone.tap(phone.button("Keep this photo").first)
    expect(phone.toasts).to_contain_text("Kept, for you alone")


def test_a_slider_shows_as_much_of_each_of_two_photos_as_it_says(phone: Phone, ana: Member, tmp_path):
    phone.log_in(ana)
    for ago in [30, 0]:
        phone.go("/motivation/photos/new")
        phone.page.locator("#photo-now").set_input_files(picture(tmp_path))
        phone.page.locator("#day").fill(str(in_days(-ago)))
        phone.tap(phone.button("Keep this photo").first)
        expect(phone.toasts).to_contain_text("Kept, for you alone")
    phone.go("/motivation/photos")
    phone.tap(phone.link("Two photos together"))
    well(phone)
    slider, later = phone.page.get_by_role("slider"), phone.page.locator(".photo-frame + .photo-frame img")
    for share in ["25", "80"]:
        slider.fill(share)
        expect(later).to_have_css("clip-path", f"inset(0px 0px 0px {share}%)")


def test_what_was_earned_is_celebrated_without_moving_for_who_wants_it_still(new_phone, ana: Member):
    ana.ask("PUT", f"/weights/{today()}", json={"kg": 70}).raise_for_status()
    phone = new_phone(reduced_motion="reduce").log_in(ana)
    phone.go("/motivation")
    celebration = phone.page.locator(".celebration").first
    expect(celebration).to_contain_text("A first number")
    expect(celebration).to_have_css("animation-name", "none")


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


def test_a_buddys_page_has_their_missions_and_the_way_to_propose_one(new_phone, program: Program, ana: Member):
    ben = Member.join(program, "ben", firstName="Ben")
    befriend((ana, ben))
    ben.ask("POST", "/motivation/missions", json={"kind": "steps", "target": 6000, "times": 7}).raise_for_status()
    ana.ask("POST", "/motivation/missions", json={"kind": "logging", "times": 10}).raise_for_status()
    his = new_phone().log_in(ben)
    his.go("/motivation/buddies")
    his.tap(his.page.get_by_label("What I set out to"))
    his.tap(his.button("Save"))
    expect(his.toasts).to_contain_text("Saved")

    hers = new_phone().log_in(ana)
    hers.go(f"/together/members/{ben.get('/me')['id']}")
    hers.shown("6,000 steps a day, on 7 days")
    well(hers)
    hers.tap(hers.link("Propose a mission"))
    hers.shown("10 days with a full diary")
    well(hers)
    hers.tap(hers.button("Propose it"))
    expect(hers.toasts).to_contain_text("Proposed")
    his.go("/motivation/missions")
    his.shown("proposes it to you")
