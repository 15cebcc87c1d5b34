"""Google Calendar with a fake of the published API: consent, readings, and a calendar of our own (TIM-1, TIM-6)."""

import html
from urllib.parse import parse_qs, urlsplit

import pytest

from calendar_owner import CalendarOwner
from days import in_days
from fake_google import fake_google
from waiting import wait_for


@pytest.fixture
def google():
    with fake_google() as server:
        yield server


def owner(serve, google, **settings: object) -> CalendarOwner:
    client = {"GOOGLE_CLIENT_ID": google.client, "GOOGLE_CLIENT_SECRET": google.secret, "GOOGLE_URL": google.address}
    ana = CalendarOwner.join(serve(**client, **settings))
    ana.open_browser()
    return ana


def begin(ana: CalendarOwner, query: str = "") -> str:
    """Returns the address of Google's page of consent."""
    answer = ana.browser.get(ana.program.url + "/calendars/google" + query, allow_redirects=False)
    assert answer.status_code == 303, answer.text
    cookie = answer.headers["Set-Cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Path=/calendars/google" in cookie
    return answer.headers["Location"]


def follow(ana: CalendarOwner, address: str) -> str:
    """Returns the text of the page to which Google redirects."""
    assert address.startswith(ana.program.url + "/calendars/google/callback?"), address
    answer = ana.browser.get(address)
    assert answer.status_code == 200 and answer.url in (ana.program.url + "/calendars", ana.program.url + "/free-time#days"), answer.text
    return html.unescape(answer.text)


def test_a_member_allows_it_and_is_read_when_something_changed(serve, google, storage):
    google.keep_busy((f"{in_days(1)}T09:00:00Z", f"{in_days(1)}T10:00:00Z"), (f"{in_days(1)}T12:00:00+01:00", f"{in_days(1)}T12:30:00+01:00"))
    ana = owner(serve, google, **storage)
    assert "Google Calendar is connected: 2 busy times" in follow(ana, google.allow(begin(ana)))
    calendar = ana.calendar()
    assert calendar["kind"] == "google" and calendar["busyTimes"] == 2
    google.asked.clear()
    ana.press(f"/calendars/{calendar['id']}/reading")
    wait_for(lambda: ana.calendar()["readAt"] > calendar["readAt"])
    assert google.asked == ["POST /token", "GET /calendar/v3/calendars/primary/events"], "Nothing changed: nothing is read."
    google.keep_busy((f"{in_days(1)}T09:00:00Z", f"{in_days(1)}T10:00:00Z"))
    ana.press(f"/calendars/{calendar['id']}/reading")
    wait_for(lambda: ana.calendar()["busyTimes"] == 1)
    google.oldest = google.changes + 1
    google.asked.clear()
    ana.press(f"/calendars/{calendar['id']}/reading")
    wait_for(lambda: "POST /calendar/v3/freeBusy" in google.asked)
    secrets = [google.secret, *google.refresh_tokens, *google.access_tokens]
    kept = ana.program.log + "".join(file.read_bytes().decode("latin1") for file in ana.program.data.glob("spotter.sqlite*"))
    assert not [secret for secret in secrets if secret in kept]


def test_only_who_began_it_in_their_browser_can_end_it(serve, google):
    ana = owner(serve, google)
    answer = google.allow(begin(ana))
    ben = CalendarOwner.join(ana.program, "ben")
    ben.open_browser()
    begin(ben)
    assert "Connect it once more" in follow(ben, answer)
    forged = answer.replace("state=", "state=x")
    assert "Connect it once more" in follow(ana, forged)
    assert "Connect it once more" in follow(ana, answer), "It was begun once and ended once."
    refused = google.allow(begin(ana)).split("&code")[0] + "&error=access_denied"
    assert "you didn't allow it" in follow(ana, refused)
    assert google.asked == [] and ana.get("/calendars")["calendars"] == ben.get("/calendars")["calendars"] == []


def test_who_allows_a_part_is_told_what_is_missing(serve, google):
    google.granted = "https://www.googleapis.com/auth/calendar.app.created"
    ana = owner(serve, google)
    assert "allow all that this needs" in follow(ana, google.allow(begin(ana)))
    assert ana.get("/calendars")["calendars"] == []


def test_consent_taken_back_is_told_kindly_and_can_be_given_again(serve, google):
    ana = owner(serve, google)
    follow(ana, google.allow(begin(ana)))
    calendar = ana.calendar()
    google.take_back()
    ana.press(f"/calendars/{calendar['id']}/reading")
    wait_for(lambda: ana.calendar()["trouble"])
    page = ana.browser.get(ana.program.url + "/calendars").text
    assert "no longer let us see this calendar" in page and f"/calendars/google?again={calendar['id']}" in page
    google.keep_busy((f"{in_days(1)}T09:00:00Z", f"{in_days(1)}T10:00:00Z"))
    assert "connected again" in follow(ana, google.allow(begin(ana, f"?again={calendar['id']}")))
    wait_for(lambda: ana.calendar()["trouble"] is None)
    assert ana.calendar()["id"] == calendar["id"] and ana.calendar()["busyTimes"] == 1


def test_a_pause_that_google_asks_for_is_kept(serve, google):
    ana = owner(serve, google)
    follow(ana, google.allow(begin(ana)))
    calendar = ana.calendar()
    google.is_busy = True
    ana.press(f"/calendars/{calendar['id']}/reading")
    wait_for(lambda: ana.calendar()["trouble"])
    later = ana.calendar()
    assert "come back later" in later["trouble"]
    assert later["nextReadingAt"] - calendar["readAt"] > 120_000


def test_planned_workouts_stand_in_a_calendar_of_their_own(serve, google, storage):
    ana = owner(serve, google, **storage)
    follow(ana, google.allow(begin(ana)))
    assert google.calendars == {}, "Nobody gets a calendar who didn't ask for one."
    ana.press(f"/calendars/{ana.calendar()['id']}/workouts", on="on")
    plan = ana.plan("Legs", 17)
    wait_for(lambda: [event["summary"] for event in google.events()] == ["Legs"])
    assert google.events()[0]["start"]["dateTime"] == f"{in_days(1)}T17:00:00Z"
    moved = ana.move(plan, 18)
    wait_for(lambda: [event["start"]["dateTime"] for event in google.events()] == [f"{in_days(1)}T18:00:00Z"])
    (name,) = google.calendars
    google.calendars[name][plan["id"].replace("-", "")]["etag"] = '"changed"'
    moved = ana.move(moved, 19)
    wait_for(lambda: [event["start"]["dateTime"] for event in google.events()] == [f"{in_days(1)}T19:00:00Z"])
    ana.cancel(moved)
    wait_for(lambda: google.events() == [])
    google.calendars.clear()
    ana.plan("Arms", 12)
    wait_for(lambda: [event["summary"] for event in google.events()] == ["Arms"])


def test_a_consent_is_given_back_when_its_calendar_is_disconnected(serve, google, storage):
    ana = owner(serve, google, **storage)
    follow(ana, google.allow(begin(ana)))
    (token,) = google.refresh_tokens
    assert ana.ask("DELETE", f"/calendars/{ana.calendar()['id']}").status_code == 204
    wait_for(lambda: google.refresh_tokens == set())
    assert google.asked[-1] == "POST /revoke" and token not in ana.program.log


def test_google_is_not_offered_where_the_operator_has_no_client(serve):
    ana = CalendarOwner.join(serve())
    ana.open_browser()
    assert "/calendars/google" not in ana.browser.get(ana.program.url + "/calendars").text
    assert ana.browser.get(ana.program.url + "/calendars/google").status_code == 404


def test_the_page_of_consent_shows_the_challenge_and_never_the_verifier(serve, google):
    ana = owner(serve, google)
    asked = parse_qs(urlsplit(begin(ana)).query)
    assert "code_verifier" not in asked and len(asked["code_challenge"][0]) == 43
