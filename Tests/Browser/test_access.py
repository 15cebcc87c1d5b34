"""Everybody can use it: keyboard alone, screen readers, large fingers, small screens, both themes."""

import datetime

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from pages import PAGES_OF_A_STRANGER, full_diary, pages_of
from people import Member
from phone import Phone

TODAY = datetime.date.today()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

SMALL_TARGETS = """
    [...document.querySelectorAll("a, button, summary, select, textarea, input:not([type=hidden])")]
        .filter(element => element.checkVisibility() && !element.closest("p, .choice, .tick, label.row, .chip, .banner-text, .prose, .skip-link, [aria-hidden=true]"))
        .map(element => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
        .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
        .map(({ box, html }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`)
"""

STICKING_OUT = """
    [...document.querySelectorAll("body, .card, .pane")]
        .flatMap(frame => [...frame.querySelectorAll("*")].map(element => ({ frame, element })))
        // A pane stands beside the one that is seen: what is in it must fit into it.
        .filter(({ frame, element }) => frame.matches(".pane") || !element.closest(".panes-rail"))
        .filter(({ frame, element }) => element.checkVisibility() && !element.closest(".segments, .spoken, .skip-link, svg")
            && element.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1)
        .map(({ element }) => element.outerHTML.slice(0, 100))
        .slice(0, 3)
"""

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


@pytest.fixture
def filled(program) -> Member:
    return full_diary(program)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_page_can_be_read_and_touched_by_everybody(new_phone, filled: Member, scheme: str):
    stranger, phone = new_phone(color_scheme=scheme), new_phone(color_scheme=scheme)
    phone.log_in(filled)
    found: list[str] = []
    for visitor, pages in ((stranger, PAGES_OF_A_STRANGER), (phone, pages_of(filled))):
        for path in pages:
            assert visitor.go(path).ok, path
            visitor.page.wait_for_load_state("networkidle")
            found += [f"{path}: {violation}" for violation in violations(visitor)]
            found += [f"{path}: small target {target}" for target in visitor.page.evaluate(SMALL_TARGETS)]
    assert found == []


def violations(phone: Phone) -> list[str]:
    """What axe finds serious or critical, with where it stands."""
    answer = Axe().run(phone.page, options={"runOnly": RULES}).response
    return [
        f"{violation['id']} ({violation['help']}): {node['html'][:160]}"
        for violation in answer["violations"] if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("width", [320, 390, 1_280])
def test_nothing_sticks_out_of_its_card_or_the_screen(new_phone, filled: Member, width: int):
    phone = new_phone(viewport={"width": width, "height": 844}).log_in(filled)
    wide: list[str] = []
    for path in pages_of(filled):
        phone.go(path)
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
