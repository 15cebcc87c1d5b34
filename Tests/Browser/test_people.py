"""People and where they train: as a list and, where the operator allows it, as a map; and what buddies give each other."""

import base64
import json
import re
import shutil
import uuid
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from buddies import befriend, show
from days import in_days
from people import Member
from program import Program, command

TILE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
HERE = {"latitude": 55.68, "longitude": 12.57}
SKY = "rgb(36, 102, 168)"


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Iterator[Program]:
    """A program that shows maps and has read a list of gyms."""
    data = tmp_path_factory.mktemp("people") / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    tiles = {"TILES_URL": "https://tile.example.org/{z}/{x}/{y}.png", "TILES_ATTRIBUTION": "© The mappers"}
    program = Program(data, RATE_LIMITS="off", **tiles).start()
    file = data / "town.json"
    gym = {"type": "node", "id": 1, "lat": 55.681, "lon": 12.571, "tags": {"leisure": "fitness_centre", "name": "Nordhavn Gym"}}
    file.write_text(json.dumps({"elements": [gym]}))
    done = command("import", "gyms", file, data=data)
    assert done.returncode == 0, done.stdout
    yield program
    program.kill()


def test_people_around_the_phone_stand_on_a_list_and_a_blurred_map(new_phone, program):
    ana, ben, cleo = Member.join(program), Member.join(program, "ben", firstName="Ben"), Member.join(program, "cleo", firstName="Cleo")
    for member in (ana, ben, cleo):
        show(member, 55.6812, 12.5695)
    phone = new_phone(geolocation=HERE, permissions=["geolocation"])
    phone.context.route("https://tile.example.org/**", lambda route: route.fulfill(body=TILE, content_type="image/png"))
    phone.log_in(ana).go("/together/people?anywhere=on")
    phone.tap(phone.button("Look around me"))
    expect(phone.page).to_have_url(re.compile(r"lat=55\.680"))
    lines = phone.page.locator("[data-pins] li")
    expect(lines.filter(has_text="Ben")).to_contain_text("About a kilometre away")
    # Both are in the same cell, and share one disc of a kilometre; the other mark is the phone.
    expect(phone.page.locator(".map path.leaflet-interactive")).to_have_count(2)
    places = lines.evaluate_all("lines => [...new Set(lines.map((line) => `${line.dataset.lat} ${line.dataset.lon}`))]")
    assert len(places) == 1 and places[0] != "55.6812 12.5695"
    expect(phone.button("Ask Ben to be buddies")).to_be_visible()


@pytest.mark.parametrize("letters", [24, 32])
def test_large_letters_of_the_browser_leave_a_name_its_line_beside_what_one_may_do(new_phone, program, letters: int):
    eve, jo = Member.join(program, "eve", firstName="Eve"), Member.join(program, "jo", firstName="Josephine")
    # Far from where the other journeys look.
    for member in (eve, jo):
        show(member, 47.4979, 19.0402)
    befriend((eve, jo))
    phone = new_phone()
    settings = phone.context.new_cdp_session(phone.page)
    settings.send("Page.enable")
    settings.send("Page.setFontSizes", {"fontSizes": {"standard": letters, "fixed": 26}})
    phone.log_in(eve).go("/together/people?anywhere=on")
    phone.settled()
    found = phone.page.locator(".found[data-buddy]", has_text="Josephine")
    expect(found).to_contain_text("Your buddy")
    assert found.locator(".row-text").bounding_box()["width"] >= 4 * letters


def test_events_stand_on_a_map_around_the_phone_and_anywhere(new_phone, program):
    mo, ana = Member.join(program, "mo", firstName="Mo"), Member.join(program, "ana", firstName="Ana")
    assert command("admin", "make", mo.screen_name, data=program.data).returncode == 0
    for member in (mo, ana):
        member.log_in().ask("PUT", "/guidelines", json={"version": 1}).raise_for_status()
    for name, lat in (("Run by the lake", 55.69), ("Swim at the pier", 55.72)):
        event = {
            "requestId": str(uuid.uuid4()), "name": name, "place": "Lake", "lat": lat, "lon": 12.57, "zone": "UTC",
            "startDay": str(in_days(2)), "startTime": "18:00", "endTime": "19:30", "points": 10, "ages": "adults",
        }
        mo.ask("POST", "/events", json=event).raise_for_status()
    phone = new_phone(geolocation=HERE, permissions=["geolocation"])
    phone.context.route("https://tile.example.org/**", lambda route: route.fulfill(body=TILE, content_type="image/png"))
    phone.log_in(ana).go("/together/events?anywhere=on")
    marks = phone.page.locator(".map path.leaflet-interactive")
    expect(marks).to_have_count(2)
    phone.tap(phone.button("Look around me"))
    expect(phone.page).to_have_url(re.compile(r"lat=55\.680"))
    # The third is the phone.
    expect(marks).to_have_count(3)
    phone.tap(phone.link("Near"))
    expect(phone.page.locator("[data-pins] .row-title").first).to_have_text("Run by the lake")
    marks.nth(1).hover()
    expect(phone.page.locator(".leaflet-tooltip")).to_have_text("Run by the lake")


