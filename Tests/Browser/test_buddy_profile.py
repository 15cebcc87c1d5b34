"""From the first look at Together to a profile with a picture, as others see it."""

import re

import pytest
from playwright.sync_api import expect

from people import Member
from phone import Phone
from pictures import picture


def agree(phone: Phone) -> None:
    phone.go("/together")
    phone.tap(phone.link("Begin"))
    expect(phone.page.get_by_text("Be motivated")).to_be_visible()
    phone.tap(phone.button("I agree"))
    phone.shown("Step 1 of 4")


def pick(phone: Phone, question: str, *choices: str) -> None:
    group = phone.page.get_by_role("group", name=re.compile("^" + re.escape(question)))
    for choice in choices:
        group.get_by_label(choice, exact=True).check()


def who(phone: Phone) -> None:
    pick(phone, "What are you good at?", "Patient")
    phone.tap(phone.button("Next"))
    phone.tap(phone.link("Without a picture for now"))
    phone.shown("Step 2 of 4")


def training(phone: Phone) -> None:
    pick(phone, "What do you train for?", "Get stronger", "Make it a habit")
    pick(phone, "How do you train?", "Weights", "Walking and hiking")
    pick(phone, "How long have you been training?", "For some months")
    phone.tap(phone.button("Next"))
    phone.shown("Step 3 of 4")


def meeting(phone: Phone) -> None:
    pick(phone, "Where?", "At a gym")
    phone.page.get_by_label("Tuesday, 17–20", exact=True).check()
    phone.tap(phone.button("Next"))
    phone.shown("Step 4 of 4")


def finish(phone: Phone) -> None:
    phone.tap(phone.button("Done"))
    phone.shown("Your profile is kept")


def fill(phone: Phone) -> None:
    """All four steps, from the first."""
    who(phone)
    training(phone)
    meeting(phone)
    finish(phone)


def part(phone: Phone, name: str) -> None:
    """Opens a part from one's own card."""
    phone.go("/together/profile")
    phone.tap(phone.link(re.compile("^" + name)))


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_a_profile_is_made_in_steps_and_given_a_picture(new_phone, ana: Member, tmp_path, scripts):
    phone = new_phone(java_script_enabled=scripts).log_in(ana)
    agree(phone)
    phone.field("A few words (optional)").fill("I laugh between sets.")
    who(phone)
    phone.tap(phone.page.locator("main").get_by_role("link", name="Back"))
    expect(phone.field("A few words (optional)")).to_have_value("I laugh between sets.")
    # Whoever leaves goes on where they were.
    phone.go("/together")
    phone.tap(phone.link("Go on"))
    phone.shown("Step 2 of 4")
    training(phone)
    meeting(phone)
    finish(phone)
    part(phone, "Where and when")
    expect(phone.page.get_by_label("Tuesday, 17–20", exact=True)).to_be_checked()
    part(phone, "Who I am")
    phone.tap(phone.link(re.compile("Add a picture")))
    phone.page.get_by_label("A picture of you").set_input_files(picture(tmp_path))
    phone.tap(phone.button("Use it and show it to others"))
    phone.shown("Your picture is in")
    portrait = phone.page.get_by_role("img", name="Ana")
    expect(portrait).to_have_js_property("naturalWidth", 640)
    phone.tap(phone.button("Remove the picture"))
    phone.shown("Without a picture, others see this drawing.")
    phone.tap(phone.button("Undo"))
    expect(portrait).to_have_js_property("naturalWidth", 640)
    phone.go("/together/profile")
    phone.shown("I laugh between sets.")
    phone.shown("Evenings: Tue")
    part(phone, "What I do")
    pick(phone, "What do you train for?", "Feel healthier")
    phone.tap(phone.button("Save"))
    phone.shown("Your profile is kept")
    phone.shown("Feel healthier")


def test_what_goes_beyond_a_limit_is_disabled_until_one_is_given_back(phone: Phone, ana: Member):
    phone.log_in(ana)
    agree(phone)
    who(phone)
    goals = phone.page.get_by_role("group", name=re.compile("^What do you train for"))
    pick(phone, "What do you train for?", "Get started", "Build muscle", "Lose weight")
    expect(goals.get_by_text("3 of 3")).to_be_visible()
    expect(goals.get_by_label("Get stronger")).to_be_disabled()
    goals.get_by_label("Build muscle").uncheck()
    expect(goals.get_by_label("Get stronger")).to_be_enabled()
    expect(goals.get_by_text("2 of 3")).to_be_visible()
    phone.tap(phone.button("Next"))
    phone.shown("Choose how you like to train.")
    phone.shown("Say how long you have been training.")
    expect(goals.get_by_label("Get started")).to_be_checked()


