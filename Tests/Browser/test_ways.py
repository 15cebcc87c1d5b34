"""Every way leads on, and back to where one came from."""

import pytest
from playwright.sync_api import expect

from access import PHONE, change
from days import today
from pages import full_diary, pages_of
from people import Member
from phone import Phone
from test_swapped_pages import go_to
from ways import astray

PARTS = 3
KEEPING_GOING = [
    "/motivation", "/motivation/rewards", "/motivation/rivals", "/motivation/rivals/new", "/motivation/board", "/motivation/achievements",
    "/motivation/points",
]


@pytest.fixture(scope="module")
def filled(program) -> Member:
    return full_diary(program)


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_has_few_things_to_tap_a_place_and_cancel(new_phone, filled: Member, part: int):
    phone = new_phone(service_workers="block").log_in(filled)
    change(phone, PHONE, "light")
    found: list[str] = []
    for path in (pages_of(filled) + KEEPING_GOING)[part::PARTS]:
        assert phone.go(path).ok, path
        phone.settled()
        found += astray(phone)
    assert found == []


def back(phone: Phone) -> None:
    phone.page.locator(".title-bar-back").tap()


def test_back_leads_to_where_one_came_from(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/foods")
    go_to(phone, "/me/settings")
    phone.tap(phone.page.locator(".title-bar").get_by_role("link", name="Help"))
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("Help")
    back(phone)
    phone.page.wait_for_url("**/me/settings")
    phone.settled()
    back(phone)
    phone.page.wait_for_url("**/foods")


def test_back_never_leads_in_circles_or_to_a_form_that_was_sent(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/me")
    go_to(phone, "/me/settings")
    phone.tap(phone.link("Units, time zone and look"))
    phone.page.wait_for_url("**/me/settings/units")
    phone.settled()
    phone.tap(phone.button("Save"))
    expect(phone.toasts).to_contain_text("Saved")
    phone.page.wait_for_url("**/me/settings")
    phone.settled()
    back(phone)
    phone.page.wait_for_url("**/me")


def test_back_leads_to_the_search_that_found_it(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/training")
    go_to(phone, "/activities/new")
    phone.page.get_by_role("searchbox").fill("rowing")
    phone.page.get_by_role("searchbox").press("Enter")
    phone.page.wait_for_url("**/activities/new?q=rowing*")
    phone.settled()
    phone.tap(phone.link("Rowing machine").first)
    phone.page.wait_for_url("**/activities/form?exercise=*")
    phone.settled()
    back(phone)
    phone.page.wait_for_url("**/activities/new?q=rowing*")


def test_back_of_the_set_up_leads_to_the_question_before(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/me")
    go_to(phone, "/welcome/body")
    phone.tap(phone.button("Skip this for now"))
    expect(phone.page.get_by_role("heading", level=1)).not_to_have_text("Height and weight")
    phone.settled()
    back(phone)
    phone.page.wait_for_url("**/welcome/body")


def test_cancel_leads_to_where_one_came_from(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go(f"/diary/{today()}")
    phone.settled()
    go_to(phone, "/me/settings/units")
    phone.tap(phone.link("Cancel"))
    phone.page.wait_for_url(f"**/diary/{today()}")


def test_who_comes_from_elsewhere_is_led_to_the_page_above(new_phone, ana: Member):
    phone = new_phone(service_workers="block").log_in(ana)
    phone.go("/me/settings/units")
    phone.settled()
    back(phone)
    phone.page.wait_for_url("**/me/settings")
