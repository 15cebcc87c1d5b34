"""Two-step log-in: set up on a phone, asked for at the next log-in, and a recovery code when the phone is gone."""

import re

from playwright.sync_api import expect

import authenticator
from access import troubles
from people import PASSWORD, Member
from phone import Phone


def log_out(phone: Phone) -> None:
    phone.tap(phone.page.locator(".title-bar summary"))
    phone.tap(phone.button("Log out"))
    expect(phone.link("Sign up")).to_be_visible()


def type_the_password(phone: Phone, member: Member) -> None:
    """Asks for a page, and gets as far as the password leads."""
    phone.go("/me/settings")
    phone.page.wait_for_url("**/log-in?next=**")
    phone.field("Email or screen name").fill(member.screen_name)
    phone.field("Password").fill(PASSWORD)
    phone.tap(phone.button("Log in"))
    phone.shown("One more step")


def test_a_code_is_asked_after_the_password_and_a_recovery_code_stands_in_for_a_lost_phone(phone: Phone, program):
    ana = Member.join(program)
    phone.log_in(ana).go("/me/settings")
    phone.tap(phone.link(re.compile("^Two-step log-in")))
    expect(phone.page.get_by_role("img", name="The key for your authenticator app, to be scanned")).to_be_visible()
    assert troubles(phone) == []
    key = phone.page.locator("#key").inner_text()
    app = phone.link("Open the app on this phone").get_attribute("href")
    assert app.startswith("otpauth://totp/Spotter:") and key.replace(" ", "") in app

    code = phone.field("Code from the app")
    expect(code).to_have_attribute("inputmode", "numeric")
    expect(code).to_have_attribute("autocomplete", "one-time-code")
    phone.field("Your password").fill(PASSWORD)
    code.fill("abcdef")
    phone.tap(phone.button("Turn it on"))
    phone.shown("That isn't the code of now.")
    assert phone.page.locator("#key").inner_text() == key, "What was scanned is still good."
    phone.field("Your password").fill(PASSWORD)
    used = authenticator.code(key)
    phone.field("Code from the app").fill(used)
    phone.tap(phone.button("Turn it on"))
    phone.shown("Your recovery codes")
    assert troubles(phone) == []
    recovery = phone.page.locator("#codes").inner_text().split("\n")
    assert len(recovery) == 10
    phone.tap(phone.link("I have kept them"))

    log_out(phone)
    type_the_password(phone, ana)
    assert troubles(phone) == []
    assert not [one for one in phone.context.cookies() if one["name"] == "spotter_session"]
    expect(phone.field("Code")).to_have_attribute("autocomplete", "one-time-code")
    phone.field("Code").fill(used)
    phone.tap(phone.button("Log in"))
    phone.shown("That code isn't good.")
    assert troubles(phone) == []
    phone.field("Code").fill(authenticator.code(key, 1))
    phone.tap(phone.button("Log in"))
    phone.page.wait_for_url("**/me/settings")

    log_out(phone)
    type_the_password(phone, ana)
    phone.field("Code").fill(recovery[0])
    phone.tap(phone.button("Log in"))
    phone.page.wait_for_url("**/me/settings")
    phone.tap(phone.link(re.compile("^Two-step log-in")))
    phone.shown("You have 9 recovery codes left.")
    assert troubles(phone) == []
    phone.field("Your password").fill(PASSWORD)
    phone.tap(phone.button("Turn it off"))
    expect(phone.toasts).to_contain_text("Your password alone logs you in now.")
