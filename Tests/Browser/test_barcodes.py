"""A barcode by the camera: read by the browser, by a module in the page, by the server; unread; without scripts."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from days import today
from drawn_barcode import file
from fake_camera import camera
from people import Member
from phone import Phone

CODE = "4006381333931"
BANANA = Path(__file__).with_name("banana.jpg")
# A detector as some browsers have one, which sees the code; and the same that sees nothing.
DETECTOR = """
    globalThis.BarcodeDetector = class {
        static async getSupportedFormats() { return ["ean_13", "upc_a", "qr_code"]; }
        async detect() { return %s; }
    };
"""
SEES = DETECTOR % f'[{{ rawValue: "{CODE}", format: "ean_13" }}]'
SEES_NOTHING = DETECTOR % "[]"
# What a browser does to a page that goes into the background, and back.
HIDE = """
    hidden => {
        Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
        document.dispatchEvent(new Event("visibilitychange"));
    }
"""
MODULE, FRAMES = "**/html5-qrcode.js", "**/scans/barcode/frames"


@pytest.fixture
def bar(ana: Member) -> Member:
    """A member with a bar of that code."""
    answer = ana.ask("POST", "/foods", json={
        "requestId": "5f0c3a52-6f0e-4a53-9f4e-0a8d8c6c1d11", "name": "Zesty oat bar", "barcode": CODE, "servingGrams": 40,
        "energy": 450, "fat": 18, "carbohydrate": 55, "protein": 11.5, "salt": 0.75,
    })
    assert answer.status_code in (200, 201), answer.text
    return ana


@pytest.fixture
def seeing(browser: Browser, tmp_path: Path):
    """A browser whose camera sees the code."""
    with camera(browser, file(tmp_path, CODE), tmp_path) as seeing:
        yield seeing


@pytest.fixture
def elsewhere(browser: Browser, tmp_path: Path):
    """A browser whose camera sees bananas."""
    with camera(browser, BANANA, tmp_path) as seeing:
        yield seeing


def video(phone: Phone) -> Locator:
    """What the camera sees, on the one page or the other."""
    return phone.page.locator("video")


def scanner(new_phone, on: Browser, **options: object) -> Phone:
    return new_phone(on=on, permissions=["camera"], service_workers="block", **options)


def test_the_browsers_own_detector_leads_to_the_product_in_three_taps(elsewhere: Browser, new_phone, bar: Member):
    phone = scanner(new_phone, elsewhere).log_in(bar)
    phone.page.add_init_script(SEES)
    fetched: list[str] = []
    phone.page.on("request", lambda request: fetched.append(request.url))
    phone.go(f"/diary/{today()}")
    phone.taps = 0
    phone.tap(phone.meal("Lunch").get_by_role("link", name="Add"))
    phone.tap(phone.page.get_by_role("link", name="Code", exact=True))
    expect(phone.page.get_by_role("heading", name="Zesty oat bar")).to_be_visible()
    expect(phone.page.get_by_label("Meal", exact=True)).to_have_value("Lunch")
    phone.tap(phone.button("Log it"))
    assert phone.taps == 3
    assert not [address for address in fetched if "html5-qrcode" in address]
    expect(phone.meal("Lunch")).to_contain_text("Zesty oat bar")


def test_the_module_in_the_page_reads_what_the_camera_sees(seeing: Browser, new_phone, bar: Member):
    phone = scanner(new_phone, seeing).log_in(bar)
    phone.context.route(FRAMES, lambda route: route.fulfill(status=204))
    phone.go("/foods?tab=code")
    expect(phone.page.get_by_role("heading", name="Zesty oat bar")).to_be_visible()


def test_the_server_reads_where_the_browser_can_not(seeing: Browser, new_phone, bar: Member):
    phone = scanner(new_phone, seeing).log_in(bar)
    phone.context.route(MODULE, lambda route: route.abort())
    phone.go("/foods?tab=code")
    expect(phone.page.get_by_role("heading", name="Zesty oat bar")).to_be_visible()


def test_an_unknown_product_is_created_with_the_code_that_was_scanned(elsewhere: Browser, new_phone, ana: Member):
    phone = scanner(new_phone, elsewhere).log_in(ana)
    phone.page.add_init_script(SEES)
    phone.go(f"/foods?tab=code&day={today()}&meal=Snacks")
    phone.shown("This code isn’t in our catalogue")
    expect(phone.button("Scan with the camera")).to_be_visible()
    phone.tap(phone.link("Create the product"))
    expect(phone.page.locator("#barcode")).to_have_value(CODE)


def test_nothing_for_a_while_says_how_to_hold_it_and_then_what_else_to_do(elsewhere: Browser, new_phone, ana: Member):
    phone = scanner(new_phone, elsewhere).log_in(ana)
    phone.page.add_init_script(SEES_NOTHING)
    phone.go("/foods?tab=code")
    expect(phone.page.locator("[data-barcode-video]")).to_be_visible()
    expect(phone.link("Create the product")).to_be_hidden()
    phone.shown("all of them in the box, in good light")
    phone.shown("We can’t read this one")
    expect(phone.link("Search by name")).to_be_visible()
    expect(phone.link("Create the product")).to_be_visible()
    phone.tap(phone.link("Type the number"))
    expect(phone.field("Barcode")).to_be_focused()


def test_a_code_is_shown_and_felt_while_its_product_is_fetched(elsewhere: Browser, new_phone, bar: Member):
    phone = scanner(new_phone, elsewhere).log_in(bar)
    phone.page.add_init_script(SEES + "Navigator.prototype.vibrate = time => { globalThis.buzzed = time; return true; };")
    phone.context.route("**/foods/code?*", lambda route: None)
    phone.go("/foods")
    # A page that nobody has touched may neither buzz nor sound.
    phone.page.get_by_role("link", name="Code", exact=True).tap()
    expect(phone.page.locator("[data-barcode-number]")).to_have_text(CODE)
    assert phone.page.evaluate("globalThis.buzzed") == 80


@pytest.mark.parametrize("path", ["/foods?tab=code", "/scans/photo"])
def test_the_light_is_switched_where_the_phone_has_one(elsewhere: Browser, new_phone, ana: Member, path: str):
    phone = scanner(new_phone, elsewhere).log_in(ana)
    phone.page.add_init_script(SEES_NOTHING + """
        MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true });
        MediaStreamTrack.prototype.applyConstraints = async ({ advanced }) => { globalThis.torch = advanced[0].torch; };
    """)
    phone.go(path)
    light = phone.button("Light")
    phone.tap(light)
    expect(light).to_have_attribute("aria-pressed", "true")
    assert phone.page.evaluate("torch") is True
    phone.tap(light)
    expect(light).to_have_attribute("aria-pressed", "false")
    assert phone.page.evaluate("torch") is False


def looking(new_phone, browser: Browser, member: Member, path: str) -> Phone:
    """A phone whose camera is open on a page and shows nothing."""
    phone = scanner(new_phone, browser).log_in(member)
    phone.page.add_init_script(SEES_NOTHING)
    phone.go(path)
    expect(video(phone)).to_be_visible()
    return phone


@pytest.mark.parametrize(("path", "again"), [("/foods?tab=code", "Scan with the camera"), ("/scans/photo", "Open the camera")])
def test_a_camera_that_is_taken_away_is_said_and_opened_again(elsewhere: Browser, new_phone, ana: Member, path: str, again: str):
    phone = looking(new_phone, elsewhere, ana, path)
    # As a browser says it where the permission is withdrawn, or another program takes the camera.
    video(phone).evaluate("video => video.srcObject.getVideoTracks()[0].dispatchEvent(new Event('ended'))")
    phone.shown("The camera was taken away.")
    expect(video(phone)).to_be_hidden()
    phone.tap(phone.button(again))
    expect(video(phone)).to_be_visible()


@pytest.mark.parametrize("path", ["/foods?tab=code", "/scans/photo"])
def test_the_camera_is_let_go_with_its_page_and_opens_again_on_the_way_back(elsewhere: Browser, new_phone, ana: Member, path: str):
    phone = looking(new_phone, elsewhere, ana, path)
    video(phone).evaluate("video => { globalThis.track = video.srcObject.getVideoTracks()[0]; }")
    phone.tap(phone.page.get_by_role("navigation", name="Places").get_by_role("link", name="Train"))
    expect(video(phone)).to_have_count(0)
    assert phone.page.evaluate("track.readyState") == "ended"
    phone.page.go_back()
    expect(video(phone)).to_be_visible()


@pytest.mark.parametrize("path", ["/foods?tab=code", "/scans/photo"])
def test_the_camera_is_off_while_nobody_looks_at_the_page(elsewhere: Browser, new_phone, ana: Member, path: str):
    phone = looking(new_phone, elsewhere, ana, path)
    video(phone).evaluate("video => { globalThis.track = video.srcObject.getVideoTracks()[0]; }")
    phone.page.evaluate(HIDE, True)
    assert phone.page.evaluate("track.readyState") == "ended"
    expect(video(phone)).to_be_hidden()
    phone.page.evaluate(HIDE, False)
    expect(video(phone)).to_be_visible()


def test_without_scripts_a_photo_of_the_bars_leads_to_the_product(new_phone, bar: Member, tmp_path: Path):
    phone: Phone = new_phone(java_script_enabled=False).log_in(bar)
    phone.go(f"/foods?tab=code&day={today()}&meal=Dinner")
    phone.field("A photo of the bars").set_input_files(BANANA)
    phone.tap(phone.button("Read it"))
    phone.shown("We couldn't read the code")
    phone.field("A photo of the bars").set_input_files(file(tmp_path, CODE))
    phone.tap(phone.button("Read it"))
    expect(phone.page.get_by_role("heading", name="Zesty oat bar")).to_be_visible()
    expect(phone.page.get_by_label("Meal", exact=True)).to_have_value("Dinner")


def test_without_a_camera_or_a_network_the_page_says_so(phone: Phone, ana: Member):
    phone.log_in(ana).go("/foods?tab=code")
    phone.shown("The camera isn’t open to this page")
    expect(phone.field("A photo of the bars")).to_be_visible()
    expect(phone.button("Scan with the camera")).to_be_hidden()
    expect(phone.page.get_by_text("inside the box")).to_have_count(0)
    expect(phone.page.locator("main").get_by_role("link", name="Cancel")).to_have_count(1)
    phone.goes_offline()
    phone.shown(re.compile("Scanning needs a network"))
    phone.comes_online()
    expect(phone.page.locator(".online-note")).to_have_count(0)
