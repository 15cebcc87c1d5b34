"""A photo of a food: by the camera in the page, chosen without scripts, corrected, kept."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from days import today
from fake_camera import camera
from people import Member
from phone import Phone
from pictures import BLACK, picture
from ways import well

BANANA = Path(__file__).with_name("banana.jpg")
# A page on a wooden table, as a phone sees it from above.
PRINTED = """
<meta name="viewport" content="width=device-width">
<body style="margin: 0; overflow: hidden; background: linear-gradient(100deg, #8a6440, #6b4a2c)">
<article style="inline-size: 300px; margin: 90px auto; padding: 24px; background: #f3efe6; color: #222; font: 13px/1.5 serif;
  box-shadow: 0 4px 16px #0006; transform: rotate(DEGREESdeg)">
<h1 style="font-size: 22px">Terms of the water works, page 12</h1>
""" + "<p>The meter is read on 31 March and 30 September. Whoever moves in between writes down 8 digits, 0 0 4 7 1 1 9 3, and sends them within a week.</p>" * 6 + "</article>"


@pytest.fixture
def seeing(browser: Browser, tmp_path: Path):
    """A browser whose camera sees a banana."""
    with camera(browser, BANANA, tmp_path) as seeing:
        yield seeing


def test_the_camera_sees_a_banana_which_is_logged(seeing: Browser, new_phone, ana: Member):
    phone: Phone = new_phone(on=seeing, permissions=["camera"]).log_in(ana)
    phone.go(f"/diary/{today()}")
    phone.taps = 0
    phone.tap(phone.meal("Lunch").get_by_role("link", name="Add"))
    phone.tap(phone.link("Take its photo"))
    expect(phone.page.locator("[data-camera-video]")).to_be_visible()
    phone.tap(phone.button("Take the photo"))
    assert phone.taps == 3
    phone.page.wait_for_url(re.compile("/scans/photo/[0-9a-f-]{36}"))
    well(phone)
    first = phone.page.locator(".choice").first
    expect(first).to_contain_text(re.compile(r"Banana \d+ %"))
    expect(first.get_by_role("radio")).to_be_checked()
    phone.tap(phone.button("Next"))
    expect(phone.page.get_by_label("Unit", exact=True)).to_have_value("1 medium")
    expect(phone.page.get_by_label("Meal", exact=True)).to_have_value("Lunch")
    phone.tap(phone.button("Log it"))
    expect(phone.meal("Lunch")).to_contain_text("Banana")


def test_without_scripts_a_photo_is_chosen_and_what_it_really_is_teaches(new_phone, ana: Member):
    phone: Phone = new_phone(java_script_enabled=False).log_in(ana)
    for expected in ("Banana", "Plantain"):
        phone.go(f"/scans/photo?day={today()}&meal=Lunch")
        phone.field("A photo of the food").set_input_files(BANANA)
        phone.tap(phone.button("Look at it"))
        expect(phone.page.locator(".choice").first).to_contain_text(expected)
        phone.tap(phone.link("Something else"))
        phone.page.get_by_role("searchbox").fill("plantain")
        phone.tap(phone.button("Search"))
        phone.tap(phone.page.locator("#results a.row").first)
        phone.tap(phone.button("Log it"))
        expect(phone.meal("Lunch")).to_contain_text("lantain")
    phone.go("/diary/photos")
    # What is said later of the very same photo takes the place of what was said before.
    phone.shown("1 photo")
    phone.tap(phone.button("Forget all of it"))
    phone.shown("Nothing yet")


def test_a_browser_without_a_camera_says_so_and_a_chosen_photo_goes_out_at_once(phone: Phone, ana: Member):
    phone.log_in(ana).go(f"/scans/photo?day={today()}&meal=Dinner")
    phone.shown("The camera isn’t open to this page")
    expect(phone.button("Take the photo")).to_be_hidden()
    phone.field("A photo of the food").set_input_files(BANANA)
    phone.page.wait_for_url(re.compile("/scans/photo/[0-9a-f-]{36}"))
    phone.shown("Banana")
    looked = phone.page.get_by_role("img", name="Your photo")
    assert looked.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100


def test_nothing_is_seen_twice_and_the_search_opens(phone: Phone, ana: Member, tmp_path: Path):
    black = picture(tmp_path, 300, 300, BLACK, BLACK)
    phone.log_in(ana).go(f"/scans/photo?day={today()}&meal=Dinner")
    phone.field("A photo of the food").set_input_files(black)
    phone.shown("arm's length, in good light")
    phone.field("A photo of the food").set_input_files(black)
    phone.page.wait_for_url(re.compile(r"/foods\?"))
    expect(phone.page.get_by_role("searchbox")).to_be_visible()
    phone.shown("We can't tell what this is")
    # In the dark there is nothing to guess from.
    expect(phone.page.get_by_role("searchbox")).to_have_value("")
    expect(phone.link("scan its barcode")).to_be_visible()


def test_a_screenshot_of_words_shows_no_food(phone: Phone, ana: Member, tmp_path: Path):
    phone.log_in(ana).go("/help/diary")
    words = tmp_path / "words.png"
    phone.page.screenshot(path=words)
    phone.go(f"/scans/photo?day={today()}&meal=Dinner")
    phone.field("A photo of the food").set_input_files(words)
    phone.shown("arm's length, in good light")


@pytest.mark.parametrize("degrees", [7, -18, 45, 100, 200])
def test_a_printed_page_that_lies_askew_is_no_food_and_no_code(phone: Phone, ana: Member, degrees: int):
    phone.page.set_content(PRINTED.replace("DEGREES", str(degrees)))
    page = phone.page.screenshot(type="jpeg", quality=85)
    for path, nothing in (("/scans/photo", {"candidates": []}), ("/scans/barcode", {"code": None, "food": None})):
        answer = ana.ask("POST", path, data=page, headers={"Content-Type": "image/jpeg"})
        assert answer.status_code == 200, answer.text
        assert answer.json() | nothing == answer.json(), answer.text


def test_large_letters_leave_the_words_of_the_cameras_button_whole(phone: Phone, ana: Member):
    phone.log_in(ana).page.set_viewport_size({"width": 320, "height": 640})
    phone.go(f"/scans/photo?day={today()}&meal=Lunch")
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    broken = phone.button("Open the camera").evaluate("""button => {
        const text = [...button.childNodes].find(node => node.nodeType === Node.TEXT_NODE && node.data.trim());
        return [...text.data.matchAll(/\\S+/g)].filter(word => {
            const range = new Range();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            return range.getClientRects().length > 1;
        }).map(word => word[0]);
    }""")
    assert broken == []


def test_a_kept_photo_stands_on_its_entry_and_is_deleted(phone: Phone, ana: Member):
    phone.log_in(ana).go("/diary/photos")
    phone.tap(phone.button("Keep them from now on"))
    phone.shown("Photos are kept with what you log by them")
    phone.go(f"/scans/photo?day={today()}&meal=Lunch")
    phone.field("A photo of the food").set_input_files(BANANA)
    phone.page.wait_for_url(re.compile("/scans/photo/[0-9a-f-]{36}"))
    phone.tap(phone.button("Next"))
    phone.tap(phone.button("Log it"))
    small = phone.meal("Lunch").locator("img")
    assert small.evaluate("image => image.decode().then(() => image.naturalWidth)") > 30
    phone.tap(phone.meal("Lunch").get_by_role("link", name="Banana"))
    kept = phone.page.get_by_role("img", name="Your photo of Banana")
    expect(kept).to_be_visible()
    assert kept.evaluate("image => image.decode().then(() => image.naturalWidth)") > 100
    phone.go("/diary/photos/kept")
    phone.tap(phone.link("Banana"))
    # Whoever taps a photo sees it large, not the top of the entry's form.
    expect(kept).to_be_in_viewport(ratio=0.9)
    phone.tap(phone.button("Delete the photo"))
    expect(kept).to_be_hidden()
    phone.tap(phone.toasts.get_by_role("button", name="Undo"))
    # It is seen to be back: not the top of the form, which shows nothing of it.
    expect(kept).to_be_in_viewport(ratio=0.9)
