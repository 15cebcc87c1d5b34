"""Every way leads on, and back to where one came from."""

import re
import uuid
from pathlib import Path

import pytest
from playwright.sync_api import expect

from access import PHONE, change
from days import today
from page_routes import NO_PAGES, page_patterns, pattern_of
from pages import PAGE_OF_A_CHAT, PAGE_OF_A_REMINDER, PAGES_OF_A_MEMBER, PAGES_OF_A_STRANGER, PAGES_OF_PEOPLE, full_diary, pages_of
from people import Member
from phone import Phone
from program import command
from single_pages import PAGES_OF_A_NUTRITIONIST, PAGES_OF_ADMINISTRATION, PAGES_OF_ONE_THING, looked_after, things_of
from test_swapped_pages import go_to
from ways import astray

HERE = Path(__file__).parent
PARTS = 3
KEEPING_GOING = [
    "/motivation", "/motivation/rewards", "/motivation/rivals", "/motivation/rivals/new", "/motivation/board", "/motivation/achievements",
    "/motivation/points", "/motivation/buddies", "/motivation/rivals/joining", "/training/gear/gym",
    "/training/videos/warm-up", f"/weights/{today()}",
]
# What only a journey of its own leads to, with that journey, which looks at it likewise.
ELSEWHERE = {
    "/motivation/missions/:id": "test_missions.py", "/motivation/proposals/:member/:kind": "test_missions.py",
    "/scans/photo/:id": "test_food_photos.py", "/together/activities/:id": "test_gyms.py",
}
# What needs songs, another server or a decision, and is looked at on its journey for reading and touching alone.
ON_A_JOURNEY = {
    "/music/playlists/:id", "/music/songs/:id", "/music/sources/:id/lists", "/music/sources/:id/removal", "/calendars/:id/choice",
    "/foods/code", "/me/suspension", "/admin/suspensions/:id/removal",
}
# Without a bar of places: read from a letter, or before anybody signed in.
OF_LETTERS = {"/administrator/:token", "/confirmation/:token", "/recovery/:token", "/notices/unsubscribe/:token"}


@pytest.fixture(scope="module")
def filled(program) -> Member:
    return full_diary(program)


@pytest.fixture(scope="module")
def things(filled: Member, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return things_of(filled, tmp_path_factory.mktemp("photos"))


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_has_few_things_to_tap_a_place_and_cancel(new_phone, filled: Member, things: dict[str, str], part: int):
    phone = new_phone(service_workers="block").log_in(filled)
    change(phone, PHONE, "light")
    found: list[str] = []
    single = [path.format(**things) for path in PAGES_OF_ONE_THING]
    for path in (pages_of(filled) + KEEPING_GOING + single)[part::PARTS]:
        assert phone.go(path).ok, path
        phone.settled()
        found += astray(phone)
    assert found == []


def test_every_page_of_administration_has_few_things_to_tap_and_cancel(new_phone, program):
    mo = Member.join(program, "mo", firstName="Mo")
    things = looked_after(mo)
    phone = new_phone(service_workers="block").log_in(mo)
    change(phone, PHONE, "light")
    vouchers = {"codes": "SPRING-1\nSPRING-2", "note": "A month of membership", "reason": "A gift of the gym"}
    phone.context.request.post(phone.address + "/admin/vouchers", form=vouchers)
    for thing, page in (("report", "/admin/reports"), ("offer", "/admin/contributions"), ("load", "/admin/vouchers")):
        phone.go(page)
        things[thing] = phone.page.locator(f"main a[href^='{page}/']").first.get_attribute("href").split("/")[3]
    found: list[str] = []
    for path in [path.format(**things) for path in PAGES_OF_ADMINISTRATION]:
        assert phone.go(path).ok, path
        phone.settled()
        found += astray(phone)
    assert found == []


def test_every_page_of_a_nutritionist_has_few_things_to_tap_and_cancel(new_phone, program):
    nia = Member.join(program, "nia", firstName="Nia")
    assert command("admin", "make", nia.screen_name, "--role", "nutritionist", data=program.data).returncode == 0
    phone = new_phone(service_workers="block").log_in(nia)
    text = {"requestId": str(uuid.uuid4()), "kind": "advice", "title": "A walk after lunch", "text": "Ten minutes are enough."}
    phone.context.request.post(phone.address + "/nutritionist/texts", form=text)
    for path in PAGES_OF_A_NUTRITIONIST:
        assert phone.go(path.format(text=text["requestId"])).ok, path
        phone.settled()
        assert astray(phone) == []


def test_no_page_is_left_out():
    listed = (
        PAGES_OF_A_STRANGER + PAGES_OF_A_MEMBER + PAGES_OF_PEOPLE + [PAGE_OF_A_REMINDER, PAGE_OF_A_CHAT] + KEEPING_GOING
        + PAGES_OF_ONE_THING + PAGES_OF_ADMINISTRATION + PAGES_OF_A_NUTRITIONIST
    )
    patterns = page_patterns()
    looked_at = {pattern_of(path, patterns) for path in listed}
    assert sorted(patterns - looked_at - set(ELSEWHERE) - ON_A_JOURNEY - OF_LETTERS) == []
    assert sorted(NO_PAGES & looked_at | (set(ELSEWHERE) | ON_A_JOURNEY | OF_LETTERS) - patterns) == []
    assert [name for name in set(ELSEWHERE.values()) if not re.search("astray|well\\(", (HERE / name).read_text())] == []


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
