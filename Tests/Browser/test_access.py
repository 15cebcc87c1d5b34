"""Everybody can use it: keyboard alone, screen readers, large fingers, small screens, both themes."""

import datetime

import pytest
from playwright.sync_api import expect

from access import STICKING_OUT, troubles
from pages import PAGES_OF_A_STRANGER, full_diary, pages_of
from people import Member
from phone import Phone

TODAY = datetime.date.today()
FOCUS_IS_VISIBLE = """
    () => {
        // The parts of a date or a time have no element of their own; the browser marks the one that has the focus.
        if (document.activeElement.matches("input[type=date], input[type=time]")) return true;
        for (let element = document.activeElement, steps = 0; element && steps < 3; element = element.parentElement, steps++) {
            const style = getComputedStyle(element);
            if (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) return true;
        }
        return false;
    }
"""

ONE_LONG_WORD = """
    for (const heading of document.querySelectorAll("h1, h2, h3"))
        if (heading.checkVisibility() && heading.childElementCount === 0) heading.textContent = "Donaudampfschifffahrtsgesellschaft";
"""


# So many tests share the pages, for as many processes as there are.
PARTS = 4


@pytest.fixture(scope="module")
def filled(program) -> Member:
    return full_diary(program)


def look_at(phone: Phone, pages: list[str]) -> list[str]:
    """What is wrong with them."""
    found: list[str] = []
    for path in pages:
        assert phone.go(path).ok, path
        found += troubles(phone)
    return found


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_strangers_can_read_and_touch_every_page(new_phone, scheme: str):
    assert look_at(new_phone(color_scheme=scheme), PAGES_OF_A_STRANGER) == []


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_can_be_read_and_touched_by_everybody(new_phone, filled: Member, scheme: str, part: int):
    phone = new_phone(color_scheme=scheme).log_in(filled)
    assert look_at(phone, pages_of(filled)[part::PARTS]) == []


@pytest.mark.parametrize("width", [320, 390, 1_280])
def test_nothing_sticks_out_of_its_card_or_the_screen(new_phone, filled: Member, width: int):
    phone = new_phone(viewport={"width": width, "height": 844}).log_in(filled)
    wide: list[str] = []
    for path in pages_of(filled):
        phone.go(path)
        wide += [f"{path}: {html}" for html in phone.page.evaluate(STICKING_OUT)]
    assert wide == []


def test_a_heading_of_one_long_word_fits_the_smallest_phone(new_phone, filled: Member):
    phone = new_phone(viewport={"width": 320, "height": 844}).log_in(filled)
    wide: list[str] = []
    for path in pages_of(filled):
        phone.go(path)
        phone.page.evaluate(ONE_LONG_WORD)
        wide += [f"{path}: {html}" for html in phone.page.evaluate(STICKING_OUT)]
    assert wide == []


@pytest.mark.parametrize(
    "path", ["/foods?q=banana", "/foods?tab=frequent", "/foods?tab=quick", f"/diary/{TODAY}", "/foods/usda-09040", "/goal", "/me"]
)
def test_large_letters_fit_a_phone(phone: Phone, filled: Member, path: str):
    phone.log_in(filled).go(path)
    phone.page.wait_for_load_state("networkidle")
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert phone.page.evaluate(STICKING_OUT) == []
    assert phone.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0


def test_a_short_page_begins_at_its_top_without_scripts(new_phone, ana: Member):
    phone = new_phone(java_script_enabled=False).log_in(ana)
    phone.go("/calendars/address")
    bar, form = (phone.page.locator(part).bounding_box() for part in (".title-bar", "main form"))
    assert form["y"] - bar["height"] < 40


def test_a_food_is_logged_with_the_keyboard_alone(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/diary/{TODAY}")
    press = phone.page.keyboard.press

    def tab_to(what) -> None:
        for _ in range(60):
            press("Tab")
            assert phone.page.evaluate(FOCUS_IS_VISIBLE), phone.page.evaluate("document.activeElement.outerHTML")
            if what.evaluate("element => element === document.activeElement"):
                return
        raise AssertionError("Tab never came to it.")

    press("Tab")
    expect(phone.link("Skip to the page")).to_be_focused()
    tab_to(phone.link("Add to breakfast"))
    press("Enter")
    phone.page.wait_for_url("**/foods?**")
    search = phone.page.get_by_role("searchbox")
    if not search.evaluate("element => element === document.activeElement"):
        tab_to(search)
    phone.page.keyboard.type("banana")
    first = phone.page.locator("#results a.row").first
    expect(first).to_contain_text("Bananas, raw")
    tab_to(first)
    press("Enter")
    phone.page.wait_for_url("**/foods/usda-**")
    tab_to(phone.button("Log it"))
    press("Enter")
    phone.page.wait_for_url(f"**/diary/{TODAY}")
    expect(phone.meal("Breakfast")).to_contain_text("Bananas, raw")


def test_nothing_moves_for_who_wants_it_still(new_phone, filled: Member):
    phone = new_phone(reduced_motion="reduce").log_in(filled)
    phone.go(f"/diary/{TODAY}")
    moving = phone.page.evaluate(
        """
        [...document.querySelectorAll("*")].filter(element => {
            const { transitionDuration, animationDuration } = getComputedStyle(element);
            return [transitionDuration, animationDuration].some(times => times.split(",").some(time => parseFloat(time) > 0.01));
        }).map(element => element.outerHTML.slice(0, 80))
        """
    )
    assert moving == []