def test_without_scripts_filters_and_activities_work(new_phone, program):
    dan, eva = Member.join(program, "dan", firstName="Dan"), Member.join(program, "eva", firstName="Eva")
    for member in (dan, eva):
        show(member, 55.68, 12.57)
    eva.ask("PUT", "/gyms/osm-node-1/favourite").raise_for_status()
    phone = new_phone(java_script_enabled=False)
    phone.log_in(dan).go("/together/people?anywhere=on")
    phone.tap(phone.page.locator("summary", has_text="Where and whom"))
    phone.field("Latitude").fill("55.68")
    phone.field("Longitude").fill("12.57")
    phone.page.get_by_label("Anywhere, near or far").uncheck()
    phone.field("Who").select_option("Men")
    phone.tap(phone.button("Look with these"))
    expect(phone.page.locator("[data-pins] li")).to_have_count(0)
    phone.shown("Nobody like that here yet")
    phone.tap(phone.page.get_by_role("navigation", name="What to look for").get_by_role("link", name="Places"))
    gym = phone.page.locator("[data-pins] li", has_text="Nordhavn Gym")
    expect(gym).to_contain_text("trains here")
    phone.tap(gym.get_by_role("link"))
    phone.shown("Nobody shows that they are here")
    phone.tap(phone.link("Who trains here at other times"))
    phone.shown(re.compile("Eva, "))


def test_a_workout_is_shared_once_and_arrives_with_a_blue_border(new_phone, program):
    ana, ben = Member.join(program), Member.join(program, "ben", firstName="Ben")
    befriend((ana, ben))
    workout = str(uuid.uuid4())
    wish = {"requestId": workout, "title": "Hill legs", "intensity": "moderate", "minutes": 30, "place": "home", "equipment": "none"}
    ana.ask("POST", "/workouts", json=wish).raise_for_status()
    hers, his = new_phone(), new_phone()
    hers.log_in(ana).go(f"/workouts/{workout}")
    hers.tap(hers.link("Share with a buddy"))
    hers.tap(hers.link(re.compile("Ben")))
    hers.shown("Share “Hill legs” with Ben?")
    hers.tap(hers.button("Share with Ben"))
    expect(hers.toasts).to_contain_text("Shared with Ben")
    hers.tap(hers.link("Share with a buddy"))
    hers.shown("Has it already")
    hers.tap(hers.link(re.compile("Ben")))
    hers.shown("Ben has “Hill legs” already")

    his.log_in(ben).go("/workouts")
    his.tap(his.link("From buddies"))
    line = his.page.locator("li.shared-row", has_text="Hill legs")
    expect(line).to_contain_text("From Ana")
    assert line.evaluate("line => getComputedStyle(line).borderInlineStartColor") == SKY
    his.tap(line.get_by_role("link"))
    card = his.page.locator(".shared-card")
    expect(card).to_contain_text("From Ana, a copy of your own")
    assert card.evaluate("card => getComputedStyle(card).borderTopColor") == SKY
    his.tap(his.link("Edit"))
    his.field("Title").fill("My hill legs")
    his.tap(his.button("Save"))
    expect(his.toasts).to_contain_text("My hill legs is saved")
    hers.go(f"/workouts/{workout}")
    hers.shown("Hill legs")
    # The card in their chat leads either to their own.
    his.go("/together/chats")
    his.tap(his.link(re.compile("Ana")))
    his.shown("Hill legs")


def test_a_meal_of_the_day_goes_over_with_a_few_taps(new_phone, program):
    ana, ben = Member.join(program), Member.join(program, "ben", firstName="Ben")
    befriend((ana, ben))
    phone = new_phone()
    phone.log_in(ana).go("/diary")
    day = phone.page.locator("[data-day]").first.get_attribute("data-day")
    ana.eat(day, meal="Lunch", name="Lentil soup", kcal=420).raise_for_status()
    phone.go("/diary")
    phone.tap(phone.link("Share lunch with a buddy"))
    phone.tap(phone.link(re.compile("Ben")))
    phone.tap(phone.button("Share with Ben"))
    expect(phone.toasts).to_contain_text("Shared with Ben")
    his = new_phone(java_script_enabled=False)
    his.log_in(ben).go("/meals")
    line = his.page.locator("li.shared-row", has_text="Lunch")
    expect(line).to_contain_text("From Ana")
    his.tap(line.get_by_role("link"))
    his.shown("Lentil soup")
