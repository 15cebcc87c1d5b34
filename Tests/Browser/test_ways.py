"""Every way leads on, and back to where one came from."""

import uuid

import pytest
from playwright.sync_api import expect

from access import PHONE, change
from days import in_days, today
from pages import WORKOUT, full_diary, pages_of
from people import Member, entries
from phone import Phone
from program import command
from test_swapped_pages import go_to
from ways import astray

PARTS = 3
KEEPING_GOING = [
    "/motivation", "/motivation/rewards", "/motivation/rivals", "/motivation/rivals/new", "/motivation/board", "/motivation/achievements",
    "/motivation/points", "/motivation/buddies", "/motivation/rivals/joining", "/training/gear/gym",
    "/training/videos/warm-up", f"/weights/{today()}",
]
ADMINISTRATION = [
    "/admin", "/admin/members", "/admin/sign-up", "/admin/announcements", "/admin/house", "/admin/log", "/admin/events", "/admin/switches",
    "/admin/suspensions", "/admin/reports", "/admin/texts", "/admin/contributions", "/admin/vouchers", "/together/events/new",
]


@pytest.fixture(scope="module")
def filled(program) -> Member:
    return full_diary(program)


def pages_of_one_thing(member: Member) -> list[str]:
    """What one sees and changes of a single entry, exercise, food, meal, group and chat."""
    food, group = str(uuid.uuid4()), str(uuid.uuid4())
    member.ask("POST", "/foods", json={"requestId": food, "name": "Rye bar", "energy": 410}).raise_for_status()
    rivals = {"requestId": group, "name": "Spring", "lastDay": str(in_days(20)), "rules": [{"fact": "steps", "weight": 1}, {"fact": "water", "weight": 0}]}
    member.ask("POST", "/motivation/rivals", json=rivals).raise_for_status()
    walk = {"requestId": str(uuid.uuid4()), "activity": "walking", "minutes": 30}
    burned = member.ask("POST", f"/energy/{today()}/items", json=walk)
    burned.raise_for_status()
    chat = member.get("/chats")["chats"][0]["id"]
    eaten = entries(member.get(f"/diary/{today()}"))[0]
    return [
        f"/diary/entries/{eaten['id']}", f"/energy/items/{burned.json()['id']}",
        f"/foods/own-{food}", f"/foods/own-{food}/edit", f"/motivation/rivals/{group}",
        f"/workouts/{WORKOUT}/exercises/{member.get(f'/workouts/{WORKOUT}')['phases'][0]['exercises'][0]['exerciseId']}",
        f"/together/chats/{chat}/shares", f"/together/chats/{chat}/workouts/new",
    ]


@pytest.mark.parametrize("part", range(PARTS))
def test_every_page_has_few_things_to_tap_a_place_and_cancel(new_phone, filled: Member, part: int):
    phone = new_phone(service_workers="block").log_in(filled)
    change(phone, PHONE, "light")
    found: list[str] = []
    for path in (pages_of(filled) + KEEPING_GOING + pages_of_one_thing(filled))[part::PARTS]:
        assert phone.go(path).ok, path
        phone.settled()
        found += astray(phone)
    assert found == []


def test_every_page_of_administration_has_few_things_to_tap_and_cancel(new_phone, program):
    mo = Member.join(program, "mo", firstName="Mo")
    made = command("admin", "make", mo.screen_name, data=program.data)
    assert made.returncode == 0, made.stdout
    phone = new_phone(service_workers="block").log_in(mo)
    change(phone, PHONE, "light")
    found: list[str] = []
    for path in ADMINISTRATION:
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
