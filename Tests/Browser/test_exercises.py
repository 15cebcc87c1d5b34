"""Somebody looks for an exercise, leaves one out, and writes down their own (TRN-1)."""

import re

import pytest
from playwright.sync_api import expect

from people import Member
from phone import Phone


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_finding_an_exercise_and_leaving_it_out_with_a_way_back(new_phone, ana: Member, scripts: bool):
    phone: Phone = new_phone(java_script_enabled=scripts).log_in(ana)
    phone.go("/exercises")
    phone.page.get_by_role("searchbox").fill("quads")
    if not scripts:
        phone.tap(phone.button("Search"))
    expect(phone.page.locator("#results a.row").first).to_be_visible()
    phone.go("/exercises?q=bodyweight+squat")
    phone.tap(phone.link(re.compile("^Bodyweight squat")))
    phone.shown("Front of the thigh")
    phone.tap(phone.button("Leave this out for good"))
    expect(phone.toasts).to_contain_text("is left out from now on")
    phone.shown("You left this out for good")
    phone.tap(phone.button("Undo"))
    expect(phone.button("Leave this out for good")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_filters_stay_while_typing_and_what_is_typed_stays_while_filtering(new_phone, ana: Member, scripts: bool):
    phone: Phone = new_phone(java_script_enabled=scripts).log_in(ana)
    phone.go("/exercises?place=gym")
    first = phone.page.locator("#results a.row").first
    phone.page.get_by_role("searchbox").fill("pecs")
    if not scripts:
        phone.tap(phone.button("Search"))
    expect(first).to_contain_text("press")
    # What was chosen stands above the list; the choices themselves would push it off the screen.
    phone.page.locator("summary", has_text="At the gym").click()
    dumbbells = phone.page.get_by_role("link", name="Dumbbells", exact=True)
    phone.tap(dumbbells)
    expect(phone.page.get_by_role("searchbox")).to_have_value("pecs")
    phone.page.locator("summary", has_text="At the gym, Dumbbells").click()
    expect(phone.page.get_by_role("link", name="At the gym", exact=True)).to_have_attribute("aria-current", "page")
    expect(dumbbells).to_have_attribute("aria-current", "page")
    expect(first).to_contain_text("umbbell")
    phone.page.get_by_role("searchbox").fill("bicep curl")
    if not scripts:
        phone.tap(phone.button("Search"))
    expect(first).to_contain_text("Dumbbell curl")
    expect(phone.page.locator("#results")).not_to_contain_text("Barbell curl")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_place_muscle_and_gear_stay_while_typing(new_phone, ana: Member, scripts: bool):
    phone: Phone = new_phone(java_script_enabled=scripts).log_in(ana)
    phone.go("/exercises?place=home&muscle=biceps&gear=bands")
    phone.page.get_by_role("searchbox").fill("curl")
    if not scripts:
        phone.tap(phone.button("Search"))
    expect(phone.page.locator("#results a.row").first).to_contain_text("Band curl")
    phone.page.wait_for_url("**/exercises?*q=curl*")
    for left_out in ("Dumbbell", "Barbell", "Leg curl"):
        expect(phone.page.locator("#results")).not_to_contain_text(left_out)
    expect(phone.page.locator("summary", has_text="At home, Biceps, Resistance bands")).to_be_visible()


def test_the_address_follows_the_search(phone: Phone, ana: Member):
    phone.log_in(ana).go("/exercises")
    phone.page.get_by_text("Filter: place, equipment, muscle").tap()
    phone.tap(phone.page.get_by_role("link", name="At the gym", exact=True))
    searched = phone.page.get_by_role("searchbox")
    first = phone.page.locator("#results a.row").first
    searched.fill("romanian dead")
    phone.page.wait_for_url("**/exercises?*q=romanian+dead*")
    expect(first).to_contain_text("Romanian deadlift")
    phone.page.reload()
    expect(searched).to_have_value("romanian dead")
    expect(phone.page.locator("summary", has_text="At the gym")).to_be_visible()
    phone.tap(first)
    expect(phone.page.get_by_role("heading", level=1)).to_contain_text("Romanian deadlift")
    phone.page.go_back()
    expect(searched).to_have_value("romanian dead")
    expect(first).to_contain_text("Romanian deadlift")
    searched.fill("")
    phone.page.wait_for_url(re.compile(r"/exercises\?place=gym$"))


def test_writing_down_an_exercise_that_is_not_on_the_list(new_phone, ana: Member):
    phone: Phone = new_phone().log_in(ana)
    phone.go("/exercises?q=hula")
    phone.tap(phone.link("Add your own"))
    expect(phone.field("Name")).to_have_value("hula")
    phone.field("Name").fill("Hula hoop")
    phone.tap(phone.button("Save"))
    # Like nothing, and nothing else said: what is missing lies open.
    phone.shown("Choose what kind it is.")
    for label, choice in {
        "Kind": "Cardio", "How it moves": "Steady", "How you are placed": "Standing", "What it needs": "Mat, band or chair",
        "How hard it is": "Moderate: you could talk", "Whom it is for": "Anybody", "What you count": "Time",
    }.items():
        phone.field(label).select_option(label=choice)
    phone.tap(phone.button("Save"))
    phone.shown("Choose what it trains.")
    expect(phone.field("Name")).to_have_value("Hula hoop")
    for chip in ("Belly", "At home"):
        phone.page.get_by_text(chip, exact=True).tap()
    looks = phone.page.get_by_role("group", name="What it is like")
    looks.get_by_role("searchbox").fill("jumping jacks")
    looks.get_by_text("Jumping jacks", exact=True).tap()
    phone.page.get_by_role("group", name="What it clearly loads").get_by_text("Lower back").tap()
    phone.page.get_by_role("group", name="What comes with it").get_by_text("None of these").tap()
    phone.tap(phone.button("Save"))
    phone.shown("Hula hoop is yours now")
    expect(phone.page.locator("picture.figure")).to_be_visible()
    expect(phone.page.get_by_text("Lower back heavily", exact=True)).to_be_visible()
    phone.tap(phone.link("Look after it: it is yours"))
    phone.tap(phone.button("Remove this exercise"))
    expect(phone.toasts).to_contain_text("Hula hoop removed")
    phone.tap(phone.button("Undo"))
    phone.shown("Hula hoop is back")


def test_writing_down_an_exercise_that_is_like_another_takes_ten_things_to_tap_at_most(new_phone, ana: Member):
    phone: Phone = new_phone().log_in(ana)
    phone.go("/exercises/new?name=Sofa squat")
    alike = phone.page.get_by_role("group", name="What it is like")
    expect(alike.get_by_role("radio")).to_have_count(5)
    tapped = phone.page.locator("form[data-checked]").locator("input, select, textarea, summary, button:not(.spoken), a")
    assert sum(one.is_visible() for one in tapped.all()) <= 11, "ten, and Cancel"
    alike.get_by_text("Bodyweight squat", exact=True).tap()
    phone.tap(phone.button("Save"))
    phone.shown("Sofa squat is yours now")
    expect(phone.page.locator("picture.figure")).to_be_visible()
    phone.shown("You haven't said what it loads")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_exercises_are_found_by_touching_a_muscle_and_a_touch_between_two_asks_which(new_phone, ana: Member, scripts: bool):
    phone: Phone = new_phone(java_script_enabled=scripts).log_in(ana)
    phone.go("/exercises")
    phone.page.locator("summary", has_text="Touch what you want to train").click()
    phone.page.locator("a[aria-label='Belly, Side of the belly'] rect").click()
    phone.tap(phone.page.locator("#touched-core-obliques").get_by_role("link", name="Side of the belly"))
    expect(phone.page).to_have_url(re.compile("muscle=obliques$"))
    phone.page.locator("summary", has_text="Touch what you want to train").click()
    phone.page.locator("a[aria-label='Chest'] rect").click()
    expect(phone.page).to_have_url(re.compile("muscle=chest$"))
