"""Gyms: found where the phone is, kept by nobody unless asked, and on a map where the operator allows one."""

import base64
import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from people import Member
from program import Program, command
from test_events import looking_after
from ways import well

HERE = {"latitude": 55.68, "longitude": 12.57}
TILE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, prepared: Path) -> Iterator[Program]:
    """A program that shows maps and has read a list of gyms."""
    data = tmp_path_factory.mktemp("gyms") / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    tiles = {"TILES_URL": "https://tile.example.org/{z}/{x}/{y}.png", "TILES_ATTRIBUTION": "© The mappers"}
    program = Program(data, RATE_LIMITS="off", **tiles).start()
    gyms = [
        {"type": "node", "id": 1, "lat": 55.681, "lon": 12.571, "tags": {"leisure": "fitness_centre", "name": "Barbell & Co", "opening_hours": "Mo-Su 06:00-22:00", "phone": "+45 12 34 56 78"}},
        {"type": "node", "id": 2, "lat": 55.70, "lon": 12.58, "tags": {"leisure": "fitness_centre", "name": "The Quiet Gym"}},
    ]
    file = data / "town.json"
    file.write_text(json.dumps({"elements": gyms}))
    done = command("import", "gyms", file, data=data)
    assert done.returncode == 0, done.stdout
    yield program
    program.kill()


def test_the_phone_finds_gyms_and_says_one_is_there(new_phone, program):
    phone = new_phone(geolocation=HERE, permissions=["geolocation"])
    phone.context.route("https://tile.example.org/**", lambda route: route.fulfill(body=TILE, content_type="image/png"))
    phone.log_in(Member.join(program)).go("/gyms")
    phone.tap(phone.button("Find gyms near me"))
    gym = phone.page.locator("[data-pins] li", has_text="Barbell & Co")
    expect(gym).to_contain_text("0.1 km")
    phone.tap(gym.locator("summary"))
    expect(gym).to_contain_text("Mo-Su 06:00-22:00")
    phone.tap(gym.get_by_role("button", name="I'm here"))
    expect(phone.toasts).to_contain_text("Today's visit counts")
    expect(gym).to_contain_text("You were here today")

    phone.go("/gyms")
    expect(phone.page.locator("[data-pins]")).to_have_count(0)


def test_a_place_is_completed_while_it_is_typed(new_phone, program):
    phone = new_phone()
    # Who looks after others may make events.
    phone.log_in(looking_after(program)).go("/gyms")
    phone.page.get_by_label("Or around a place").press_sequentially("barb")
    expect(phone.page.locator('#place-names option[value="Barbell & Co"]')).to_have_count(1)
    phone.go("/together/events/new")
    phone.page.get_by_label("The place, in words").press_sequentially("copenh")
    expect(phone.page.locator('#place-names option[value="Copenhagen, Denmark"]')).to_have_count(1)


def test_the_page_of_a_gym_says_who_is_there(new_phone, program):
    phone = new_phone()
    phone.log_in(looking_after(program)).go("/together/activities/osm-node-1")
    phone.shown("Barbell & Co")
    well(phone)


def test_the_map_shows_the_gyms_of_the_list(new_phone, program):
    phone = new_phone(service_workers="block")
    asked = []
    phone.context.route("https://tile.example.org/**", lambda route: (asked.append(route.request.url), route.fulfill(body=TILE, content_type="image/png")))
    phone.log_in(Member.join(program)).go("/gyms?lat=55.68&lon=12.57")
    marks = phone.page.locator(".map path.leaflet-interactive")
    expect(marks).to_have_count(3)
    expect(phone.page.locator(".leaflet-control-attribution")).to_have_text("© The mappers")
    expect(phone.page.locator(".leaflet-tile-loaded").first).to_be_attached()
    assert asked and all(re.fullmatch(r"https://tile\.example\.org/\d+/\d+/\d+\.png", address) for address in asked)


def test_without_scripts_a_place_is_typed(new_phone, program):
    phone = new_phone(java_script_enabled=False)
    phone.log_in(Member.join(program)).go("/gyms")
    expect(phone.button("Find gyms near me")).to_be_hidden()
    phone.tap(phone.page.locator("summary", has_text="By latitude and longitude"))
    phone.field("Latitude").fill("55.68")
    phone.field("Longitude").fill("12.57")
    phone.tap(phone.button("Look there"))
    expect(phone.page.locator("[data-pins] li")).to_have_count(2)
    phone.tap(phone.button("Remember this place for next time"))
    expect(phone.page.locator("[data-pins] li")).to_have_count(2)
    phone.tap(phone.button("Forget this place"))
    expect(phone.page.locator("[data-pins] li")).to_have_count(0)
    phone.tap(phone.button("Undo"))
    expect(phone.page.locator("[data-pins] li")).to_have_count(2)
