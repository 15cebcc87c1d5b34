"""Portions as people eat them, in their own measures, and the filters of the food search."""

import re

import pytest
from playwright.sync_api import expect

from days import today
from people import Member
from phone import Phone


def test_a_food_opens_in_its_usual_portion_and_then_in_that_of_the_last_time(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/foods?day={today()}&meal=Breakfast")
    coffee = phone.search("coffee").first
    expect(coffee).to_contain_text("1 mug, 250 ml")
    expect(coffee).not_to_contain_text("per 100 g")
    phone.tap(coffee)
    expect(phone.field("Amount")).to_have_value("1")
    unit = phone.page.get_by_label("Unit", exact=True)
    expect(unit).to_have_value("1 mug")
    expect(unit).not_to_contain_text(re.compile("fl oz|cup"))
    phone.field("Amount").fill("2")
    phone.tap(phone.button("Log it"))
    expect(phone.meal("Breakfast")).to_contain_text("2 × 1 mug")
    phone.go(f"/foods?day={today()}&meal=Lunch&q=coffee")
    again = phone.page.locator("#results a.row").first
    expect(again).to_contain_text("2 × 1 mug, 500 ml, as last time")
    phone.tap(again)
    expect(phone.field("Amount")).to_have_value("2")
    expect(unit).to_have_value("1 mug")


def test_who_counts_in_ounces_reads_ounces(phone: Phone, ana: Member):
    ana.ask("PATCH", "/me", json={"weightUnit": "lb"}).raise_for_status()
    phone.log_in(ana).go(f"/foods?day={today()}&meal=Breakfast&q=coffee")
    coffee = phone.page.locator("#results a.row").first
    expect(coffee).to_contain_text("1 mug, 8.5 fl oz")
    phone.tap(coffee)
    expect(phone.page.get_by_label("Unit", exact=True)).to_contain_text("fl oz")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_filters_stay_while_typing_and_what_is_typed_stays_while_filtering(new_phone, ana: Member, scripts: bool):
    phone: Phone = new_phone(java_script_enabled=scripts).log_in(ana)
    phone.go(f"/foods?day={today()}&meal=Lunch")
    raw = phone.page.get_by_role("link", name="Raw", exact=True)
    found = phone.search("spinach")
    if not scripts:
        phone.tap(phone.button("Search"))
    expect(found.first).to_contain_text("Spinach")
    phone.tap(raw)
    expect(phone.page.get_by_role("searchbox")).to_have_value("spinach")
    expect(raw).to_have_attribute("aria-current", "page")
    phone.search("potato")
    if not scripts:
        phone.tap(phone.button("Search"))
    expect(found.first).to_contain_text("Potato, with skin, raw")
    expect(found.filter(has_text=re.compile("baked|boiled"))).to_have_count(0)
    expect(raw).to_have_attribute("aria-current", "page")


GAPS = """
    (() => {
        const words = [...document.querySelectorAll(".find-tabs .segment")].map(tab => {
            const range = document.createRange();
            range.selectNodeContents(tab.querySelector("svg") ?? tab);
            return (tab.querySelector("svg") ?? range).getBoundingClientRect();
        });
        return words.slice(1).map((box, place) => box.left - words[place].right);
    })()
"""


def test_tabs_and_filters_take_a_row_each_and_the_first_food_is_above_the_fold(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/foods?day={today()}&meal=Lunch&q=banana")
    expect(phone.page.locator("#results a.row").first).to_be_in_viewport(ratio=1)
    for bar in ("Where from", "Show only"):
        links = phone.page.get_by_role("navigation", name=bar).get_by_role("link").all()
        assert len(links) >= 5
        assert len({link.bounding_box()["y"] for link in links}) == 1, bar
    # The names of the six ways stand apart.
    gaps = phone.page.evaluate(GAPS)
    assert len(gaps) == 5 and min(gaps) >= 8, gaps


def test_more_foods_keep_the_filter(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/foods?day={today()}&meal=Lunch&q=raw&filter=raw")
    found = phone.page.locator("#results a.row")
    expect(found).to_have_count(20)
    phone.tap(phone.link("Show more"))
    expect(found).to_have_count(50)
    expect(phone.page.get_by_role("link", name="Raw", exact=True)).to_have_attribute("aria-current", "page")


def test_the_rest_of_the_nutrients_is_folded(phone: Phone, ana: Member):
    phone.log_in(ana).go("/foods/usda-09040")
    shown = phone.page.locator("table.facts").first
    for name in ("Energy", "Protein", "Carbohydrate", "Fat", "Fibre", "Sugars", "Salt"):
        expect(shown.get_by_role("rowheader", name=name, exact=True)).to_be_visible()
    vitamin = phone.page.get_by_role("rowheader", name="Vitamin C", exact=True)
    expect(vitamin).to_be_hidden()
    phone.tap(phone.page.get_by_text("more nutrients"))
    expect(vitamin).to_be_visible()
