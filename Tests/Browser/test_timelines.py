"""Timelines: what is drawn can be touched, read without eyes and without scripts, and taken along."""

import re

import pytest
from playwright.sync_api import expect

from days import in_days, today
from pages import full_diary
from people import Member
from phone import Phone

DRAWN = "() => globalThis.Chart?.getChart(document.querySelector('canvas')) !== undefined"
STANDS_STILL = "() => !Chart.animator.running(Chart.getChart(document.querySelector('canvas')))"
# Where on the screen the dot of a place in the row of dots is.
DOT = """
    (index) => {
        const canvas = document.querySelector("canvas");
        const dots = Chart.getChart(canvas).getDatasetMeta(0).data;
        const box = canvas.getBoundingClientRect();
        const { x, y } = dots.at(index);
        return { x: box.x + x, y: box.y + y };
    }
"""


@pytest.fixture
def weighed(program) -> Member:
    """A member with a week of meals and five weeks of weights."""
    member = full_diary(program)
    for ago in range(35):
        kg = 68 + 0.05 * ago + (ago * 7 % 5) * 0.1
        member.ask("PUT", f"/weights/{in_days(-ago)}", json={"kg": kg}).raise_for_status()
    return member


def touch(phone: Phone, index: int) -> None:
    phone.page.wait_for_function(DRAWN)
    phone.page.wait_for_function(STANDS_STILL)
    place = phone.page.evaluate(DOT, index)
    phone.page.touchscreen.tap(place["x"], place["y"])


def test_touching_a_dot_opens_its_day(phone: Phone, weighed: Member):
    phone.log_in(weighed).go("/diary")
    phone.tap(phone.link("Timelines"))
    touch(phone, -2)
    phone.page.wait_for_url(f"**/diary/{in_days(-1)}")


def test_touching_a_weight_opens_it_and_it_can_be_deleted_and_brought_back(phone: Phone, weighed: Member):
    phone.log_in(weighed).go("/timelines/weight")
    phone.shown(re.compile("At this pace"))
    touch(phone, -2)
    phone.page.wait_for_url(f"**/weights/{in_days(-1)}")
    phone.tap(phone.button("Delete this weight"))
    expect(phone.toasts).to_contain_text("deleted")
    assert weighed.ask("GET", f"/weights/{in_days(-1)}").status_code == 404
    phone.tap(phone.button("Undo"))
    expect(phone.toasts).to_contain_text("is there again")
    assert weighed.get(f"/weights/{in_days(-1)}")["kg"] == pytest.approx(68.25)


def test_a_weight_of_a_past_day_is_logged(phone: Phone, ana: Member):
    phone.log_in(ana).go("/timelines/weight")
    phone.tap(phone.link("Log a weight"))
    phone.field("Weight").fill("66,6")
    phone.field("Day").fill(str(in_days(-1)))
    phone.tap(phone.button("Save weight"))
    expect(phone.toasts).to_contain_text("66.6 kg saved for yesterday")
    assert ana.get(f"/weights/{in_days(-1)}")["kg"] == 66.6


def test_the_keyboard_reaches_the_table_and_a_day(phone: Phone, weighed: Member):
    phone.log_in(weighed).go("/timelines/nutrition?range=week")
    summary = phone.page.get_by_text("As a table")
    summary.focus()
    phone.page.keyboard.press("Enter")
    day = phone.page.locator("table a").first
    expect(day).to_be_visible()
    day.focus()
    phone.page.keyboard.press("Enter")
    phone.page.wait_for_url(f"**/diary/{today()}")


def test_another_nutrient_and_range_are_two_touches_away(phone: Phone, weighed: Member):
    phone.log_in(weighed).go("/timelines/nutrition")
    phone.field("Nutrient").select_option(label="Vitamin C")
    phone.page.wait_for_url("**nutrient=401**")
    phone.tap(phone.link("Week"))
    expect(phone.page.get_by_role("heading", name="Vitamin C")).to_be_visible()
    expect(phone.link("Week")).to_have_attribute("aria-current", "page")


def test_without_scripts_the_drawing_and_the_table_lead_to_the_day(new_phone, weighed: Member):
    phone = new_phone(java_script_enabled=False).log_in(weighed)
    phone.go("/timelines/nutrition?range=week")
    assert phone.page.locator("svg.chart-drawing a").count() == 7
    phone.page.locator("svg.chart-drawing a").nth(5).tap()
    phone.page.wait_for_url(f"**/diary/{in_days(-1)}")
    phone.go("/timelines/weight")
    phone.page.get_by_text("As a table").tap()
    phone.page.locator("table a").nth(1).tap()
    phone.page.wait_for_url(f"**/weights/{in_days(-1)}")


def test_chart_js_comes_only_where_something_is_drawn(phone: Phone, weighed: Member):
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.log_in(weighed).go("/diary")
    phone.settled()
    assert not any("chart-drawing" in url or "vendor/chart" in url for url in asked)
    phone.go("/timelines/nutrition")
    phone.page.wait_for_function(DRAWN)
    assert any("vendor/chart.js" in url for url in asked)


def test_nothing_moves_for_who_wants_it_still(new_phone, weighed: Member):
    phone = new_phone(reduced_motion="reduce").log_in(weighed)
    phone.go("/timelines/nutrition")
    phone.page.wait_for_function(DRAWN)
    assert phone.page.evaluate("Chart.getChart(document.querySelector('canvas')).options.animation") is False


def test_a_timeline_is_taken_along(phone: Phone, weighed: Member):
    phone.log_in(weighed).go("/timelines/weight")
    with phone.page.expect_download() as download:
        phone.tap(phone.link("Download as CSV"))
    lines = download.value.path().read_text().splitlines()
    assert lines[0] == "Day,Weight (kg),Trend (kg)"
    assert len(lines) == 31
