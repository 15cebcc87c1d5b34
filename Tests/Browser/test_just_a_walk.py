"""A walk by itself, from Train to the week it is kept in."""

import re

import pytest
from playwright.sync_api import expect

from conducting import arrives, conducts, stays_away
from people import Member
from phone import Phone


@pytest.fixture
def phone(new_phone) -> Phone:
    """One that answers requests itself."""
    return new_phone(service_workers="block")


def test_one_tap_begins_a_walk_that_counts_down_and_is_kept(phone: Phone, ana: Member):
    phone.log_in(ana)
    phone.page.clock.install()
    phone.go("/training")
    phone.tapping = 0.0
    phone.page.route("**/sessions/**", stays_away)
    before = phone.taps
    phone.tap(phone.button("Just a walk, 20 min"))
    phone.page.wait_for_url("**/sessions/*")
    phone.page.locator("[data-set][data-look]").first.wait_for(state="attached")
    for words in ("Exercises · 1 of 1", "Add a set", "Set 1 done"):
        expect(phone.page.get_by_text(words)).to_have_count(0)
    expect(phone.page.locator(".session-place")).to_have_text("Just this")
    expect(phone.page.locator("[data-tap]")).to_have_text("Done")
    minutes = conducts(phone)
    assert 19 <= minutes <= 21
    assert phone.taps - before == 1
    arrives(phone)
    phone.shown("Brisk walk")
    phone.go("/training")
    expect(phone.page.get_by_text(re.compile("Brisk walk")).first).to_be_visible()


def test_it_works_without_scripts(new_phone, ana: Member):
    phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go("/training")
    phone.tap(phone.button("Just a walk, 15 min"))
    phone.page.wait_for_url("**/sessions/*")
    expect(phone.page.get_by_role("heading", name="Brisk walk", level=2)).to_be_visible()
