"""What somebody had, said in a sentence: a list that is checked, changed and logged at once."""

import re

from playwright.sync_api import expect

from days import today
from people import Member
from phone import Phone

SAID = "two eggs, toast with butter, a mug of black coffee and 3 slices of zorbly cake for lunch"


def line(phone: Phone, said: str):
    """What a part of the sentence became."""
    return phone.page.locator("#sentence-list .dish-line").filter(has_text=f"“{said}”")


def test_a_sentence_is_checked_changed_and_in_the_diary(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/diary/{today()}")
    phone.tap(phone.meal("Breakfast").get_by_role("link", name="Add"))
    phone.tap(phone.link("Say it in a sentence"))
    phone.field("What did you have?").fill(SAID)
    phone.tap(phone.button("Make a list"))
    # The meal that was named, not that of the button it began with.
    expect(phone.page.get_by_label("Meal", exact=True)).to_have_value("Lunch")
    eggs, coffee, cake = (line(phone, said) for said in ("eggs", "black coffee", "zorbly cake"))
    expect(eggs.get_by_label("Amount of")).to_have_value("2")
    expect(coffee.get_by_label("Unit of")).to_have_value("1 mug")
    # What is unsure asks: not ticked, with the next best open beneath.
    expect(cake).to_contain_text("please check")
    expect(cake.get_by_role("checkbox")).not_to_be_checked()
    expect(cake.get_by_role("radio", checked=True)).to_have_count(0)
    total = phone.page.locator("#sentence-sum")
    before = total.inner_text()
    choice = cake.locator(".choice").nth(1)
    chosen = choice.locator(".choice-title").inner_text()
    phone.tap(choice)
    expect(cake.locator(".row")).to_contain_text(chosen)
    expect(cake.get_by_role("checkbox")).to_be_checked()
    expect(total).not_to_have_text(before)
    coffee.get_by_role("checkbox").uncheck()
    phone.tap(phone.button("Log these"))
    lunch = phone.meal("Lunch")
    for food in ("Egg", "toast", chosen):
        expect(lunch).to_contain_text(food)
    expect(lunch).not_to_contain_text("Coffee")
    phone.tap(phone.toasts.get_by_role("button", name="Undo"))
    expect(lunch).not_to_contain_text(re.compile("Egg"))


def test_the_proposed_food_is_taken_by_a_tap_and_arrow_keys_go_on_from_it(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/diary/sentences/new?day={today()}&meal=Lunch&text=3+slices+of+zorbly+cake")
    cake = line(phone, "zorbly cake")
    expect(phone.button("Log these")).to_be_disabled()
    proposed, next_best = cake.get_by_role("radio").nth(0), cake.get_by_role("radio").nth(1)
    phone.tap(cake.locator(".choice").nth(0))
    expect(cake.get_by_role("checkbox")).to_be_checked()
    expect(proposed).to_be_checked()
    expect(cake).not_to_contain_text("please check")
    expect(phone.button("Log these")).to_be_enabled()
    # The list was fetched anew, and whoever has a keyboard still stands where they were.
    phone.settled()
    expect(proposed).to_be_focused()
    phone.page.keyboard.press("ArrowDown")
    expect(next_best).to_be_checked()
    expect(next_best).to_be_focused()
    cake.get_by_role("checkbox").uncheck()
    expect(phone.button("Log these")).to_be_disabled()


def test_nothing_moves_under_the_finger_that_chooses(phone: Phone, ana: Member):
    said = "two+eggs,+3+slices+of+zorbly+cake,+a+mug+of+flurb+tea+and+toast"
    phone.log_in(ana).go(f"/diary/sentences/new?day={today()}&meal=Lunch&text={said}")
    cake = line(phone, "zorbly cake")
    choice = cake.locator(".choice").nth(1)
    # A choice under what is fixed at the foot would be scrolled to before it is tapped.
    choice.evaluate("choice => choice.scrollIntoView({ block: 'center' })")
    phone.settled()
    before = choice.bounding_box()
    phone.tap(choice)
    expect(cake.get_by_role("checkbox")).to_be_checked()
    phone.settled()
    assert abs(choice.bounding_box()["y"] - before["y"]) < 2


def test_without_scripts_choosing_what_an_unsure_food_is_takes_it(new_phone, ana: Member):
    phone: Phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go(f"/diary/sentences/new?day={today()}&meal=Lunch&text=two+eggs+and+3+slices+of+zorbly+cake")
    cake = line(phone, "zorbly cake")
    expect(cake.get_by_role("radio", checked=True)).to_have_count(0)
    name = cake.locator(".choice-title").nth(0).inner_text()
    phone.tap(cake.locator(".choice").nth(0))
    expect(cake.get_by_role("checkbox")).not_to_be_checked()
    phone.tap(phone.button("Log these"))
    expect(phone.meal("Lunch")).to_contain_text(name)


def test_without_scripts_a_sentence_is_logged_as_well(new_phone, ana: Member):
    phone: Phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go(f"/diary/sentences/new?day={today()}&meal=Lunch")
    phone.field("What did you have?").fill("two eggs and a banana for dinner")
    phone.tap(phone.button("Make a list"))
    phone.tap(phone.button("Log these"))
    expect(phone.meal("Dinner")).to_contain_text("Banana")
    expect(phone.meal("Lunch")).not_to_contain_text("Banana")
