"""Videos are played only when somebody presses play, in a sandboxed frame of one host (TRN-10)."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from fake_sources import fake_sources
from people import Member
from phone import Phone
from program import Program

SQUAT = "/exercises/bodyweight-squat/videos"


@pytest.fixture
def phone_with_videos(browser, prepared: Path, tmp_path: Path) -> Iterator[tuple[Phone, list[str]]]:
    """A phone of a member of a house that may ask YouTube; what the phone asked elsewhere is listed and answered here."""
    data = tmp_path / "data"
    data.mkdir(mode=0o700)
    shutil.copy(prepared, data / "catalogue.sqlite")
    with fake_sources("4000000000013", "nothing") as outside:
        program = Program(data, RATE_LIMITS="off", YOUTUBE_KEY="a-made-up-key", YOUTUBE_URL=outside.address).start()
        context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, service_workers="block")
        elsewhere: list[str] = []

        def answer(route) -> None:
            if route.request.url.startswith(program.url):
                return route.continue_()
            elsewhere.append(route.request.url)
            route.fulfill(content_type="text/html", body="<title>A player</title>")

        context.route("**/*", answer)
        phone = Phone(context, program.url)
        phone.log_in(Member.join(program))
        yield phone, elsewhere
        phone.close()
        program.kill()


def test_a_video_plays_on_a_tap_and_nothing_is_loaded_before(phone_with_videos):
    phone, elsewhere = phone_with_videos
    phone.go("/exercises/bodyweight-squat")
    phone.tap(phone.link("See it done"))
    phone.shown("Squats, sitting down")
    assert elsewhere == []
    phone.settled()
    phone.tap(phone.link("Play Squats, sitting down"))
    player = phone.page.locator("iframe")
    expect(player).to_have_attribute("sandbox", "allow-scripts allow-same-origin allow-presentation")
    title = phone.page.frame_locator("iframe").locator("title")
    title.wait_for(state="attached")
    assert title.text_content() == "A player"
    assert elsewhere == ["https://www.youtube-nocookie.com/embed/madeUp-id_2?autoplay=1&rel=0"]
    assert phone.complaints == []


def test_no_other_page_may_hold_a_player(phone_with_videos):
    phone, elsewhere = phone_with_videos
    phone.go("/exercises/bodyweight-squat")
    with phone.page.expect_console_message(lambda message: "frame" in message.text):
        phone.page.evaluate(
            """() => { const frame = document.createElement("iframe"); frame.src = "https://www.youtube-nocookie.com/embed/madeUp-id_2";
            document.body.append(frame); }"""
        )
    assert elsewhere == []
    assert any("frame" in complaint for complaint in phone.complaints)