def test_the_phone_says_where_it_is_and_only_a_square_is_kept(new_phone, ana: Member):
    phone = new_phone(geolocation={"latitude": 55.676097, "longitude": 12.568337}, permissions=["geolocation"]).log_in(ana)
    agree(phone)
    who(phone)
    training(phone)
    # A name that stood there would win over where the phone is.
    phone.field("Or a place by its name").fill("Nowherebury")
    pick(phone, "Where?", "At a gym")
    phone.tap(phone.button("Next"))
    complaint = phone.page.locator("#place-complaints .complaint")
    expect(complaint).to_have_count(0)
    phone.page.get_by_label("Tuesday, 17–20", exact=True).check()
    phone.tap(phone.button("Next"))
    expect(complaint).to_have_count(1)
    phone.tap(phone.button("Use where I am now"))
    expect(phone.field("Latitude")).to_have_value("55.68")
    expect(phone.field("Or a place by its name")).to_have_value("")
    expect(complaint).to_have_count(0)
    meeting(phone)
    finish(phone)
    part(phone, "Where and when")
    phone.shown("Kept: the square near Copenhagen")


def test_a_file_that_is_no_picture_is_refused_in_words(phone: Phone, ana: Member, tmp_path):
    phone.log_in(ana)
    agree(phone)
    fill(phone)
    phone.go("/together/profile/photo")
    file = tmp_path / "me.jpg"
    file.write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    phone.page.get_by_label("A picture of you").set_input_files(file)
    phone.tap(phone.button("Keep it to myself for now"))
    phone.shown("We read JPEG, PNG and WebP.")


def test_a_picture_that_was_refused_makes_room_for_another_at_once(phone: Phone, ana: Member, tmp_path):
    phone.log_in(ana)
    agree(phone)
    fill(phone)
    phone.go("/together/profile/photo")
    complaint = phone.page.locator("#file-complaints .complaint")
    for wrong, words in [((600, 130), "Crop it closer to a square"), ((100, 100), "Take one now")]:
        phone.page.get_by_label("A picture of you").set_input_files(picture(tmp_path, *wrong))
        phone.tap(phone.button("Use it and show it to others"))
        expect(complaint).to_contain_text(words)
    phone.page.get_by_label("A picture of you").set_input_files(picture(tmp_path))
    expect(complaint).to_have_count(0)
    phone.tap(phone.button("Use it and show it to others"))
    phone.shown("Your picture is in")


def test_what_a_step_misses_is_said_at_once_and_led_to(new_phone, ana: Member):
    phone = new_phone().log_in(ana)
    agree(phone)
    who(phone)
    training(phone)
    phone.tap(phone.button("Next"))
    banner = phone.page.locator(".banner[role=alert]")
    expect(banner).to_contain_text("Not kept yet.")
    expect(banner).to_be_in_viewport()
    expect(banner).to_be_focused()
    phone.tap(phone.link("Choose when you could train with somebody."))
    expect(phone.page.get_by_role("heading", name="When could you train with somebody?")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("steps", [(who,), (who, training)], ids=["training", "where and when"])
def test_complaints_and_the_list_of_them_go_as_they_are_mended(phone: Phone, ana: Member, steps):
    phone.log_in(ana)
    agree(phone)
    for step in steps:
        step(phone)
    phone.tap(phone.button("Next"))
    banner = phone.page.locator(".banner[role=alert]")
    expect(banner).to_contain_text("Not kept yet.")
    rows = banner.locator("li")
    left = rows.count()
    assert left >= 1
    for place in [row.get_attribute("data-complains-of") for row in rows.all()]:
        expect(banner).to_be_visible()
        phone.page.locator(f"#{place} label").first.click()
        left -= 1
        expect(rows).to_have_count(left)
        expect(phone.page.locator(f"#{place}-complaints .complaint")).to_have_count(0)
    expect(banner).to_have_count(0)
