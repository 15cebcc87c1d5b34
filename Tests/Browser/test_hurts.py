"""Where it hurts is said by touching the place on the drawn body."""

import re

from playwright.sync_api import expect

from people import Member
from phone import Phone


def touch(phone: Phone, name: str) -> None:
    phone.page.locator(f"a[aria-label='{name}'] rect").first.tap()


def test_a_touched_place_is_marked_and_asked_about_there(phone: Phone, ana: Member):
    phone.log_in(ana).go("/welcome/injuries")
    phone.settled()
    phone.page.locator("label", has=phone.page.locator("[name=hurts][value=yes]")).tap()
    touch(phone, "Knee")
    # A finger leaves no frame behind.
    frames = phone.page.locator("a[aria-label='Knee']").evaluate_all("all => all.map(one => getComputedStyle(one).outlineStyle)")
    assert set(frames) == {"none"}, frames
    asked = phone.page.get_by_role("group", name="Knee: what is it?")
    expect(asked).to_be_in_viewport(ratio=1)
    expect(phone.page.locator(".body-area-knee").first).to_have_class(re.compile("body-asked"))
    # Nothing is said of it yet, and it is asked again there.
    expect(asked.locator("[aria-pressed=true]")).to_have_count(0)
    phone.tap(phone.button("Next"))
    phone.shown("You touched this place. Say what it is, or choose No if nothing hurts.")
    phone.settled()
    phone.tap(asked.get_by_role("button", name="Long-standing pain"))
    expect(asked.get_by_role("button", name="Long-standing pain")).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator("#injury-knee")).to_have_value("lasting")
    # Ankle and foot are too close to tell apart.
    touch(phone, "Ankle, Foot")
    phone.tap(phone.page.locator("#hurts-foot").get_by_role("link", name="Foot"))
    phone.tap(phone.page.get_by_role("group", name="Foot: what is it?").get_by_role("button", name="Recent injury"))
    phone.tap(phone.button("Next"))
    phone.page.wait_for_url("**/welcome/limits")
    told = ana.get("/me/health")["injuries"]
    assert {one["area"]: one["acute"] for one in told} == {"knee": False, "foot": True}
