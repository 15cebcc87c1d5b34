"""From the first page to a logged breakfast, with scripts and without."""

import re

import pytest
from playwright.sync_api import expect

from days import in_days, today
from phone import Phone

NAMES = {True: "bea", False: "cleo"}


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without scripts"])
def test_someone_signs_up_says_who_they_are_and_logs_a_breakfast(new_phone, scripts: bool):
    phone = new_phone(java_script_enabled=scripts)
    sign_up(phone, NAMES[scripts])
    answer_the_welcome(phone)
    set_a_goal(phone)
    log_two_eggs(phone, scripts)
    look_at_yesterday(phone)
    log_out_and_in(phone, NAMES[scripts])


def sign_up(phone: Phone, name: str) -> None:
    phone.go("/")
    expect(phone.page.locator("main").get_by_role("link")).to_have_count(2)
    phone.tap(phone.link("Sign up"))
    phone.fill_sign_up(name)
    phone.tap(phone.button("Sign up"))
    phone.page.wait_for_url("**/welcome/body")


def answer_the_welcome(phone: Phone) -> None:
    phone.field("Your height").fill("170")
    phone.field("Your weight today").fill("68")
    phone.page.locator("#desired").fill("64")
    phone.tap(phone.button("Next"))
    phone.page.wait_for_url("**/welcome/injuries")
    phone.tap(phone.page.locator("main").get_by_role("link", name="Back"))
    expect(phone.field("Your height")).to_have_value("170")
    phone.tap(phone.button("Next"))
    phone.page.wait_for_url("**/welcome/injuries")

    # It goes on where it was: the step left open is asked again.
    phone.go("/welcome")
    phone.page.wait_for_url("**/welcome/injuries")
    skip(phone, "limits")
    skip(phone, "aim")
    phone.page.locator("input[name=aim]").first.check()
    phone.tap(phone.button("Next"))
    phone.page.wait_for_url("**/welcome/activity")
    phone.page.locator("input[name=activity]").nth(2).check()
    phone.tap(phone.button("Next"))
    phone.page.wait_for_url("**/welcome/cycle")
    skip(phone, "about")
    phone.tap(phone.button("Skip"))
    phone.page.wait_for_url("**/together/first-picture")
    # They are too long for one line: what leads on stands first.
    on, out = phone.button("Keep this picture").bounding_box(), phone.link("Skip this for now").bounding_box()
    assert on["y"] + on["height"] <= out["y"] and on["x"] > out["x"], (on, out)
    phone.tap(phone.link("Skip this for now"))
    phone.page.wait_for_url(lambda url: url.endswith("/welcome/done?asked=on"))


def skip(phone: Phone, next_step: str) -> None:
    phone.tap(phone.button("Skip"))
    phone.page.wait_for_url(f"**/welcome/{next_step}")


def set_a_goal(phone: Phone) -> None:
    phone.tap(phone.page.locator("main").get_by_role("link", name=re.compile("goal", re.IGNORECASE)).first)
    phone.page.wait_for_url("**/goal/plan")
    phone.page.locator("#target").fill("64")
    phone.page.locator("#targetDay").fill(str(in_days(7 * 16)))
    phone.tap(phone.button("Set this goal"))
    phone.page.wait_for_url("**/goal")
    phone.shown("Your goal is set")


def log_two_eggs(phone: Phone, scripts: bool) -> None:
    phone.tap(phone.link("Today"))
    phone.tap(phone.link("Add to breakfast"))
    found = phone.search("egg")
    if not scripts:
        phone.tap(phone.button("Search"))
    first = found.first
    expect(first).to_contain_text("Egg, boiled")
    phone.tap(first)
    phone.field("Amount").fill("2")
    phone.page.get_by_label("Unit", exact=True).select_option("1 large")
    if scripts:
        expect(phone.page.locator("caption")).to_contain_text("100")
    phone.tap(phone.button("Log it"))
    phone.page.wait_for_url(f"**/diary/{today()}")
    expect(phone.toasts).to_contain_text("Egg, boiled is in your breakfast")
    expect(phone.meal("Breakfast")).to_contain_text("2 × 1 large")
    expect(phone.meal("Breakfast")).to_contain_text("155")
    expect(phone.page.locator(".ring-words")).to_have_text("kcal left")


def look_at_yesterday(phone: Phone) -> None:
    phone.tap(phone.link("Day before"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Yesterday")
    expect(phone.meal("Breakfast")).not_to_contain_text("Egg")
    phone.tap(phone.link("Day after"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Today")
    expect(phone.meal("Breakfast")).to_contain_text("Egg")


def log_out_and_in(phone: Phone, name: str) -> None:
    phone.tap(phone.page.locator(".title-bar summary"))
    phone.tap(phone.button("Log out"))
    expect(phone.link("Sign up")).to_be_visible()
    phone.go("/diary")
    phone.page.wait_for_url("**/log-in?next=**")
    phone.field("Email or screen name").fill(name.upper())
    phone.field("Password").fill("not this one")
    phone.tap(phone.button("Log in"))
    phone.shown("These two don't match.")
    phone.field("Password").fill("seven purple kettles")
    phone.tap(phone.button("Log in"))
    phone.page.wait_for_url("**/diary")
    expect(phone.meal("Breakfast")).to_contain_text("Egg, boiled")
